import { sql } from 'kysely';
import { relatedCollection } from '../../domain/collections/registry.ts';
import { tableOf } from '../database/collection-tables.ts';
import { givenList } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import { type Card, type Found, TOPICS, type Wanted } from '../fields/kind.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { visibilityNamed } from './visibility.ts';

/** Notes of a visitors' reply what it depends on. */
export type Dependencies = Pick<CacheContext, 'addParts' | 'expiresAt'>;

const among = (db: Database) => sql<boolean>`${sql.ref('id')} in ${givenList(db, 'records')}`;

const topicsAmong = prepared((db) => db.selectFrom('tags').select(['id', 'name']).where(among(db)));

const cardsAmong = (db: Database, to: string) => {
  const { table, title } = relatedCollection(to);
  return tableOf(db)
    .selectFrom(table)
    .select(['id', 'deleted_at', `${title} as name`])
    .where(among(db));
};

const cardsForStaff = prepared(cardsAmong);

const cardsForVisitors = prepared((db, to: string, timeZone: string) =>
  cardsAmong(db, to)
    .where('deleted_at', 'is', null)
    .where((row) => row.and(visibilityNamed(to, timeZone).conditions)),
);

/** The reader: a visitor at this moment, or staff where there is none. */
interface RecordReader {
  timeZone: string;
  now: Date | undefined;
}

/** The records of one collection that this reader may see. */
async function cardsOf(db: Database, to: string, ids: ReadonlySet<number>, { timeZone, now }: RecordReader) {
  if (ids.size === 0) return [];
  const records = JSON.stringify([...ids]);
  if (to === TOPICS) return topicsAmong(db, { records });
  if (now === undefined) return cardsForStaff(db, { records }, to);
  return cardsForVisitors(db, { ...visibilityNamed(to, timeZone).values(now), records }, to, timeZone);
}

/** Reads the records that others show, each collection in one query. Staff are told which of them lie in the trash. */
export async function relatedBeside(
  db: Database,
  { related }: Wanted,
  reader: RecordReader,
): Promise<Found['related']> {
  const found = new Map<string, Map<number, Card>>();
  for (const [to, ids] of related) {
    const rows = await cardsOf(db, to, ids, reader);
    const cards = rows.map((row): [number, Card] => {
      const isInTrash = 'deleted_at' in row && row.deleted_at !== null;
      return [row.id, { id: row.id, name: String(row.name), ...(isInTrash && { is_in_trash: true as const }) }];
    });
    found.set(to, new Map(cards));
  }
  return found;
}

/** Notes that a reply shows these records, as long as visitors may see them, also those that they may not see yet. */
export async function dependOnRelated(
  db: Database,
  { related }: Wanted,
  { timeZone, now }: { timeZone: string; now: Date },
  dependencies: Dependencies,
): Promise<void> {
  for (const [to, ids] of related) {
    if (to === TOPICS) continue;
    dependencies.addParts(relatedCollection(to).name, ids);
    dependencies.expiresAt(await visibilityNamed(to, timeZone).nextChange(db, now));
  }
}
