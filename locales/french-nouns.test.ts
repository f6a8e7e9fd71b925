import { expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { agreed, genders, le, un } from './fr/nouns.ts';

test('the gender of what each collection and each list holds is known in French', () => {
  const nouns = Object.values(catalogues.fr.dashboard.described.described).map(({ one }) => one.toLowerCase());
  const { fun_facts, progress_bars, social_links } = catalogues.fr.dashboard.described.ownFields.settings.fields;
  const entries = [fun_facts, progress_bars, social_links].map(({ one }) => one);
  expect([...nouns, ...entries].filter((noun) => !(noun in genders))).toEqual([]);
});

test('a noun of a collection has its article in French', () => {
  expect(['Étape', 'Personne', 'Projet'].map(un)).toEqual(['une étape', 'une personne', 'un projet']);
  expect(['Étape', 'Personne', 'Projet'].map(le)).toEqual(['l’étape', 'la personne', 'le projet']);
});

test('what is told of a record agrees with its noun in French', () => {
  expect(['Étape', 'Projet'].map((noun) => `${noun} ${agreed('créé', noun)}`)).toEqual(['Étape créée', 'Projet créé']);
});

test('every sentence of the log joins its words to the article of every noun in French', () => {
  const { known, nouns, sentences, unknownAccount } = catalogues.fr.log;
  const records = [...Object.values(nouns), ...Object.keys(genders).map(known), unknownAccount];
  const told = Object.values(sentences).flatMap((sentence) => records.map((record) => sentence('Aline', record)));
  expect(told.filter((text) => /\b(?:de|à|des) les? |\bde un |des l’|des la /.test(text))).toEqual([]);
  expect(sentences.set_password('Aline', 'le compte')).toBe('Aline a changé le mot de passe du compte.');
  expect(sentences.reply('Aline', 'le message reçu')).toBe('Aline a répondu au message reçu.');
  expect(sentences.put_in_order('Aline', known('Moyen de paiement'))).toBe(
    'Aline a changé l’ordre des moyens de paiement.',
  );
});
