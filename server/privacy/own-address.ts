import type { Database } from '../database/open.ts';
import { contains } from '../resource/listing.ts';
import { jsonSaysAddress } from './address.ts';

/** Rows of the log in which addresses of our own stand: of staff, and where visitors' messages go. */
const ourResources = ['users', 'settings'];

/**
 * Whether the address, in lower case, is or was that of an account, or the organisation's own. The mails to it are for
 * staff: codes, links and warnings, also the one that an account or the messages of visitors have another address now.
 * Whoever looks after visitors' data sees and deletes none of them, nor the locks of the account.
 */
export async function isOurs(db: Database, email: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return true;
  const logged = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('resource', 'in', ourResources)
    .where(contains(['before', 'after'], email))
    .execute();
  return logged.some(({ before, after }) => jsonSaysAddress(before, email) || jsonSaysAddress(after, email));
}
