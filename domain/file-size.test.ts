import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

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
