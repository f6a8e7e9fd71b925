import type { Database } from '../database/open.ts';
import { type Place, placeOf } from './place.ts';

/** The record to which a link leads. */
export interface Target {
  target: string;
  target_id: number;
}

/** Values in one statement: PostgreSQL takes 65,535, SQLite half of that. */
const BATCH = 10_000;

async function inBatches<Row>(values: readonly string[], read: (batch: string[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(values)];
  const found: Row[] = [];
  for (let at = 0; at < distinct.length; at += BATCH) found.push(...(await read(distinct.slice(at, at + BATCH))));
  return found;
}

/** Pages by the paths at which they stand, in whatever state; before them those that stand there in another language. */
async function pagesAt(db: Database, paths: readonly string[]): Promise<Map<string, number>> {
  const addresses = paths.map((path) => path.slice(1));
  const own = await inBatches(addresses, (batch) =>
    db.selectFrom('pages').select(['id', 'address']).where('address', 'in', batch).execute(),
  );
  const translated = await inBatches(addresses, (batch) =>
    db
      .selectFrom('translations')
      .select(['record', 'published'])
      .where('resource', '=', 'pages')
      .where('field', '=', 'address')
      .where('published', 'in', batch)
      .orderBy('record', 'desc')
      .execute(),
  );
  return new Map([
    ...translated.map(({ record, published }) => [`/${published}`, Number(record)] as const),
    ...own.map(({ id, address }) => [`/${address}`, id] as const),
  ]);
}

/** Files by their keys: the document that each is, or the file itself. */
async function filesAt(db: Database, keys: readonly string[]): Promise<Map<string, Target>> {
  const files = await inBatches(keys, (batch) =>
    db
      .selectFrom('media')
      .leftJoin('documents', (join) =>
        join.onRef('documents.media_id', '=', 'media.id').on('documents.deleted_at', 'is', null),
      )
      .select(['media.key', 'media.id', 'documents.id as document'])
      .where('media.key', 'in', batch)
      .orderBy('documents.id', 'desc')
      .execute(),
  );
  return new Map(
    files.map(({ key, id, document }) => [
      key,
      document === null ? { target: 'media', target_id: id } : { target: 'documents', target_id: document },
    ]),
  );
}

/** Where the redirects lead, by old paths. Chains are kept straight, so there is no second step. */
async function redirectsAt(db: Database, paths: readonly string[]): Promise<Map<string, Place>> {
  const found = await inBatches(paths, (batch) =>
    db
      .selectFrom('redirects')
      .select(['old_path', 'target'])
      .where('old_path', 'in', batch)
      .where('is_gone', '=', false)
      .execute(),
  );
  return new Map(
    found.flatMap(({ old_path, target }) => {
      const place = placeOf(target);
      return place === undefined ? [] : [[old_path, place] as const];
    }),
  );
}

const pagePath = (place: Place) => (place.kind === 'page' ? [place.oldPath] : []);

/** The records that these places name now, each by its place; those that name none are left out. */
export async function targetsOf(db: Database, places: readonly Place[]): Promise<Map<Place, Target>> {
  const pages = await pagesAt(db, places.flatMap(pagePath));
  const unknown = places.flatMap(pagePath).filter((path) => !pages.has(path));
  const redirects = await redirectsAt(db, unknown);
  const moved = await pagesAt(db, [...redirects.values()].flatMap(pagePath));
  const reached = [...places, ...redirects.values()];
  const files = await filesAt(
    db,
    reached.flatMap((place) => (place.kind === 'file' ? place.keys : [])),
  );
  const found = (place: Place, known: ReadonlyMap<string, number>): Target | undefined => {
    if (place.kind === 'record') return { target: place.target, target_id: place.id };
    if (place.kind === 'file') return place.keys.map((key) => files.get(key)).find((file) => file !== undefined);
    const id = known.get(place.oldPath);
    return id === undefined ? undefined : { target: 'pages', target_id: id };
  };
  return new Map(
    places.flatMap((place) => {
      const redirect = place.kind === 'page' ? redirects.get(place.oldPath) : undefined;
      const target = found(place, pages) ?? (redirect && found(redirect, moved));
      return target === undefined ? [] : [[place, target] as const];
    }),
  );
}
