import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Notes addresses that an account, or without one the organisation, does not have any more. Empty ones are none. */
export async function noteFormerAddresses(
  { db }: UnitOfWork,
  user_id: number | null,
  addresses: readonly string[],
): Promise<void> {
  for (const said of addresses)
    if (said !== '') await db.insertInto('former_addresses').values({ user_id, said }).execute();
}
