import { expect, test } from 'vitest';
import { describedCollections } from '../../../domain/collections/registry.ts';
import { testimonials } from '../../../domain/collections/testimonials.ts';
import { timeline } from '../../../domain/collections/timeline.ts';
import { collectionInWords } from '../../../domain/collections/words.ts';
import { described as french } from '../../../locales/fr/dashboard/described.ts';
import { wordedCollection } from './worded.ts';

test.each(describedCollections)('in English $name has the words of its descriptor', (collection) => {
  const { fields, screen } = wordedCollection(collection);
  expect({ fields, screen }).toEqual({ fields: collection.fields, screen: collection.screen });
});

test('in another language a collection has the words of that language, and is otherwise the same', () => {
  const { screen, fields, ...rest } = collectionInWords(timeline, french.timeline);
  const { screen: source, fields: sourceFields, ...sourceRest } = timeline;
  expect(rest).toEqual(sourceRest);
  expect(screen).toEqual({
    ...source,
    title: 'Histoire',
    subtitle: 'L’histoire de l’organisation, étape par étape.',
    one: 'Étape',
    many: 'Étapes',
    none: 'Pas encore d’étapes',
    columns: [
      { field: 'title', header: 'Étape', below: 'text' },
      { field: 'date', header: 'Quand' },
    ],
  });
  expect(Object.values(fields).map(({ label }) => label)).toEqual([
    'Titre',
    'Date',
    'Que sait-on de la date\u00a0?',
    'Texte',
  ]);
  expect(Object.values(fields).map(({ written }) => written)).toEqual(
    Object.values(sourceFields).map(({ written }) => written),
  );
  expect(fields.precision.options).toEqual({
    choices: {
      day: 'Le jour\u00a0: 5 mars 2024',
      month: 'Le mois\u00a0: mars 2024',
      year: 'L’année\u00a0: 2024',
    },
  });
});

test('a list says in the reader’s language whether a box is ticked', () => {
  const { fields } = collectionInWords(testimonials, french.testimonials);
  expect(fields.is_consented.options).toEqual({ yes: 'Accord donné, affiché', no: 'Non affiché' });
});
