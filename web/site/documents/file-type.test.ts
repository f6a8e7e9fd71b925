import { expect, test } from 'vitest';
import { fileType } from './file-type.ts';

test('a file is called by the end of its name', () => {
  expect(fileType('how-a-saving-group-begins.pdf')).toBe('PDF');
  expect(fileType('savings.book.csv')).toBe('CSV');
});

test('a name without an end is just a file', () => {
  expect(fileType('README')).toBe('FILE');
});
