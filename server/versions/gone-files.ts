import type { Fields } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import type { Database } from '../database/open.ts';
import { mediaAddress } from '../media/keys.ts';

const ownAddress = /\/media\/([\w-]+\.\w+)/g;

/** Pictures and sounds in HTML that was cleaned, in which no attribute has a bracket. */
const shownFile = /<(?:img|audio)\b[^<>]*>(?:<\/audio>)?/g;

const keysIn = (value: unknown) =>
  typeof value === 'string' ? [...value.matchAll(ownAddress)].map(([, key = '']) => key) : [];

/** HTML without what shows these files. */
const withoutFiles = (html: string, gone: readonly string[]) =>
  html.replaceAll(shownFile, (tag) => (gone.some((key) => tag.includes(mediaAddress(key))) ? '' : tag));

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
    const keys = holds === 'address' ? keysIn(value) : [];
    if (typeof value !== 'string' || keys.length === 0) continue;
    const there = await db.selectFrom('media').select('key').where('key', 'in', keys).execute();
    const gone = keys.filter((key) => !there.some((file) => file.key === key));
    if (gone.length === 0) continue;
    const left = text === 'html' ? withoutFiles(value, gone) : undefined;
    if (left !== value) found.set(name, left);
  }
  return found;
}
