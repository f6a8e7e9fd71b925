import { expect, test } from 'vitest';
import { addressIn, languages, setMainLanguage, splitLanguage } from './languages.ts';

test('an address without a language is in English', () => {
  expect(splitLanguage('/Events')).toEqual({ language: 'en', path: '/Events', hasPrefix: false });
  expect(splitLanguage('/')).toEqual({ language: 'en', path: '/', hasPrefix: false });
  expect(splitLanguage('/en/Events')).toEqual({ language: 'en', path: '/Events', hasPrefix: true });
});

test('the others stand below their code, however it is spelt', () => {
  expect(splitLanguage('/rw/Events')).toEqual({ language: 'rw', path: '/Events', hasPrefix: true });
  expect(splitLanguage('/FR')).toEqual({ language: 'fr', path: '/', hasPrefix: true });
  expect(splitLanguage('/fr//evil.example')).toEqual({ language: 'fr', path: '/evil.example', hasPrefix: true });
  expect(splitLanguage('/fr/')).toEqual({ language: 'fr', path: '/', hasPrefix: true });
});

test('an address that only begins with the same letters is not in that language', () => {
  expect(splitLanguage('/rwanda')).toEqual({ language: 'en', path: '/rwanda', hasPrefix: false });
});

test('each address leads back to where it came from, whichever is the main language', () => {
  for (const main of [...languages].reverse()) {
    setMainLanguage(main);
    expect(addressIn(main, '/Events')).toBe('/Events');
    for (const language of languages) {
      for (const path of ['/', '/Events', '/EventDetails/7']) {
        expect(splitLanguage(addressIn(language, path))).toMatchObject({ language, path });
      }
    }
  }
});
