import type { Fields } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { ownFilesIn, withoutFiles } from '../html/own-files.ts';
import { fileTypes } from '../media/file-types.ts';

/** Files that are looked for by one statement, each with every ending that a file can have. */
const AT_ONCE = 50;

const endings = Object.keys(fileTypes);

/** The names of these of which the library has no file any more. */
async function goneOf(db: Database, names: ReadonlySet<string>): Promise<Set<string>> {
  const gone = new Set(names);
  for (const some of inParts([...names], AT_ONCE)) {
    const keys = some.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
    for (const { key } of await db.selectFrom('media').select('key').where('key', 'in', keys).execute()) {
      gone.delete(key.replace(/\.\w+$/, ''));
    }
  }
  return gone;
}

/**
 * The fields whose texts show files that the library has no more, each with what is left of it: nothing of an address. A file of
 * another site, `publicUrl` says which is ours, is none of the library.
 */
export async function withoutGoneFiles(
  db: Database,
  publicUrl: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const { holds, text } = kindOf(field);
    if (holds !== 'address' || typeof value !== 'string') continue;
    const isHtml = text === 'html';
    if (!isHtml && !value.startsWith('/media/') && !value.startsWith(`${publicUrl}/media/`)) continue;
    const gone = await goneOf(db, ownFilesIn(value));
    if (gone.size === 0) continue;
    const left = isHtml ? withoutFiles(value, gone) : undefined;
    if (left !== value) found.set(name, left);
  }
  return found;
}
