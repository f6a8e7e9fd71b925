import { expect, test } from 'vitest';
import { currentOf, holdsCurrent, menu } from './menu.ts';

/** The whole menu's `aria-current` at an address, in the order of its entries. */
const marked = (path: string) =>
  menu.flatMap((entry) => {
    if (!('links' in entry)) return currentOf(entry, path) ? [`${entry.label}: ${currentOf(entry, path)}`] : [];
    const links = entry.links.filter((link) => currentOf(link, path)).map(({ label }) => `${label}: page`);
    return holdsCurrent(entry, path) ? [entry.label, ...links] : links;
  });

test.each([
  ['/', ['Home: page']],
  ['/Events', ['Events: page']],
  ['/events/', ['Events: page']],
  ['/EventDetails', ['Events: page']],
  ['/EventDetails/3', ['Events: true']],
  ['/eventdetails/3/', ['Events: true']],
  ['/EventDetails/3-planting-trees', ['Events: true']],
  ['/Blogs', ['Blogs: page']],
  ['/BlogDetail/12', ['Blogs: true']],
  ['/BlogDetail/12-the-box-2/', ['Blogs: true']],
  ['/Mission', ['About Us', 'Our Mission: page']],
  ['/Aboutus', ['About Us']],
  ['/Gallery', ['Gallery', 'Photo Gallery: page']],
  ['/EventDetails/x', []],
  ['/donate', []],
])('at %s the menu marks %j', (path, expected) => {
  expect(marked(path)).toEqual(expected);
});
