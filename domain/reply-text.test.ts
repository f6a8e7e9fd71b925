import { expect, test } from 'vitest';
import * as en from '../locales/en/replies.ts';
import * as rw from '../locales/rw/replies.ts';
import { inWords, replyText } from './reply-text.ts';

test('a text of a reply is worded in the language of its reader', () => {
  const text = replyText('chooseSubject');
  expect(inWords(en, text)).toBe('Choose a subject.');
  expect(inWords(rw, text)).toBe('Muhitemo icyo ubutumwa buvugaho.');
});

test('its values come along', () => {
  expect(inWords(en, replyText('atMostCharacters', 120))).toBe('Use at most 120 characters.');
});

test.each(['Not found.', '', '["no such code"]', '["constructor"]', '["', '[]'])('%s has no code and stays', (text) => {
  expect(inWords(en, text)).toBe(text);
});
