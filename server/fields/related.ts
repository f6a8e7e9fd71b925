import { type StoredKind, TOPICS, type Wanted } from './kind.ts';

// Kinds whose values are records of other tables: one by a column, several by a table of links.

const isNumber = (stored: unknown) => typeof stored === 'number';
const numbersIn = (stored: unknown): number[] => [stored].flat().filter(isNumber);

function wantAll({ related }: Wanted, to: string, stored: unknown): void {
  const wanted = related.get(to) ?? new Set();
  related.set(to, wanted);
  for (const id of numbersIn(stored)) wanted.add(id);
}

/** A record that may not be seen is none. */
export const relation: StoredKind<'relation'> = {
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

export const relations: StoredKind<'relations'> = {
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

export const tags: StoredKind<'tags'> = {
  column: null,
  want: (stored, wanted) => wantAll(wanted, TOPICS, stored),
  put(shown, stored, key, _field, { related }) {
    shown[key] = numbersIn(stored).flatMap((id) => related.get(TOPICS)?.get(id)?.name ?? []);
  },
  link: (names, _name, _options, { topicsOf }) => topicsOf([names].flat().map(String)),
};
