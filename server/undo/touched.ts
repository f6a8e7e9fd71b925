import { type RawBuilder, sql } from 'kysely';
import { trashes } from '../../domain/trash.ts';
import type { UndoneRecord, UndoPeriod } from '../../domain/undo.ts';
import type { Database } from '../database/open.ts';
import { areOf } from '../resource/versions.ts';

/** Records of one part of the list. */
const AT_ONCE = 50;

/** The records that the account wrote or moved to the trash in that time, each once. */
function touched({ user, from, to }: UndoPeriod): RawBuilder<unknown> {
  const deleted = trashes.map(
    ({ name, table }) => sql`
      select deleters.resource, cast(deleters.record_id as text) as record
      from deleters join ${sql.table(table)} as gone on gone.id = deleters.record_id
      where deleters.user_id = ${user} and deleters.resource = ${sql.lit(name)}
        and gone.deleted_at >= ${from} and gone.deleted_at < ${to}`,
  );
  return sql`(
    select resource, record from versions
    where user_id = ${user} and at >= ${from} and at < ${to} and ${areOf()}
    union ${sql.join(deleted, sql` union `)}
  )`;
}

interface Part {
  count: number;
  records: UndoneRecord[];
  next: UndoneRecord | null;
}

/** A part of these records, in the order of their kinds, and how many there are of all. */
export async function touchedRecords(
  db: Database,
  period: UndoPeriod,
  after: UndoneRecord = { resource: '', record: '' },
): Promise<Part> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from ${touched(period)} as touched`.execute(db);
  const { rows } = await sql<UndoneRecord>`
    select resource, record from ${touched(period)} as touched
    where (resource, record) > (${after.resource}, ${after.record})
    order by resource, record limit ${sql.lit(AT_ONCE)}`.execute(db);
  const last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  return { count: Number(counted[0]?.count ?? 0), records: rows, next: last ?? null };
}
