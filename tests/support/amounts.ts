import { sql } from 'kysely';
import { cacheTags } from '../../server/database/content-versions.ts';
import type { Services } from '../../server/services.ts';
import { addEvent } from './factories.ts';
import { addDonation, addMessage } from './submissions.ts';

/** The tables that visitors and staff write, in an order in which they can be emptied. */
const written = [
  'event_registrations',
  'payment_ways',
  'suggested_amounts',
  'projects',
  'contact_messages',
  'donation_interests',
  'newsletter_subscribers',
  'newsletter_campaigns',
  'redirects',
  'pages',
  'announcements',
  'advertisements',
  'timeline_entries',
  'team_members',
  'documents',
  'testimonials',
  'events',
  'posts',
  'tags',
  'categories',
  'gallery_items',
  'gallery_categories',
  'media',
] as const;

/** Tables of staff: there is always a user with a role. */
const people = ['users', 'roles'] as const;

/** No two records have the same of these. */
const unique = new Set('slug address email old_path key confirm_hash unsubscribe_hash'.split(' '));

/** Computed by the database. */
const computed = new Set(['id', 'search_text', 'is_at_youtube']);

/** Pages that were kept are stale. */
export async function changeEverything({ write }: Services): Promise<void> {
  await write(null, async ({ changes }) => {
    for (const cacheTag of cacheTags) changes(cacheTag);
  });
}

/** Adds the kinds of records that the sample organisation lacks, so that no list is empty. */
export async function addWhatIsMissing(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock().toISOString();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  await addMessage(services);
  await addDonation(services);
  const event_id = await addEvent(services);
  const person = { full_name: 'Aline Uwase', email: 'aline@example.org', phone: '0788 000 000', organization: '' };
  await db
    .insertInto('event_registrations')
    .values({ event_id, ...person, created_at: now, deleted_at: null })
    .execute();
  await db
    .insertInto('pages')
    .values({
      ...{ title: 'The harvest', address: 'harvest', description: 'What grew.', content: '<p>Beans.</p>' },
      ...{ status: 'published', published_date: now, until_then: '', is_unlisted: false, ...times },
    })
    .execute();
  await db.insertInto('tags').values({ name: 'savings', slug: 'savings', created_at: now }).execute();
  await db
    .insertInto('newsletter_subscribers')
    .values({
      ...{ email: 'reader@example.org', status: 'confirmed', confirm_hash: null, confirm_until: null },
      ...{ unsubscribe_hash: 'a', mailed_at: now, created_at: now, confirmed_at: now, left_at: null },
    })
    .execute();
}

/** Deletes everything that visitors and staff write. */
export async function keepNone(services: Services): Promise<void> {
  for (const table of written) await sql`delete from ${sql.table(table)}`.execute(services.db);
  await changeEverything(services);
}

/** Leaves one record of each kind, and one picture that all of them show. */
export async function keepOne(services: Services): Promise<void> {
  const { db } = services;
  await addWhatIsMissing(services);
  for (const { name: table, columns } of await db.introspection.getTables()) {
    for (const { name } of columns.filter(({ name }) => name.endsWith('media_id'))) {
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = (select min(id) from media) where ${sql.ref(name)} is not null`.execute(
        db,
      );
    }
  }
  // The event that was added has a registration: that one stays.
  await sql`delete from events where id not in (select event_id from event_registrations)`.execute(db);
  for (const table of written) {
    await sql`delete from ${sql.table(table)} where id > (select min(id) from ${sql.table(table)})`.execute(db);
  }
  await changeEverything(services);
}

/** Copies the records until there are this many of each kind, and some more in the trash. */
export async function multiply(services: Services, most: number): Promise<void> {
  const { db, clock } = services;
  const now = clock().toISOString();
  await addWhatIsMissing(services);
  const tables = await db.introspection.getTables();
  for (const table of [...written, ...people]) {
    const columns = (tables.find(({ name }) => name === table)?.columns ?? [])
      .map(({ name }) => name)
      .filter((name) => !computed.has(name));
    const isUnique = (name: string) => unique.has(name) || (name === 'name' && (table === 'tags' || table === 'roles'));
    const copies = (round: string, deleted: boolean) =>
      columns.map((name) => {
        if (name === 'deleted_at' && deleted) return sql.lit(now);
        return isUnique(name) ? sql`${sql.lit(`c${round}`)} || id || '-' || ${sql.ref(name)}` : sql.ref(name);
      });
    const count = async () => {
      const found = await sql<{ times: number }>`select count(*) as times from ${sql.table(table)}`.execute(db);
      return Number(found.rows[0]?.times ?? 0);
    };
    const add = async (round: string, deleted: boolean, limit: number) => {
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${sql.join(copies(round, deleted))} from ${sql.table(table)} order by id limit ${limit}`.execute(db);
    };
    let there = await count();
    for (let round = 0; there > 0 && there < most; round += 1) {
      await add(String(round), false, most - there);
      there = await count();
    }
    // More than a page of a list.
    if (columns.includes('deleted_at') && table !== 'users') await add('t', true, 30);
  }
  await changeEverything(services);
}
