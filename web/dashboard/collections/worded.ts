import { described } from '#locale/dashboard/described.ts';
import type { Collection } from '../../../domain/collections/collection.ts';
import { type CollectionWords, collectionInWords } from '../../../domain/collections/words.ts';

const words: Readonly<Record<string, CollectionWords>> = described;

/** The collection with its words in the reader's language: everything that the dashboard says of it comes from here. */
export function worded<One extends Pick<Collection, 'name' | 'fields' | 'screen'>>(collection: One): One {
  const own = words[collection.name];
  return own ? collectionInWords(collection, own) : collection;
}
