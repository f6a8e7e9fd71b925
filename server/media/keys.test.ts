import { expect, test } from 'vitest';
import { extensionOf, newKey } from './keys.ts';

test('the name of a file never begins with a hyphen, which other programs take for an option', () => {
  for (let turn = 0; turn < 5000; turn += 1) {
    const key = newKey('jpg');
    expect(key).toMatch(/^[^-]/);
    expect(extensionOf(key)).toBe('jpg');
  }
});
