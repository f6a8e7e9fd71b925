import type { Database } from '../database/open.ts';
import { newNonce } from './secret-links.ts';

/** Ends the links of these pledges, and of the receipts of what was given for them, which the page of a pledge shows. */
export async function renewPledgeLinks(db: Database, pledges: readonly number[]): Promise<void> {
  const ids = [0, ...pledges];
  const link_nonce = newNonce();
  await db.updateTable('pledges').set({ link_nonce }).where('id', 'in', ids).execute();
  await db
    .updateTable('receipts')
    .set({ link_nonce })
    .where('gift_id', 'in', ({ selectFrom }) => selectFrom('gifts').select('id').where('pledge_id', 'in', ids))
    .execute();
}

/** Ends the links of all receipts of what these givers gave. */
export async function renewReceiptLinks(db: Database, givers: readonly number[]): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ link_nonce: newNonce() })
    .where('gift_id', 'in', ({ selectFrom }) => selectFrom('gifts').select('id').where('giver_id', 'in', givers))
    .execute();
}

/** Ends every link of these givers: of their pledges, receipts and yearly summaries. */
export async function renewLinksOf(db: Database, givers: readonly number[]): Promise<void> {
  const found = await db.selectFrom('pledges').select('id').where('giver_id', 'in', givers).execute();
  await renewPledgeLinks(
    db,
    found.map(({ id }) => id),
  );
  await renewReceiptLinks(db, givers);
  await db.updateTable('givers').set({ link_nonce: newNonce() }).where('id', 'in', givers).execute();
}
