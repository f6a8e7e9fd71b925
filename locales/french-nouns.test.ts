import { expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { genders, le, un } from './fr/nouns.ts';

test('the gender of what each collection holds is known in French', () => {
  const nouns = Object.values(catalogues.fr.dashboard.described.described).map(({ one }) => one.toLowerCase());
  expect(nouns.filter((noun) => !(noun in genders))).toEqual([]);
});

test('a noun of a collection has its article in French', () => {
  expect(['Étape', 'Personne', 'Projet'].map(un)).toEqual(['une étape', 'une personne', 'un projet']);
  expect(['Étape', 'Personne', 'Projet'].map(le)).toEqual(['l’étape', 'la personne', 'le projet']);
});
