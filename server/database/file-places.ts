import type { CollectionFacts } from '../../domain/collections/collection.ts';
import { collections } from '../../domain/collections/registry.ts';

/** A table whose rows can use a file. Without a `title` a row is called by the noun alone. */
interface FilePlace extends Pick<CollectionFacts, 'table' | 'noun'> {
  /** The column that names a row. */
  key: 'id' | 'slug';
  title?: string;
  /** Columns with a file's number. */
  files: readonly string[];
  /** Columns of text that can hold a file's address. */
  texts: readonly string[];
}

const ofCollection = ({ table, noun, title, files = [], texts = [] }: CollectionFacts): FilePlace => ({
  table,
  noun,
  title,
  key: 'id',
  files,
  texts,
});

/** Everywhere that a file can be used: each collection as it is described, and what is no collection. */
export const filePlaces: readonly FilePlace[] = [
  ...collections.map(ofCollection),
  { table: 'site_pages', noun: 'page', key: 'slug', title: 'title', files: [], texts: ['body'] } as const,
  { table: 'site_settings', noun: 'site settings', key: 'id', files: [], texts: ['settings'] } as const,
  { table: 'drafts', noun: 'draft', key: 'id', title: 'title', files: [], texts: ['content', 'files'] } as const,
  { table: 'translations', noun: 'translation', key: 'id', files: [], texts: ['published', 'draft'] } as const,
].filter(({ files, texts }) => files.length + texts.length > 0);
