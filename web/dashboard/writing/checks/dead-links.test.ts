import { expect, test } from 'vitest';
import type { TroubledLink } from '../../../../domain/links.ts';
import { paragraph, picture, written } from '../../../../tests/support/written-text.ts';
import { deadLinkFindings, deadLinksIn } from './dead-links.ts';

const site = 'https://intambwe.example';
const record = { resource: 'posts', record: '7' } as const;
const trouble = (changes: Partial<TroubledLink>): TroubledLink => ({
  id: 1,
  address: '/our-story',
  words: 'how it began',
  language: null,
  trouble: 'trash',
  title: 'Our story',
  ...changes,
});

const told = (text: ReturnType<typeof written>, troubled: TroubledLink[], link?: { field: string; href: string }) =>
  deadLinkFindings(deadLinksIn(text.links, troubled, site), troubled, { record, link }, site);

test.each(['/our-story', `${site}/our-story`, '/our-story#begin', '/our-story?from=mail'])(
  'a link to %s is told of where it stands',
  (link) => {
    const text = written(paragraph('Read ', { link, words: 'how it began' }));
    expect(told(text, [trouble({})])).toEqual([
      { said: 'The link “how it began” to /our-story: “Our story” is in the trash.', place: { from: 6, to: 18 } },
    ]);
  },
);

test.each(['/our-story-2', 'https://elsewhere.example/our-story', '/about', '#our-story'])(
  'a link to %s is another one',
  (link) => expect(told(written(paragraph({ link, words: 'how it began' })), [trouble({})])).toEqual([]),
);

test('a picture that leads nowhere is told of too', () =>
  expect(told(written(picture('Hills', { href: '/our-story' })), [trouble({ words: '' })])).toMatchObject([
    { said: 'The link “Hills” to /our-story: “Our story” is in the trash.' },
  ]));

test('once the link is taken out of the text, nothing is told, before it is saved as well', () =>
  expect(told(written(paragraph('Read how it began')), [trouble({})])).toEqual([]));

test('a link in a translation leads to the form of the translation', () =>
  expect(told(written(), [trouble({ language: 'fr', title: null })])).toEqual([
    {
      said: 'The link “how it began” to /our-story in the Français translation: what it leads to is in the trash.',
      place: { address: '/dashboard/translations/posts/7/fr' },
    },
  ]));

test('a field that is a link leads to the field', () => {
  const meeting = trouble({ words: '' });
  const field = { field: 'online_link', href: `${site}/our-story` };
  expect(told(written(), [meeting], field)).toMatchObject([{ place: { field: 'online_link' } }]);
  expect(told(written(), [meeting], { ...field, href: '' })).toEqual([]);
});
