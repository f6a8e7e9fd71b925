import type { Topic } from './content-versions.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Waits until nobody else is in the middle of changing the same, and keeps others waiting until the transaction ends.
 * What is read afterwards is what it was built on. (SQLite lets in one writer at a time as it is.)
 */
export async function holdLock(
  { rows, now }: UnitOfWork,
  name: 'people' | 'donations' | 'contacts' | Topic,
): Promise<void> {
  await rows
    .insertInto('locks')
    .values({ name, taken_at: now })
    .onConflict((known) => known.column('name').doUpdateSet({ taken_at: now }))
    .execute();
}
