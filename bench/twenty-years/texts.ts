import { inEachLanguage, type Language } from '../../domain/languages.ts';
import type { Chance } from './chance.ts';
import { firstNames, lastNames, plainWords, rareWords } from './words.ts';

/** Paragraphs that are made for each language; texts are put together from these. */
const PARAGRAPHS = 1_000;

/** The part of all words that are those of every day. */
const PLAIN = 0.6;

/** A person as they write themselves into a form. */
export interface Person {
  name: string;
  email: string;
  /** As `+250788111222`. */
  phone: string;
}

/** A giver with a number in the database. */
export interface KnownGiver extends Person {
  id: number;
}

/** Made-up texts in each language of the site. */
export interface Texts {
  title(language: Language): string;
  sentence(language: Language): string;
  paragraph(language: Language): string;
  /** HTML of so many elements: paragraphs, with headings, lists and links among them. */
  html(language: Language, elements: number): string;
  /** A person with this number; `kind` is what their address begins with. */
  person(kind: string, number: number): Person;
}

export function makeTexts(chance: Chance): Texts {
  const rare = inEachLanguage(rareWords);
  const word = (language: Language) => chance.pick(chance.happens(PLAIN) ? plainWords[language] : rare[language]);
  const words = (language: Language, least: number, most: number) => {
    const count = least + chance.below(most - least + 1);
    const [first = '', ...others] = Array.from({ length: count }, () => word(language));
    return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ');
  };
  const sentence = (language: Language) => `${words(language, 7, 20)}.`;
  const sentences = (language: Language) =>
    Array.from({ length: 3 + chance.below(4) }, () => sentence(language)).join(' ');
  const paragraphs = inEachLanguage((language) => Array.from({ length: PARAGRAPHS }, () => sentences(language)));
  const paragraph = (language: Language) => chance.pick(paragraphs[language]);

  function element(language: Language, place: number): string {
    if (place % 6 === 5) return `<h2>${words(language, 3, 8)}</h2>`;
    if (place % 7 === 6)
      return `<ul><li>${sentence(language)}</li><li><strong>${sentence(language)}</strong></li></ul>`;
    const link = place % 5 === 4 ? ` <a href="https://example.org/report">${words(language, 2, 5)}</a>` : '';
    return `<p>${paragraph(language)}${link}</p>`;
  }

  return {
    title: (language) => words(language, 3, 8),
    sentence,
    paragraph,
    html: (language, elements) => Array.from({ length: elements }, (_, place) => element(language, place)).join('\n'),
    person: (kind, number) => ({
      name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
      email: `${kind}${number}@place${number % 50}.example`,
      phone: `+250788${100_000 + (number % 900_000)}`,
    }),
  };
}
