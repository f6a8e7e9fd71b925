import { sql } from 'kysely';
import { relatedCollection } from '../../domain/collections/registry.ts';
import { tableOf } from '../database/collection-tables.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import type { Writing } from '../fields/kind.ts';
import { badRequest } from '../http/http-error.ts';

/** Checks the records of other collections that are chosen in fields. `chosenBefore`: the numbers that a field of the record held. */
export const chosenRecords = (
  db: Database,
  chosenBefore: (field: string) => Promise<readonly number[]> = async () => [],
): Pick<Writing, 'checkRecords'> => ({
  async checkRecords(ids, field, { to, wrong }) {
    const found = await tableOf(db)
      .selectFrom(relatedCollection(to).table)
      .select(['id', 'deleted_at'])
      .where(sql<boolean>`${sql.ref('id')} in ${listOf(db, ids)}`)
      .execute();
    const isInTrash = found.some(({ deleted_at }) => deleted_at !== null);
    // A form keeps what it shows: a record that has come into the trash since is taken out by hand.
    const before = isInTrash ? await chosenBefore(field) : [];
    const there = found.filter(({ id, deleted_at }) => deleted_at === null || before.includes(Number(id)));
    if (there.length < ids.length) throw badRequest(wrong, { [field]: [wrong] });
  },
});
