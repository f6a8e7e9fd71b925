import { expect, test } from 'vitest';
import { languages, otherLanguages, programLanguage } from '../domain/languages.ts';
import { catalogues } from './catalogues.ts';

/** Every text that takes no values, by its name, without the soft hyphens that stand in narrow columns. */
function textsOf(words: object, before = ''): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[before + name, value.replaceAll('\u00ad', '')]];
    return typeof value === 'object' ? textsOf(value, `${before}${name}.`) : [];
  });
}

const isOfGuide = (name: string) => /^dashboard\.(?:guide[A-Z.]|modules\.\w+Guide\.)/.test(name);

const quotation = /(?:“|«\u00a0?)(.+?)(?:”|\u00a0?»)/g;

/** What each part of the guide quotes in a language, by the part’s name. */
function quotedIn(language: (typeof languages)[number]): Map<string, string[]> {
  const quoted = new Map<string, string[]>();
  for (const [name, text] of textsOf(catalogues[language]).filter(([one]) => isOfGuide(one))) {
    const part = name.split('.about')[0]?.split(/\.(?:steps|asked)\./)[0] ?? name;
    const labels = [...text.matchAll(quotation)].map(([, label = '']) => label);
    quoted.set(part, [...(quoted.get(part) ?? []), ...labels]);
  }
  return quoted;
}

const labelsOf = (language: (typeof languages)[number]) =>
  textsOf(catalogues[language]).filter(([name]) => !isOfGuide(name));

test.each(languages)('in %s the guide quotes only what the screens show', (language) => {
  const labels = new Set(labelsOf(language).map(([, text]) => text));
  const quoted = [...quotedIn(language).values()].flat();
  expect(quoted.length).toBeGreaterThan(150);
  expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
});

test.each(otherLanguages())('in %s each part of the guide quotes the labels that it quotes in English', (language) => {
  const english = labelsOf(programLanguage);
  const translated = new Map(labelsOf(language));
  const quoted = quotedIn(language);
  const missing = [...quotedIn(programLanguage)].flatMap(([part, labels]) =>
    labels
      .filter((label) => {
        const names = english.filter(([, text]) => text === label).map(([name]) => name);
        return !names.some((name) => quoted.get(part)?.includes(translated.get(name) ?? ''));
      })
      .map((label) => `${part}: ${label}`),
  );
  expect(missing).toEqual([]);
});
