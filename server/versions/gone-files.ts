import type { Fields } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { ownFilesIn, withoutFiles } from '../html/own-files.ts';

/** Files that are looked for by one statement. */
const AT_ONCE = 500;

/** The keys of these that the library has no more. */
async function goneOf(db: Database, keys: ReadonlySet<string>): Promise<Set<string>> {
  const gone = new Set(keys);
  for (const some of inParts([...keys], AT_ONCE)) {
    for (const { key } of await db.selectFrom('media').select('key').where('key', 'in', some).execute()) {
      gone.delete(key);
    }
  }
  return gone;
}

/** The fields whose texts show files that the library has no more, each with what is left of it: nothing of an address. */
export async function withoutGoneFiles(
  db: Database,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const { holds, text } = kindOf(field);
    if (holds !== 'address' || typeof value !== 'string') continue;
    const gone = await goneOf(db, ownFilesIn(value));
    if (gone.size === 0) continue;
    const left = text === 'html' ? withoutFiles(value, gone) : undefined;
    if (left !== value) found.set(name, left);
  }
  return found;
}
