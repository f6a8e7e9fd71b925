import { expect, test } from 'vitest';
import * as en from '../locales/en/replies.ts';
import * as enForStaff from '../locales/en/staff-replies.ts';
import * as rw from '../locales/rw/replies.ts';
import * as rwForStaff from '../locales/rw/staff-replies.ts';
import { inWords, replyText, staffText } from './reply-text.ts';

const forStaff = { ...en, ...enForStaff };

test('a text of a reply is worded in the language of its reader', () => {
  const text = replyText('chooseSubject');
  expect(inWords(en, text)).toBe('Choose a subject.');
  expect(inWords(rw, text)).toBe('Muhitemo icyo ubutumwa buvugaho.');
});

test('a text for staff has its words where staff read it', () => {
  const text = staffText('titleRequired');
  expect(inWords(forStaff, text)).toBe('Title is required');
  expect(inWords({ ...rw, ...rwForStaff }, text)).toBe('Mwandike umutwe.');
});

test('its values come along', () => {
  expect(inWords(en, replyText('atMostCharacters', 120))).toBe('Use at most 120 characters.');
});

test('a value that is such a text itself is worded with it; what somebody typed never is', () => {
  const why = staffText('tooManyTags', 9);
  expect(inWords(forStaff, staffText('sentences', { text: why }, { text: why }))).toBe(
    'Use at most 9 tags. Use at most 9 tags.',
  );
  expect(inWords(forStaff, staffText('addressOfPage', why))).toBe(
    `The page “${why}” has this address. Choose another.`,
  );
});

test('no text for staff has the code of one for visitors', () => {
  expect(Object.keys(enForStaff).filter((code) => code in en)).toEqual([]);
});

test.each(['Not found.', '', '["no such code"]', '["constructor"]', '["', '[]'])('%s has no code and stays', (text) => {
  expect(inWords(en, text)).toBe(text);
});
