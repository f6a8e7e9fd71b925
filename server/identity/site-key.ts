import { createHash } from 'node:crypto';
import type { Database } from '../database/open.ts';

// The database remembers a fingerprint of the secret key that the site works with, so that a node with another key is
// noticed: the private links of its mails would lead nowhere, and those of the other nodes would on this one.

const SUBJECT = 'secret_key';

/** Half of a hash: enough to tell two keys apart, and nothing to work back from. */
const fingerprintOf = (secretKey: string) =>
  createHash('sha256').update(`fingerprint of the secret key: ${secretKey}`).digest('hex').slice(0, 32);

/** Takes this key for the site's, whichever it was before. */
export async function adoptKey(db: Database, secretKey: string): Promise<void> {
  const fingerprint = fingerprintOf(secretKey);
  await db
    .insertInto('fingerprints')
    .values({ subject: SUBJECT, fingerprint })
    .onConflict((known) => known.column('subject').doUpdateSet({ fingerprint }))
    .execute();
}

/** Takes this key for the site's where it has none yet: that of the first node to start. */
export async function adoptFirstKey(db: Database, secretKey: string): Promise<void> {
  await db
    .insertInto('fingerprints')
    .values({ subject: SUBJECT, fingerprint: fingerprintOf(secretKey) })
    .onConflict((known) => known.column('subject').doNothing())
    .execute();
}

/** True unless the site is known to work with another key. */
export async function isSiteKey(db: Database, secretKey: string): Promise<boolean> {
  const known = await db
    .selectFrom('fingerprints')
    .select('fingerprint')
    .where('subject', '=', SUBJECT)
    .executeTakeFirst();
  return known === undefined || known.fingerprint === fingerprintOf(secretKey);
}

/** The line about another key, for the log and the doctor. */
export const OTHER_KEY =
  'This is not the secret key that the site works with: links in earlier e-mails fail, or work on some nodes only. Set SECRET_KEY to the key of the other nodes or of the old place (secret.key in its DATA_DIR). If the key was changed on purpose: intambwe accept-key';
