import { expect, test } from 'vitest';
import { titleOfFile } from './title-of-file.ts';

test.each([
  ['market_day-2.jpg', 'Market day 2'],
  ['IMG_2041.JPEG', 'IMG 2041'],
  ['Umunsi w’isoko.final.png', 'Umunsi w’isoko.final'],
  ['.jpg', 'Picture'],
  ['a', 'A'],
])('%s is called %s', (name, title) => expect(titleOfFile(name)).toBe(title));
