import { expect, test } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('a plain click is the page’s', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('a click with %s is the browser’s', (key) => {
  expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
});

test.each([1, 2])('a click of button %i is the browser’s', (button) => {
  expect(isPlainClick({ ...plain, button })).toBe(false);
});
