import type { Database } from '../database/open.ts';

const SUBJECT = 'site_of_links';

/** The site's own address, by which whole links are known for ours; the commands work on links too, and are not told it. */
export async function siteOfLinks(db: Database): Promise<string> {
  const known = db.selectFrom('fingerprints').select('fingerprint').where('subject', '=', SUBJECT);
  return (await known.executeTakeFirst())?.fingerprint ?? '';
}

/** Notes it at a start: links are worked out again where it has changed. */
export async function noteSiteOfLinks(db: Database, publicUrl: string): Promise<void> {
  await db
    .insertInto('fingerprints')
    .values({ subject: SUBJECT, fingerprint: publicUrl })
    .onConflict((one) => one.column('subject').doUpdateSet({ fingerprint: publicUrl }))
    .execute();
}
