import { pageBlocks } from '../../blocks/registry.ts';
import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { entryFieldsOf, holding, kindOf } from '../../domain/fields/field-kinds.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { tableOf, type Value } from '../../server/database/collection-tables.ts';
import { cacheTags } from '../../server/database/content-versions.ts';
import { isPostgres } from '../../server/database/open.ts';
import type { UnitOfWork } from '../../server/database/unit-of-work.ts';
import { storedFields } from '../../server/fields/stored-kinds.ts';
import { bodyFor } from '../support/collections.ts';
import { sentRow, withValue } from '../support/submissions.ts';
import type { TestApp } from '../support/test-app.ts';
import { armedAddresses, bundled, packedPayloads, payloads } from './xss-corpus.ts';

/** The corpus as a database stores it without any rule of ours. */
interface Corpus {
  /** Every payload in one text, longer than any call would take. */
  everything: string;
  /** The same in one or more texts, each short enough for a column that has an index. */
  indexed: readonly string[];
  addresses: readonly string[];
}

/** PostgreSQL takes no character zero, and in an index no more than 2,704 bytes: those of three such texts. */
const MAX_INDEXED = 800;

function corpusFor(databaseUrl: string): Corpus {
  if (!isPostgres(databaseUrl)) {
    const everything = payloads.join(' ');
    return { everything, indexed: [everything], addresses: armedAddresses };
  }
  const isStorable = (text: string) => !text.includes('\u0000');
  const everything = payloads.filter(isStorable).join(' ');
  return { everything, indexed: packedPayloads(MAX_INDEXED), addresses: armedAddresses.filter(isStorable) };
}

const now = '2026-11-20T08:00:00.000Z';
const made = { created_at: now, updated_at: now };
const stamps = { ...made, deleted_at: null };

/** So many texts of HTML hold all payloads. */
export const WRITTEN_BUNDLES = 4;

/** Of many rows that differ in their address, the number that hold all other payloads as well. */
const FULL = 3;
const textAt = ({ everything }: Corpus, place: number) => (place < FULL ? everything : 'With an address');

/** The ids of the written records, for the screens that show one of them. */
export interface Written {
  post: number[];
  page: number[];
  event: number[];
  advertisement: number[];
  item: number[];
  user: number[];
  role: number[];
}

const numbersOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function writePeople({ db }: UnitOfWork, { everything, indexed }: Corpus, signedIn: number) {
  const person = { first_name: everything, last_name: everything, password_hash: null, is_active: true };
  const flags = {
    is_staff: true,
    is_verified: true,
    is_superuser: false,
    account_locked_until: null,
    last_login: null,
  };
  const user = await db
    .insertInto('users')
    .values({ ...person, ...flags, ...stamps, email: '"<script>executed(1)</script>"@example.org' })
    .returning('id')
    .execute();
  const role = await db
    .insertInto('roles')
    .values(indexed.map((name) => ({ name, description: everything, is_active: true, ...stamps })))
    .returning('id')
    .execute();
  await db
    .updateTable('users')
    .set({ first_name: everything, last_name: everything })
    .where('id', '=', signedIn)
    .execute();
  const times = { created_at: now, last_used_at: now, expires_at: '2027-01-01T00:00:00.000Z', ended_at: null };
  const devices = [signedIn, ...numbersOf(user)].map((user_id) => ({ user_id, user_agent: everything, ...times }));
  await db.insertInto('sessions').values(devices).execute();
  return { user: numbersOf(user), role: numbersOf(role) };
}

async function writePosts({ db }: UnitOfWork, corpus: Corpus, author: number, media: number): Promise<number[]> {
  const { everything, indexed } = corpus;
  const { id: category } = await db
    .insertInto('categories')
    .values(indexed.map((slug) => ({ name: everything, slug, icon: everything, ...stamps })))
    .returning('id')
    .executeTakeFirstOrThrow();
  const post = (content: string, place: number) => ({
    title: textAt(corpus, place),
    slug: `${place} ${place < FULL ? indexed[place % indexed.length] : ''}`,
    excerpt: textAt(corpus, place),
    content,
    media_id: media,
    category_id: category,
    author_id: author,
    status: 'published' as const,
    is_featured: true,
    published_date: now,
    ...stamps,
  });
  return numbersOf(await db.insertInto('posts').values(bundled(WRITTEN_BUNDLES).map(post)).returning('id').execute());
}

async function writePages({ db }: UnitOfWork, corpus: Corpus): Promise<number[]> {
  const page = (content: string, place: number) => ({
    title: textAt(corpus, place),
    address: `written/${place}`,
    description: textAt(corpus, place),
    content,
    status: 'published' as const,
    published_date: now,
    until_then: textAt(corpus, place),
    is_unlisted: false,
    blocks: place === 0 ? armedBlocks(corpus) : '[]',
    ...stamps,
  });
  return numbersOf(await db.insertInto('pages').values(bundled(WRITTEN_BUNDLES).map(page)).returning('id').execute());
}

async function writeEvents({ db }: UnitOfWork, corpus: Corpus, media: number): Promise<number[]> {
  const { everything, indexed, addresses } = corpus;
  const bundles = bundled(WRITTEN_BUNDLES);
  const start = (place: number) => new Date(Date.parse(now) + (place - 20) * 24 * 3_600_000).toISOString();
  const event = (online_link: string, place: number) => ({
    title: textAt(corpus, place),
    description: bundles[place] ?? 'With an address',
    summary: textAt(corpus, place),
    event_type: 'hybrid' as const,
    location: textAt(corpus, place),
    online_link,
    start_date: start(place),
    end_date: null,
    banner_media_id: media,
    media_id: media,
    category: textAt(corpus, place),
    organizer: textAt(corpus, place),
    is_active: true,
    is_public: true,
    capacity: null,
    rating: null,
    ...stamps,
  });
  const events = await db.insertInto('events').values(addresses.map(event)).returning('id').execute();
  const texts = { full_name: everything, phone: everything, organization: everything };
  const registrations = numbersOf(events)
    .slice(0, FULL)
    .flatMap((event_id) => indexed.map((email) => ({ event_id, email, ...texts, created_at: now, deleted_at: null })));
  await db.insertInto('event_registrations').values(registrations).execute();
  return numbersOf(events);
}

async function writeGallery({ db }: UnitOfWork, corpus: Corpus, by: number): Promise<number[]> {
  const { everything, indexed, addresses } = corpus;
  const categories = await db
    .insertInto('gallery_categories')
    .values(indexed.map((slug) => ({ name: everything, slug, icon: everything, ...stamps })))
    .returning('id')
    .execute();
  const item = (video_url: string, place: number) => ({
    title: textAt(corpus, place),
    description: textAt(corpus, place),
    media_type: 'video' as const,
    media_id: null,
    video_url,
    thumbnail_media_id: null,
    is_active: true,
    uploaded_by: by,
    uploaded_at: now,
    updated_at: now,
    deleted_at: null,
  });
  const items = numbersOf(await db.insertInto('gallery_items').values(addresses.map(item)).returning('id').execute());
  const places = items.flatMap((item_id) => numbersOf(categories).map((category_id) => ({ item_id, category_id })));
  await db.insertInto('gallery_item_categories').values(places).execute();
  return items;
}

async function writeAdvertisements({ db }: UnitOfWork, corpus: Corpus, media: number): Promise<number[]> {
  const advertisement = (target_url: string, place: number) => ({
    title: textAt(corpus, place),
    description: textAt(corpus, place),
    content: textAt(corpus, place),
    media_id: media,
    target_url,
    is_active: true,
    start_date: '2026-11-20',
    end_date: '2026-12-31',
    ...stamps,
  });
  return numbersOf(
    await db.insertInto('advertisements').values(corpus.addresses.map(advertisement)).returning('id').execute(),
  );
}

/** An entry of a list, or a block: each of its texts, and each of its links, holds the payloads. */
function armedEntry(fields: Fields, id: string, { everything, addresses }: Corpus): Record<string, unknown> {
  const armed = (field: Field, place: number): unknown => {
    const { text, holds } = kindOf(field);
    const inner = entryFieldsOf(field);
    if (inner) return [armedEntry(inner, `${id}${place}`, { everything, addresses, indexed: [] })];
    if (text) return everything;
    return holds === 'address' ? addresses[place % addresses.length] : field.initial;
  };
  return {
    id,
    ...Object.fromEntries(Object.entries(fields).map(([name, field], place) => [name, armed(field, place)])),
  };
}

/** A block of each type. */
const armedBlocks = (corpus: Corpus) =>
  JSON.stringify(
    Object.entries<{ fields: Fields }>(pageBlocks).map(([type, { fields }], place) => ({
      ...armedEntry(fields, `block${place}`, corpus),
      ...{ type, is_hidden: false, shown_from: null, shown_until: null },
    })),
  );

/** Rows of a collection that is described by its fields: each of its texts, and each of its links, holds the payloads. */
function rowsOf({ fields }: Pick<Collection, 'fields'>, corpus: Corpus, media: number) {
  const body = bodyFor({ fields });
  const usual = Object.fromEntries(storedFields(fields).map(({ name, column }) => [column, body[name]]));
  const html = bundled(WRITTEN_BUNDLES);
  const armed = (name: string, field: Field, link: string, place: number): Record<string, Value> => {
    const { text, holds } = kindOf(field);
    const inner = entryFieldsOf(field);
    if (inner) return { [name]: JSON.stringify([armedEntry(inner, 'entry', corpus)]) };
    if (text === 'html') return { [name]: html[place % html.length] };
    if (text) return { [name]: textAt(corpus, place) };
    if (holds === 'address') return { [name]: link };
    if (holds !== 'file') return {};
    const beside = Object.keys(field.beside).includes('file_name') ? { file_name: textAt(corpus, place) } : {};
    return { [name]: media, ...beside };
  };
  const links = holding(fields, 'address').length > 0 ? corpus.addresses : [''];
  return links.map((link, place) =>
    Object.assign(
      { ...usual, ...stamps },
      ...Object.entries(fields).map(([name, field]) => armed(name, field, link, place)),
    ),
  );
}

/** Writes the collections that are described by their fields, and the records from visitors. */
async function writeTheRest({ db }: UnitOfWork, corpus: Corpus, media: number): Promise<void> {
  const { everything, indexed } = corpus;
  for (const collection of describedCollections) {
    await tableOf(db)
      .insertInto(collection.table)
      .values(rowsOf(collection, corpus, media))
      .execute();
  }
  await db.updateTable('media').set({ alt: everything, file_name: everything }).where('id', '=', media).execute();
  const visitor = { phone: everything, message: everything, created_at: now, status: 'new' as const };
  const options = { donation_type: 'one_time', preferred_contact_method: 'email' } as const;
  const offer = { ...visitor, ...options, estimated_amount: everything, best_contact_time: everything };
  const general = { subject_type: 'general' as const, ...visitor };
  await db
    .insertInto('contact_messages')
    .values(indexed.map((text) => ({ ...general, name: text, email: text, subject: text })))
    .execute();
  for (const one of everyPlainSubmission)
    await tableOf(db)
      .insertInto(one.table)
      .values(indexed.map((text) => ({ ...sentRow(one, now), ...withValue(one, text) })))
      .execute();
  await db
    .insertInto('donation_interests')
    .values(indexed.map((text) => ({ ...offer, full_name: text, email: text, organization: text })))
    .execute();
}

/** Writes every payload into every table, past the rules of the calls and past what cleans HTML when it is saved. */
export function writeEverything(app: TestApp, signedIn: number): Promise<Written> {
  const corpus = corpusFor(app.services.config.databaseUrl);
  return app.services.write(null, async (unit) => {
    const media = await unit.db
      .selectFrom('media')
      .select('id')
      .where('type', 'like', 'image/%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const people = await writePeople(unit, corpus, signedIn);
    const written = {
      ...people,
      post: await writePosts(unit, corpus, people.user[0] ?? 0, media.id),
      page: await writePages(unit, corpus),
      event: await writeEvents(unit, corpus, media.id),
      item: await writeGallery(unit, corpus, people.user[0] ?? 0),
      advertisement: await writeAdvertisements(unit, corpus, media.id),
    };
    await writeTheRest(unit, corpus, media.id);
    for (const cacheTag of cacheTags) unit.changes(cacheTag);
    return written;
  });
}
