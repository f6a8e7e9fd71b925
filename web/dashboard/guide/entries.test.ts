import { expect, test } from 'vitest';
import { plainCollections } from '../../../domain/collections/registry.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import { partOfGuide } from '../screen/part-of-guide.ts';
import { dashboardScreen, dashboardScreens } from '../screens.ts';
import { entriesWith, guideParts, guideTo } from './entries.ts';

const guide = guideTo(dashboardScreens);

/** Parts that no single screen leads to. */
const ofManyScreens = ['lists', 'beforePublishing'];

/** The part that a screen leads to. */
function ledToBy(name: string): string | undefined {
  const screen = dashboardScreen(name);
  return screen && partOfGuide(name, screen);
}

test('every entry of the menu but the guide has words of its own, unless fields alone describe it', () => {
  const described: readonly string[] = [...plainCollections, ...everyPlainSubmission].map(({ name }) => name);
  const inMenu = dashboardScreens.filter(([name, { menu }]) => menu && name !== 'guide').map(([name]) => name);
  expect(inMenu.filter((name) => !(name in guideParts) && !described.includes(name))).toEqual([]);
});

test('every screen behind the sign-in leads to a part that is there, and every part is led to', () => {
  const shown = guide.map(({ id }) => id);
  const behindSignIn = dashboardScreens.filter(([name, screen]) => !screen.beforeSignIn && name !== 'guide');
  const ledTo = behindSignIn.map(([name]) => ledToBy(name));
  expect(behindSignIn.map(([name]) => name).filter((name) => !shown.includes(ledToBy(name) ?? ''))).toEqual([]);
  expect(shown.filter((id) => !ofManyScreens.includes(id) && !ledTo.includes(id))).toEqual([]);
  expect(Object.keys(guideParts).filter((name) => !shown.includes(name))).toEqual([]);
});

test('a form or a record leads to the part about its list', () => {
  expect(ledToBy('editPost')).toBe('posts');
  expect(ledToBy('pledge')).toBe('pledges');
  expect(ledToBy('gallery_categories')).toBe('categories');
  expect(ledToBy('signIn')).toBeUndefined();
});

test('the search finds parts by words in any order, whatever their accents and case', () => {
  const found = (search: string) => entriesWith(search, guide).map(({ id }) => id);
  expect(found('STATEMENT excél')).toEqual(['importStatement']);
  expect(found(' ')).toHaveLength(guide.length);
  expect(found('giraffe')).toEqual([]);
});
