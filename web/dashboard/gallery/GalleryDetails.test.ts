import { expect, test } from 'vitest';
import { inMegabytes } from './GalleryDetails.tsx';

test('a size is divided by 1024 twice and has two decimals', () => {
  expect(inMegabytes(1_572_864)).toBe('1.50 MB');
  expect(inMegabytes(100_000)).toBe('0.10 MB');
  expect(inMegabytes(null)).toBe('Unknown');
});
