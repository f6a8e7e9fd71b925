import { describedCollection } from '../../domain/collections/registry.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import type { Writing } from '../fields/kind.ts';
import { badRequest } from '../http/http-error.ts';

/** Checks the records of other collections that are chosen in fields. */
export const chosenRecords = (db: Database): Pick<Writing, 'checkRecord'> => ({
  async checkRecord(id, field, { to, wrong }) {
    const found = await tableOf(db)
      .selectFrom(describedCollection(to).table)
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw badRequest(wrong, { [field]: [wrong] });
  },
});
