import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';

// A number by which a site's own commands know whether it is the one that answers: `/healthz` says it, and it stands in the
// database. It is drawn by lot, so that it tells nothing. A restored copy of a site is another, and gets its own.

const SUBJECT = 'site';

export async function readSiteId(db: Database): Promise<string | undefined> {
  const known = await db
    .selectFrom('fingerprints')
    .select('fingerprint')
    .where('subject', '=', SUBJECT)
    .executeTakeFirst();
  return known?.fingerprint;
}

/** The number of the site, which the first node to start draws. */
export async function drawSiteId(db: Database): Promise<string | undefined> {
  const known = await readSiteId(db);
  if (known !== undefined) return known;
  await db
    .insertInto('fingerprints')
    .values({ subject: SUBJECT, fingerprint: randomBytes(8).toString('hex') })
    .onConflict((known) => known.column('subject').doNothing())
    .execute();
  return readSiteId(db);
}

export async function forgetSiteId(db: Database): Promise<void> {
  await db.deleteFrom('fingerprints').where('subject', '=', SUBJECT).execute();
}
