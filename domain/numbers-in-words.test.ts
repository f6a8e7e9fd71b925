import { expect, test } from 'vitest';
import * as en from '../locales/en/numbers.ts';
import * as fr from '../locales/fr/numbers.ts';
import * as rw from '../locales/rw/numbers.ts';
import { numbersIn } from './numbers-in-words.ts';

const { fileSize, inMegabytes, showNumber, showPercent } = numbersIn(en);

test('a size is in kilobytes below a megabyte, and never nothing', () => {
  expect([20, 340_400, 999_499, 1_240_000, 3_000_000, 12_600_000, 5_720_000_000, 58_000_000_000].map(fileSize)).toEqual(
    ['1\u00a0kB', '340\u00a0kB', '999\u00a0kB', '1.2\u00a0MB', '3\u00a0MB', '13\u00a0MB', '5.7\u00a0GB', '58\u00a0GB'],
  );
});

test('in megabytes, it is divided by 1024 twice and has two decimals', () => {
  expect(inMegabytes(1_572_864)).toBe('1.50\u00a0MB');
  expect(inMegabytes(100_000)).toBe('0.10\u00a0MB');
});

test('a share in percent has two decimals', () => {
  expect([0, 2.5, 100 / 3, 1250].map(showPercent)).toEqual(['0.00%', '2.50%', '33.33%', '1,250.00%']);
});

test('digits stand in groups of three', () => {
  expect([0, 999, 1000, -123, -1_234_567].map(showNumber)).toEqual(['0', '999', '1,000', '-123', '-1,234,567']);
});

test('numbers and units are written as each language has them', () => {
  const inAll = (write: (numbers: ReturnType<typeof numbersIn>) => string) =>
    [en, rw, fr].map((words) => write(numbersIn(words)));
  expect(inAll((it) => it.showNumber(50_015))).toEqual(['50,015', '50.015', '50\u202f015']);
  expect(inAll((it) => it.showPercent(2.5))).toEqual(['2.50%', '2,50%', '2,50\u00a0%']);
  expect(inAll((it) => it.fileSize(340_400))).toEqual(['340\u00a0kB', 'kB\u00a0340', '340\u00a0ko']);
  expect(inAll((it) => it.fileSize(1_240_000))).toEqual(['1.2\u00a0MB', 'MB\u00a01,2', '1,2\u00a0Mo']);
  expect(inAll((it) => it.fileSize(58_000_000_000))).toEqual(['58\u00a0GB', 'GB\u00a058', '58\u00a0Go']);
  expect(inAll((it) => it.inMegabytes(1_572_864))).toEqual(['1.50\u00a0MB', 'MB\u00a01,50', '1,50\u00a0Mo']);
});
