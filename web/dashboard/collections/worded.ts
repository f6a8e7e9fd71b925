import { described, ownFields } from '#locale/dashboard/described.ts';
import type { Collection } from '../../../domain/collections/collection.ts';
import {
  type CollectionWords,
  collectionInWords,
  fieldsInWords,
  type OwnFieldsWords,
} from '../../../domain/collections/words.ts';
import type { Fields } from '../../../domain/fields/field.ts';

const words: Readonly<Record<string, CollectionWords>> = described;

/** The collection with its words in the reader's language: everything that the dashboard says of it comes from here. */
export function wordedCollection<One extends Pick<Collection, 'name' | 'fields' | 'screen'>>(collection: One): One {
  const own = words[collection.name];
  return own ? collectionInWords(collection, own) : collection;
}

/** The fields of a collection with screens of its own, in the reader's language. */
export const wordedFields = <All extends Fields>(name: keyof OwnFieldsWords, fields: All): All =>
  fieldsInWords(fields, ownFields[name]);
