import { expect, test } from 'vitest';
import { describedCollections } from '../../../domain/collections/registry.ts';
import { testimonials } from '../../../domain/collections/testimonials.ts';
import { timeline } from '../../../domain/collections/timeline.ts';
import { collectionInWords } from '../../../domain/collections/words.ts';
import { described as french } from '../../../locales/fr/dashboard/described.ts';
import { worded } from './worded.ts';

test.each(describedCollections)('in English $name has the words of its descriptor', (collection) => {
  const { fields, screen } = worded(collection);
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
  expect(fields.map(({ label }) => label)).toEqual(['Titre', 'Date', 'Que sait-on de la date\u00a0?', 'Texte']);
  expect(fields.map(({ input }) => input)).toEqual(sourceFields.map(({ input }) => input));
  expect(fields[2]?.control).toEqual({
    kind: 'choice',
    options: [
      { value: 'day', label: 'Le jour\u00a0: 5 mars 2024' },
      { value: 'month', label: 'Le mois\u00a0: mars 2024' },
      { value: 'year', label: 'L’année\u00a0: 2024' },
    ],
  });
});

test('a list says in the reader’s language whether a box is ticked', () => {
  const { fields } = collectionInWords(testimonials, french.testimonials);
  expect(fields.find(({ name }) => name === 'is_consented')?.control).toMatchObject({
    words: ['Accord donné, affiché', 'Non affiché'],
  });
});
