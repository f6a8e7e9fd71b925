import { tableOf } from '../database/collection-tables.ts';
import type { Sample } from './sample.ts';

/** Adds ways to pay, amounts and projects. No money can be sent to them, and they say so. */
export async function addGiving({ db, now, texts }: Sample): Promise<void> {
  const lists = {
    payment_ways: texts.paymentWays.map((way) => ({ ...way, is_active: true })),
    suggested_amounts: texts.suggestedAmounts,
    projects: texts.projects.map((project) => ({ ...project, is_active: true })),
  };
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  for (const [table, records] of Object.entries(lists)) {
    const rows = records.map((record, position) => ({ ...record, ...stamps, position }));
    await tableOf(db).insertInto(table).values(rows).execute();
  }
}
