import { expect, test } from 'vitest';
import { addressIn, languages, splitLanguage } from './languages.ts';

test('an address without a language is in English', () => {
  expect(splitLanguage('/Events')).toEqual({ language: 'en', path: '/Events' });
  expect(splitLanguage('/')).toEqual({ language: 'en', path: '/' });
  expect(splitLanguage('/en/Events')).toEqual({ language: 'en', path: '/en/Events' });
});

test('the others stand below their code, however it is spelt', () => {
  expect(splitLanguage('/rw/Events')).toEqual({ language: 'rw', path: '/Events' });
  expect(splitLanguage('/FR')).toEqual({ language: 'fr', path: '/' });
  expect(splitLanguage('/fr/')).toEqual({ language: 'fr', path: '/' });
});

test('an address that only begins with the same letters is not in that language', () => {
  expect(splitLanguage('/rwanda')).toEqual({ language: 'en', path: '/rwanda' });
});

test('each address leads back to where it came from', () => {
  for (const language of languages) {
    for (const path of ['/', '/Events', '/EventDetails/7']) {
      expect(splitLanguage(addressIn(language, path))).toEqual({ language, path });
    }
  }
});
