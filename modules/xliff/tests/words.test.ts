import { expect, test } from 'vitest';
import { languageWords } from '../../../domain/languages.ts';
import * as words from '../words/rw/dashboard.ts';

test('Kinyarwanda never joins the name of a language to the word before it', () => {
  const { name } = languageWords.rw;
  expect(words.download(name)).toContain(`: ${name}`);
});

test('Kinyarwanda counts one text in the singular', () => {
  expect(words.taken(1, 1)).toBe('Inyandiko 1 yabitswe itaratangazwa.');
});
