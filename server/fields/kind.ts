import type { Field } from '../../domain/fields/field.ts';
import type { Entry } from '../../domain/fields/group.ts';
import type { KindName, Kinds } from '../../domain/fields/kinds.ts';
import type { Picture } from '../../domain/picture.ts';
import type { Value } from '../database/collection-tables.ts';

// What the server knows of a kind of field. It imports nothing of media or of collections: what these have is passed in.

/** A row of a table, by its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A row for a reply, by the keys of what is read. */
export type Shown = Record<string, unknown>;

/** The columns of a record that is written. */
export type Values = Record<string, Value>;

/** The values of a form: those of columns, and lists, which lie in tables of their own, or as entries in a column. */
export type Inputs = Record<string, Value | readonly (string | number | Entry)[]>;

/** A document of the library as it is read. */
export interface ReadDocument {
  url: string;
  type: string;
  bytes: number;
}

/** A record of another collection as it is read. */
export interface Card {
  id: number;
  name: string;
  is_in_trash?: true;
}

/** The name of the tags in `related`. They are no collection. */
export const TOPICS = 'tags';

/** The numbers of what is read beside the rows, each kind of it in one query. */
export interface Wanted {
  pictures: Set<number>;
  documents: Set<number>;
  /** Those of other collections' records, by the names of these. */
  related: Map<string, Set<number>>;
}

export interface Found {
  pictures: ReadonlyMap<number, Picture>;
  documents: ReadonlyMap<number, ReadDocument>;
  /** The records that whoever reads this may see. */
  related: ReadonlyMap<string, ReadonlyMap<number, Card>>;
  /** HTML with what editors may write, and nothing else. */
  clean(html: string): string;
}

/** Functions that kinds call while a record is written. Each throws a 400 for the field of the form that is wrong. */
export interface Writing {
  /** By which the record is called. */
  title: string;
  isNew: boolean;
  /** HTML with what editors may write, and nothing else. */
  clean(html: string): string;
  /** Checks that a file of the library is a picture. Answers its address. */
  checkPicture(id: number, upload: string, name: string): Promise<string>;
  /** The name under which a document of the library is saved. `missing` is said where there is none. */
  documentName(id: Value, field: { upload: string; missing: string }, title: string): Promise<string>;
  /** Checks that the records of a collection that are chosen in a field are there, and not in the trash, unless they were chosen before. */
  checkRecords(ids: readonly number[], name: string, field: { to: string; wrong: string }): Promise<void>;
  /** The numbers of topics by their names: a name that is new is a new topic. */
  topicsOf(names: readonly string[]): Promise<number[]>;
  /** A name in addresses that no other record has, like the wanted one; made of the title where none is wanted. */
  freeSlug(wanted: string, otherwise: string): Promise<string>;
}

/** What the server knows of a kind of field. */
export interface StoredKind<Kind extends KindName> {
  /**
   * What its column holds. Migrations write columns out, as a released one never changes; a test holds them against this.
   * `json` is a text with a list of entries; `write` gets that text. Null where it lies in a table of its own, or in the JSON of
   * its record.
   */
  column: 'text' | 'number' | 'flag' | 'day' | 'moment' | 'json' | null;
  /** The end of its column's name, behind the name of the field. */
  columnEnd?: string;
  /** Columns that it has beside that of its name. */
  also?: readonly string[];
  /** It is sorted as readers sort texts. */
  isSortedAsText?: true;
  /** Records without a value come last in either direction: the two databases sort empty values differently. */
  isEmptyLast?: true;
  /** Notes the numbers of what is read beside the row. */
  want?(stored: unknown, wanted: Wanted, options: Kinds[Kind]['options']): void;
  /** Puts into the reply what is not read as it is stored. */
  put?(shown: Shown, stored: unknown, key: string, field: Field<Kind>, found: Found): void;
  /** The columns that are written, where these are not the value alone. */
  write?(value: Value, name: string, options: Kinds[Kind]['options'], writing: Writing): Promise<Values>;
  /** The numbers to which its table of links leads from the record, in their order: these are what is stored of it. */
  link?(
    value: Inputs[string],
    name: string,
    options: Kinds[Kind]['options'],
    writing: Writing,
  ): Promise<readonly number[]>;
}
