import { expect, test } from 'vitest';
import { catalogues } from '../../../locales/catalogues.ts';
import { listInWords, namesInWords } from './names-in-words.ts';

test('names stand in a sentence as a list, and after five the rest are counted', () => {
  const names = ['Aline', 'Jean', 'Marie', 'Eric', 'Grace', 'Paul', 'Rose'];
  expect(namesInWords([])).toBe('');
  expect(namesInWords(names.slice(0, 1))).toBe('Aline');
  expect(namesInWords(names.slice(0, 2))).toBe('Aline and Jean');
  expect(namesInWords(names.slice(0, 5))).toBe('Aline, Jean, Marie, Eric and Grace');
  expect(namesInWords(names)).toBe('Aline, Jean, Marie, Eric, Grace and 2 more');
  expect(listInWords(names)).toBe('Aline, Jean, Marie, Eric, Grace, Paul and Rose');
});

test('in Kinyarwanda the word before the last is shortened before a vowel, but not before a name', () => {
  const { listed } = catalogues.rw.dashboard.list;
  expect(listed('Aline', 'Umutoni')).toBe('Aline na Umutoni');
  expect(listed('inkuru', 'ibikorwa')).toBe('inkuru n’ibikorwa');
});
