import { sql } from 'kysely';
import { z } from 'zod';
import { type SearchedKind, searchedKinds } from './records.ts';
import { readRows, type Walk } from './walk.ts';

// What happens to records at random, as staff and visitors do it, and as somebody does who writes past the program.

/** Above so many records of a kind more go than come. */
const MANY = 14;

const inUse = sql`deleted_at is null`;
const inTrash = sql`deleted_at is not null`;

/** Creates, edits, puts into the trash, restores or deletes for good one record of the kind. */
async function changeRecord(walk: Walk, { path, table, resource, input }: SearchedKind): Promise<void> {
  const own = table === 'roles' ? sql`id > ${walk.kept.roles}` : sql`true`;
  const of = (state: typeof inUse) => walk.idOf(table, sql`${state} and ${own}`);
  const { length } = await readRows(walk.db, sql`select id from ${sql.table(table)}`);
  const action = walk.one(['create', 'create', 'edit', 'edit', 'edit', 'trash', 'restore', 'remove']);
  if (action === 'create' && length < MANY) {
    await walk.call('POST', path, await input(walk));
    return;
  }
  const id = await of(action === 'restore' || action === 'remove' ? inTrash : inUse);
  if (id === undefined) return;
  if (action === 'edit') {
    const before = await walk.call('GET', `${path}${id}/`);
    const changed = { ...(await input(walk)), updated_at: before?.updated_at, small_correction: walk.isOften() };
    await walk.call('PUT', `${path}${id}/`, changed);
  } else if (action === 'restore') await walk.call('POST', `${path}${id}/restore/`);
  else if (action === 'remove') await walk.call('DELETE', `/trash/${resource}/${id}/?reason=Old`);
  else await walk.call('DELETE', `${path}${id}/`);
}

const anyRecord = (walk: Walk) => changeRecord(walk, walk.one(searchedKinds));

/** Those that visitors search come more often than the others. */
const readRecord = (walk: Walk) => changeRecord(walk, walk.one(searchedKinds.slice(0, 6)));

async function account(walk: Walk): Promise<void> {
  const own = sql`id > ${walk.kept.users} and anonymised_at is null`;
  const person = { first_name: walk.one(['Éva', 'Zoé', 'Bo', 'N’ubwo']), last_name: walk.one(['Ki', 'Uwase', 'Ümit']) };
  const email = `${walk.one(['eva', 'ki'])}${walk.next()}@example.org`;
  const flags = { is_active: walk.isOften(), is_staff: true };
  const action = walk.below(5);
  const id = await walk.idOf('users', sql`${own} and ${action > 2 ? inTrash : inUse}`);
  if (action === 0 || id === undefined) await walk.call('POST', '/register/', { ...person, email, ...flags });
  else if (action === 1) await walk.call('PUT', `/update-user/${id}/`, { ...person, email, ...flags });
  else if (action === 2) await walk.call('DELETE', `/users/${id}/`);
  else if (action === 3) await walk.call('POST', `/users/${id}/restore/`);
  else await walk.call('DELETE', `/trash/users/${id}/?reason=Old`);
}

const submissions = [
  {
    table: 'contact_messages',
    path: '/admin-contacts/',
    resource: 'contacts',
    change: 'update',
    next: ['new', 'readed'],
  },
  {
    ...{ table: 'donation_interests', path: '/admin-donations/', resource: 'donations', change: 'status' },
    next: ['contacted', 'committed', 'donated', 'declined'],
  },
] as const;

/** Visitors write, ask for the newsletter, register for events, and pledge. */
async function visitor(walk: Walk): Promise<void> {
  const person = { email: walk.email(), phone: walk.phone() };
  const full_name = walk.text();
  const event = await walk.idOf('events');
  const forms: readonly (() => Promise<unknown>)[] = [
    () => walk.visit('/contact/', { ...person, name: full_name, subject: walk.text(), message: walk.text() }),
    () =>
      walk.visit('/donation/interest/', {
        ...{ ...person, full_name, organization: walk.text(), donation_type: 'one_time', message: walk.text() },
        preferred_contact_method: 'email',
      }),
    () => walk.visit('/newsletter/', { email: walk.email() }),
    () => walk.visit(`/events/${event ?? 0}/registrations/`, { ...person, full_name, organization: walk.text() }),
    () => walk.visit('/pledges/', { ...person, amount: '5000', full_name, message: walk.text() }),
  ];
  await walk.one(forms)();
}

async function submission(walk: Walk): Promise<void> {
  const { table, path, resource, change, next } = walk.one(submissions);
  const action = walk.below(6);
  const id = await walk.idOf(table, action > 3 ? inTrash : inUse);
  if (id === undefined) return;
  if (action < 2) {
    const found = await walk.call('GET', `${path}${id}/`);
    await walk.call('PATCH', `${path}${id}/${change}/`, { status: walk.one(next), from: found?.status });
  } else if (action < 4) await walk.call('DELETE', `${path}${id}/`);
  else if (action === 4) await walk.call('POST', `${path}${id}/restore/`);
  else await walk.call('DELETE', `/trash/${resource}/${id}/?reason=Old`);
}

async function registration(walk: Walk): Promise<void> {
  const action = walk.below(5);
  const id = await walk.idOf('event_registrations', action > 2 ? inTrash : inUse);
  const path = '/event-registrations/';
  if (action < 2 || id === undefined) {
    const event = await walk.idOf('events', inUse);
    const person = { full_name: walk.text(), email: walk.one(['', walk.email()]), phone: walk.phone() };
    await walk.call('POST', path, { ...person, event, organization: walk.text() });
  } else if (action === 2) await walk.call('DELETE', `${path}${id}/`);
  else if (action === 3) await walk.call('POST', `${path}${id}/restore/`);
  else await walk.call('DELETE', `/trash/registrations/${id}/?reason=Old`);
}

const sideBySide = z.object({
  fields: z.array(
    z.looseObject({
      ...{ name: z.string(), kind: z.string(), fingerprint: z.string(), updated_at: z.string().nullable() },
      ...{ draft: z.string().nullable(), published: z.string().nullable() },
    }),
  ),
});

/** A text that such a field takes: of a page's address none is written. */
const textOfKind = (walk: Walk, kind: string) =>
  kind === 'address' ? '' : kind === 'html' ? '<p>Kinyarwanda</p>' : walk.text();

/** A translation is written, published, or withdrawn. */
async function translation(walk: Walk): Promise<void> {
  const { table, resource } = walk.one(
    searchedKinds.filter(({ table: one }) => !['roles', 'newsletter_campaigns'].includes(one)),
  );
  const id = await walk.idOf(table);
  if (id === undefined) return;
  const at = `/translations/${resource}/${id}/${walk.one(['rw', 'fr'])}/`;
  if (walk.below(5) === 0) {
    await walk.call('POST', `${at}withdraw/`);
    return;
  }
  const found = sideBySide.safeParse(await walk.call('GET', at));
  const fields = (found.data?.fields ?? []).map(({ name, kind, fingerprint, updated_at, draft, published }) => ({
    ...{ name, fingerprint, updated_at },
    text: (walk.isOften() && (draft ?? published)) || textOfKind(walk, kind),
  }));
  await walk.call('PUT', at, { fields, publish: walk.isOften() });
}

/** What staff say of a file is changed, or the file goes. */
async function file(walk: Walk): Promise<void> {
  const id = await walk.idOf('media');
  const action = walk.below(4);
  if (id === undefined || action === 0) await addFile(walk);
  else if (action === 1) await walk.call('DELETE', `/media/${id}/`);
  else await walk.call('PUT', `/media/${id}/`, { alt: walk.text(), focus: null });
}

export async function addFile(walk: Walk): Promise<void> {
  const form = new FormData();
  const pdf = `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Made ${walk.next()}>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`;
  form.set('file', new File([pdf], `${walk.one(['École', 'deau', 'Ki 100'])}.pdf`, { type: 'application/pdf' }));
  form.set('alt', walk.text());
  await walk.call('POST', '/media/', form);
}

/** A person is erased everywhere. */
async function erase(walk: Walk): Promise<void> {
  const held = ['contact_messages', 'donation_interests', 'event_registrations', 'newsletter_subscribers', 'pledges'];
  const [person] = await readRows(
    walk.db,
    sql`select email from ${sql.table(walk.one(held))} where email <> '' order by id desc limit 1`,
  );
  if (!person) return;
  const body = { address: person.email, confirmation: person.email };
  await walk.call('POST', '/privacy/erase/', body);
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is scheduled comes, what has an end is over, and the trash runs out. */
const wait = (walk: Walk) => walk.wait(walk.one([minute, 90 * minute, day, 3 * day, 3 * day, 32 * day]));

const written = [
  ['posts', 'title'],
  ['events', 'location'],
  ['gallery_items', 'description'],
  ['pages', 'title'],
  ['announcements', 'message'],
  ['advertisements', 'title'],
  ['documents', 'title'],
  ['newsletter_campaigns', 'subject'],
  ['contact_messages', 'name'],
  ['contact_messages', 'subject'],
  ['donation_interests', 'full_name'],
  ['event_registrations', 'full_name'],
  ['media', 'alt'],
  ['givers', 'name'],
  ['pledges', 'full_name'],
  ['pledges', 'message'],
  ['payments', 'payer_name'],
  ['translations', 'published'],
] as const;

/** As an earlier release writes, or somebody by hand: nothing of the program knows of it. */
async function past(walk: Walk): Promise<void> {
  const [table, column] = walk.one(written);
  const id = await walk.idOf(table, sql`${sql.ref(column)} is not null`);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${walk.text()} where id = ${id ?? 0}`.execute(walk.db);
}

/** The subscription of somebody who follows the link in the mail, or leaves. */
async function subscription(walk: Walk): Promise<void> {
  const id = await walk.idOf('newsletter_subscribers');
  const at = walk.app.services.clock().toISOString();
  const [status, column] = walk.one([
    ['confirmed', 'confirmed_at'],
    ['left', 'left_at'],
  ]);
  await sql`update newsletter_subscribers set status = ${status}, ${sql.ref(column)} = ${at} where id = ${id ?? 0}`.execute(
    walk.db,
  );
}

/** Entries of the log lose what they say, as when somebody is erased, say something else, or go. */
async function log(walk: Walk): Promise<void> {
  const entry = sql`id = ${(await walk.idOf('audit')) ?? 0}`;
  await walk
    .one([
      sql`update audit set "before" = null, "after" = null where ${entry}`,
      sql`update audit set "after" = ${JSON.stringify({ title: walk.text() })} where ${entry}`,
      sql`delete from audit where ${entry}`,
    ])
    .execute(walk.db);
}

/** Each as often as it stands here. */
export const steps: readonly ((walk: Walk) => Promise<void>)[] = [
  ...[readRecord, readRecord, readRecord, anyRecord, anyRecord, anyRecord, account],
  ...[visitor, visitor, visitor, submission, registration, translation, translation, translation],
  ...[file, erase, wait, past, past, subscription, log],
];
