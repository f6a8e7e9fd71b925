import { describe, expect, test } from 'vitest';
import { passwordFault, passwordTexts } from './password.ts';

describe('a new password', () => {
  test.each(['', 'hills', 'é1234'])('%j is too short', (password) => {
    expect(passwordFault(password)).toBe(passwordTexts.tooShort);
  });

  test.each([
    '123456',
    'password',
    'Password1!',
    'P@ssw0rd2026!',
    'qwerty123',
    'aaaaaaaa',
    'abcdefgh',
    '87654321',
    '23456789',
    'Kigali2026',
    'intambwe',
    'Murwanda!!',
    'ＰＡＳＳＷＯＲＤ',
  ])('%j is among the first that anybody tries', (password) => {
    expect(passwordFault(password)).toBe(passwordTexts.common);
  });

  test.each(['mukamana99', 'x-MUKAMANA-x'])('%j contains the e-mail address', (password) => {
    expect(passwordFault(password, 'Mukamana@example.org')).toBe(passwordTexts.containsEmail);
  });

  test.each(['umusozi w’izuba', 'zeb-ra', 'ibirunga 5', 'correct horse battery'])('%j can be used', (password) => {
    expect(passwordFault(password, 'jo@example.org')).toBeUndefined();
  });

  test('a very long one is refused before it is hashed', () => {
    expect(passwordFault('x1y2z3 '.repeat(40))).toBe(passwordTexts.tooLong);
  });
});
