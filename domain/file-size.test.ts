import { expect, test } from 'vitest';
import { fileSize, inMegabytes } from './file-size.ts';

test('a size is in kilobytes below a megabyte, and never nothing', () => {
  expect([20, 340_400, 999_499, 1_240_000, 12_600_000, 5_720_000_000, 58_000_000_000].map(fileSize)).toEqual([
    '1 kB',
    '340 kB',
    '999 kB',
    '1.2 MB',
    '13 MB',
    '5.7 GB',
    '58 GB',
  ]);
});

test('in megabytes, it is divided by 1024 twice and has two decimals', () => {
  expect(inMegabytes(1_572_864)).toBe('1.50 MB');
  expect(inMegabytes(100_000)).toBe('0.10 MB');
  expect(inMegabytes(null)).toBe('Unknown');
});
