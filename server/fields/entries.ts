import type { Field, Fields } from '../../domain/fields/field.ts';
import type { KindName, Kinds } from '../../domain/fields/kinds.ts';
import type { Value } from '../database/collection-tables.ts';
import type { Shown, StoredKind, Values, Writing } from './kind.ts';

// Lists of entries that have fields of their own, as they lie in one text of JSON. Beside its values an entry keeps the addresses of
// the files that it shows: by these the database knows which texts show which file.

type StoredEntry = Readonly<Record<string, unknown>>;

/** What the server knows of the kinds of an entry's fields: passed in, as these lists are kinds themselves. */
type KindOf = <Kind extends KindName>(field: Field<Kind>) => StoredKind<Kind>;

const isEntry = (one: unknown): one is StoredEntry => typeof one === 'object' && one !== null;

/** The entries of a column, or of a list within an entry. */
function entriesIn(stored: unknown): readonly StoredEntry[] {
  const found: unknown = typeof stored === 'string' && stored !== '' ? JSON.parse(stored) : stored;
  return Array.isArray(found) ? found.filter(isEntry) : [];
}

const isValue = (value: unknown): value is Value =>
  value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);

/** A value of an entry as it is stored. A list within it is written as its own column would be, and is part of this one's JSON. */
async function written(field: Field, name: string, value: unknown, kindOf: KindOf, writing: Writing): Promise<Values> {
  const { column, write } = kindOf(field);
  const isList = column === 'json';
  const sent = isList ? JSON.stringify(value ?? []) : isValue(value) ? value : null;
  return { [name]: sent, ...(await write?.(sent, name, field.options, writing)) };
}

interface EntriesOf<Kind extends 'group' | 'blocks'> {
  /** The keys of an entry beside its fields. */
  own: readonly string[];
  /** The fields of an entry. Undefined for one that this release does not know: it stays where it is, and nobody reads it. */
  fieldsOf(entry: StoredEntry, options: Kinds[Kind]['options']): Fields | undefined;
}

/** What the server knows of such a list. */
export function entriesKind<Kind extends 'group' | 'blocks'>(
  kindOf: KindOf,
  { own, fieldsOf }: EntriesOf<Kind>,
): StoredKind<Kind> {
  const known = (stored: unknown, options: Kinds[Kind]['options']) =>
    entriesIn(stored).flatMap((entry) => {
      const fields = fieldsOf(entry, options);
      return fields ? [{ entry, fields: Object.entries(fields) }] : [];
    });
  const ownValues = (entry: StoredEntry) => Object.fromEntries(own.map((name) => [name, entry[name]]));
  return {
    column: 'json',
    want(stored, wanted, options) {
      for (const { entry, fields } of known(stored, options))
        for (const [name, field] of fields) kindOf(field).want?.(entry[name], wanted, field.options);
    },
    put(shown, stored, key, { options }, found) {
      shown[key] = known(stored, options).map(({ entry, fields }) => {
        const read: Shown = ownValues(entry);
        for (const [name, field] of fields) {
          // A field that is younger than the entry has the value of a new one.
          read[name] = entry[name] ?? field.initial;
          kindOf(field).put?.(read, read[name], name, field, found);
        }
        return read;
      });
    },
    async write(text, path, options, writing) {
      const entries = known(text, options).map(async ({ entry, fields }, place) => {
        const files = new Set<string>();
        const within: Writing = {
          ...writing,
          // What is wrong is said at its place: `blocks.2.picture`.
          checkPicture: async (id, _, name) => {
            const at = `${path}.${place}.${name}`;
            const address = await writing.checkPicture(id, at, at);
            files.add(address);
            return address;
          },
        };
        const values = await Promise.all(
          fields.map(async ([name, field]) => {
            const kept = await written(field, name, entry[name], kindOf, within);
            return kindOf(field).column === 'json' ? { [name]: JSON.parse(String(kept[name])) } : kept;
          }),
        );
        return Object.assign(ownValues(entry), ...values, files.size > 0 ? { files: [...files] } : {});
      });
      return { [path]: JSON.stringify(await Promise.all(entries)) };
    },
  };
}
