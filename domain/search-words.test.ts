import { expect, test } from 'vitest';
import { differsByOneSlip, wordsIn, wordsOf } from './search-words.ts';

test.each([
  ['École', 'ecole'],
  ["n’umuganda n'umuganda w´abaturage", 'umuganda umuganda abaturage'],
  ["l’école d'Élodie, qu’il", 'ecole elodie il'],
  ['don’t', 'dont'],
  ['multi-agent 20.04', 'multi agent 20 04'],
  ['NOT meeting', 'not meeting'],
  ['col:meeting* "unclosed', 'col meeting unclosed'],
  ['" ( * = @ \\ % _ \u0000 🎉', ''],
  ['’’ l’ ’ours', 'l ours'],
  ['aujourd’hui', 'aujourdhui'],
])('%j has the words %s', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));

test('a word knows where it stands, without what is shortened before it', () => {
  const text = 'Voici l’École !';
  expect([...wordsIn(text)].map(({ from, to }) => text.slice(from, to))).toEqual(['Voici', 'École']);
});

test.each([
  ['umuganda', 'umugnda', true],
  ['umuganda', 'umugadna', true],
  ['umuganda', 'umugganda', true],
  ['umuganda', 'umugenda', true],
  ['umuganda', 'umuganda', false],
  ['umuganda', 'umugend', false],
  ['abcde', 'badce', false],
  ['aab', 'ab', true],
])('%s and %s are one slip apart: %s', (one, other, is) => {
  expect(differsByOneSlip(one, other)).toBe(is);
  expect(differsByOneSlip(other, one)).toBe(is);
});
