import { expect, test } from 'vitest';
import { translationFindings } from './translations.ts';

const record = { resource: 'pages', record: '7' } as const;

test('each language that visitors are offered and that is missing or older leads to its form', () => {
  const translations = [
    { language: 'rw', state: 'missing' },
    { language: 'fr', state: 'outdated' },
  ] as const;
  expect(translationFindings({ translations, offered: ['rw', 'fr'] }, record)).toEqual([
    { said: 'Visitors cannot read this in Kinyarwanda yet.', place: { address: '/dashboard/translations/pages/7/rw' } },
    { said: 'The text in French is older than this one.', place: { address: '/dashboard/translations/pages/7/fr' } },
  ]);
  expect(translationFindings({ translations, offered: [] }, record)).toEqual([]);
});

test('a draft is told of, and a current one is not', () =>
  expect(
    translationFindings(
      {
        translations: [
          { language: 'rw', state: 'draft' },
          { language: 'fr', state: 'current' },
        ],
        offered: ['rw', 'fr'],
      },
      record,
    ).map(({ said }) => said),
  ).toEqual(['The text in Kinyarwanda is still a draft.']));
