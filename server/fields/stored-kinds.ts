import type { Field, Fields } from '../../domain/fields/field.ts';
import type { KindName } from '../../domain/fields/kinds.ts';
import { videoAddress } from '../../domain/fields/video.ts';
import { shownLink } from '../../domain/web-address.ts';
import { entriesKind } from './entries.ts';
import { type StoredKind, TOPICS, type Wanted } from './kind.ts';

/** A link that is none, however it came to be stored, leads nowhere. */
const link: StoredKind<'link'> = {
  column: 'text',
  put(shown, stored, key) {
    shown[key] = typeof stored === 'string' ? shownLink(stored) : null;
  },
};

/** What is neither a page of ours nor a web address leads nowhere, however it came to be stored. */
const target: StoredKind<'target'> = {
  column: 'text',
  put(shown, stored, key) {
    shown[key] = typeof stored === 'string' && /^(?:\/|https?:)/i.test(stored) ? stored : '';
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

const isNumber = (stored: unknown) => typeof stored === 'number';

const picture: StoredKind<'picture'> = {
  column: 'number',
  want(stored, { pictures }) {
    if (isNumber(stored)) pictures.add(stored);
  },
  put(shown, stored, key, { options: { upload } }, { pictures }) {
    const found = isNumber(stored) ? pictures.get(stored) : undefined;
    if (upload !== '') shown[upload] = found?.url ?? null;
    shown[key] = found ?? null;
  },
  async write(id, name, { upload }, { checkPicture }) {
    if (isNumber(id)) await checkPicture(id, upload, name);
    return {};
  },
};

const document: StoredKind<'document'> = {
  column: 'number',
  also: ['file_name'],
  want(stored, { documents }) {
    if (isNumber(stored)) documents.add(stored);
  },
  put(shown, stored, _key, _field, { documents }) {
    if (isNumber(stored)) Object.assign(shown, documents.get(stored));
  },
  write: async (id, _, options, { title, documentName }) =>
    id === undefined ? {} : { file_name: await documentName(id, options, title) },
};

// Kinds whose values are records of other tables: one by a column, several by a table of links.

const numbersIn = (stored: unknown): number[] => [stored].flat().filter(isNumber);

function wantAll({ related }: Wanted, to: string, stored: unknown): void {
  const wanted = related.get(to) ?? new Set();
  related.set(to, wanted);
  for (const id of numbersIn(stored)) wanted.add(id);
}

/** A record that may not be seen is none. */
const relation: StoredKind<'relation'> = {
  column: 'number',
  columnEnd: '_id',
  want: (stored, wanted, { to }) => wantAll(wanted, to, stored),
  put(shown, stored, key, { options: { to, details } }, { related }) {
    const card = isNumber(stored) ? related.get(to)?.get(stored) : undefined;
    shown[key] = card?.id ?? null;
    shown[details] = card ?? null;
  },
  async write(id, name, options, { checkRecords }) {
    if (isNumber(id)) await checkRecords([id], name, options);
    return {};
  },
};

const relations: StoredKind<'relations'> = {
  column: null,
  want: (stored, wanted, { to }) => wantAll(wanted, to, stored),
  put(shown, stored, key, { options: { to } }, { related }) {
    shown[key] = numbersIn(stored).flatMap((id) => related.get(to)?.get(id) ?? []);
  },
  async link(value, name, options, { checkRecords }) {
    const ids = [...new Set(numbersIn(value))];
    if (ids.length > 0) await checkRecords(ids, name, options);
    return ids;
  },
};

const tags: StoredKind<'tags'> = {
  column: null,
  want: (stored, wanted) => wantAll(wanted, TOPICS, stored),
  put(shown, stored, key, _field, { related }) {
    shown[key] = numbersIn(stored).flatMap((id) => related.get(TOPICS)?.get(id)?.name ?? []);
  },
  link: (names, _name, _options, { topicsOf }) => topicsOf([names].flat().map(String)),
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
  target,
  video,
  dial: { column: 'text' },
  email: { column: 'text' },
  telephone: { column: 'text' },
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
  // It lies in the JSON of its record; no collection has it yet.
  languages: { column: null },
  group: entriesKind<'group'>(storedKind, { own: ['id'], fieldsOf: (_, { fields }) => fields }),
  blocks: entriesKind<'blocks'>(storedKind, {
    own: ['id', 'type', 'is_hidden', 'shown_from', 'shown_until'],
    fieldsOf: ({ type }, { types }) => types[String(type)]?.fields,
  }),
};

/** What the server knows of a field by its kind. */
export function storedKind<Kind extends KindName>({ kind }: Field<Kind>): StoredKind<Kind> {
  return storedKinds[kind];
}

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
