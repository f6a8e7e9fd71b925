import type { Field, Fields } from '../../domain/fields/field.ts';
import type { KindName } from '../../domain/fields/kinds.ts';
import { videoAddress } from '../../domain/fields/video.ts';
import { shownLink } from '../../domain/web-address.ts';
import { document, picture } from './file.ts';
import type { StoredKind } from './kind.ts';
import { relation, relations, tags } from './related.ts';

/** A link that is none, however it came to be stored, leads nowhere. */
const link: StoredKind<'link'> = {
  column: 'text',
  put(shown, stored, key) {
    shown[key] = typeof stored === 'string' ? shownLink(stored) : null;
  },
};

/** An address that no player may be given, however it came to be stored, is none. */
const video: StoredKind<'video'> = {
  column: 'text',
  put(shown, stored, key) {
    shown[key] = videoAddress.safeParse(stored).data ?? null;
  },
};

/** HTML is cleaned when it is saved, and again when it is read: nobody gets what came to be stored otherwise. */
const richText: StoredKind<'richText'> = {
  column: 'text',
  put(shown, stored, key, _field, { clean }) {
    shown[key] = clean(String(stored));
  },
  write: async (html, name, _, { clean }) => ({ [name]: clean(String(html)) }),
};

/** An icon that is no longer one of ours is none. */
const icon: StoredKind<'icon'> = {
  column: 'text',
  put(shown, stored, key, { options: { icons } }) {
    shown[key] = icons.some((one) => one === stored) ? stored : null;
  },
};

/** A new record gets one, or another that staff want; otherwise it stays: links lead to it. */
const slug: StoredKind<'slug'> = {
  column: 'text',
  async write(value, name, { otherwise }, { isNew, freeSlug }) {
    const wanted = String(value ?? '');
    return { [name]: !isNew && wanted === '' ? undefined : await freeSlug(wanted, otherwise) };
  },
};

const storedKinds: { readonly [Kind in KindName]: StoredKind<Kind> } = {
  text: {
    column: 'text',
    isSortedAsText: true,
    write: async (value, name, { isNullIfEmpty }) => (isNullIfEmpty ? { [name]: value || null } : {}),
  },
  paragraphs: { column: 'text' },
  richText,
  link,
  target: { column: 'text' },
  video,
  dial: { column: 'text' },
  slug,
  address: { column: 'text' },
  flag: { column: 'flag' },
  day: { column: 'day' },
  moment: { column: 'moment', isEmptyLast: true },
  choice: { column: 'text' },
  icon,
  amount: { column: 'number' },
  number: { column: 'number' },
  position: { column: 'number' },
  picture,
  document,
  relation,
  relations,
  tags,
  // These lie in the JSON of their record; no collection has them yet.
  languages: { column: null },
  group: { column: null },
};

/** What the server knows of a field by its kind. */
export const storedKind = <Kind extends KindName>({ kind }: Field<Kind>): StoredKind<Kind> => storedKinds[kind];

/** By what a field is read: one that is not read itself, by the first thing beside it; undefined where nothing is among `keys`. */
const keyOf = (name: string, field: Field, keys?: readonly string[]) =>
  [field.readAs ?? name, ...Object.keys(field.beside)].find((one) => keys === undefined || keys.includes(one));

/** The fields of a list that lie in tables of links. */
export const linkedFields = (fields: Fields, keys?: readonly string[]) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = storedKind(field);
    const key = keyOf(name, field, keys);
    return key === undefined || !kind.link ? [] : [{ name, field, kind, key }];
  });

/**
 * The fields of a list that have a column, with what the server knows of their kinds, and the names by which they are read: of
 * those that are among `keys`, where these are given.
 */
export const storedFields = (fields: Fields, keys?: readonly string[]) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = storedKind(field);
    const key = keyOf(name, field, keys);
    if (key === undefined || kind.column === null) return [];
    return [{ name, field, kind, key, column: `${name}${kind.columnEnd ?? ''}`, holds: kind.column }];
  });
