import { topics } from '../../server/database/content-versions.ts';
import type { UnitOfWork } from '../../server/database/unit-of-work.ts';
import type { House } from '../support/house.ts';
import { armedAddresses, bundled, payloads } from './xss-corpus.ts';

/** Every payload in one text, longer than any call would take. */
const everything = payloads.join(' ');

const now = '2026-11-20T08:00:00.000Z';
const made = { created_at: now, updated_at: now };
const kept = { ...made, deleted_at: null };

/** So many texts of HTML hold all payloads. */
export const WRITTEN_BUNDLES = 4;

/** Of many rows that differ in their address, so many hold everything else as well. */
const FULL = 3;
const textAt = (place: number) => (place < FULL ? everything : 'With an address');

/** The numbers of what was written, for the screens that show one of them. */
export interface Written {
  post: number[];
  event: number[];
  advertisement: number[];
  item: number[];
  user: number[];
  role: number[];
}

const numbersOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function writePeople({ rows }: UnitOfWork, signedIn: number) {
  const person = { first_name: everything, last_name: everything, password_hash: null, is_active: true };
  const flags = {
    is_staff: true,
    is_verified: true,
    is_superuser: false,
    account_locked_until: null,
    last_login: null,
  };
  const user = await rows
    .insertInto('users')
    .values({ ...person, ...flags, ...kept, email: '"<script>executed(1)</script>"@example.org' })
    .returning('id')
    .execute();
  const role = await rows
    .insertInto('roles')
    .values({ name: everything, description: everything, is_active: true, ...kept })
    .returning('id')
    .execute();
  await rows
    .updateTable('users')
    .set({ first_name: everything, last_name: everything })
    .where('id', '=', signedIn)
    .execute();
  const stamps = { created_at: now, last_used_at: now, expires_at: '2027-01-01T00:00:00.000Z', ended_at: null };
  const devices = [signedIn, ...numbersOf(user)].map((user_id) => ({ user_id, user_agent: everything, ...stamps }));
  await rows.insertInto('sessions').values(devices).execute();
  return { user: numbersOf(user), role: numbersOf(role) };
}

async function writePosts({ rows }: UnitOfWork, author: number, media: number): Promise<number[]> {
  const { id: category } = await rows
    .insertInto('categories')
    .values({ name: everything, slug: everything, icon: everything, ...kept })
    .returning('id')
    .executeTakeFirstOrThrow();
  const post = (content: string, place: number) => ({
    title: textAt(place),
    slug: `${place} ${textAt(place)}`,
    excerpt: textAt(place),
    content,
    media_id: media,
    category_id: category,
    author_id: author,
    status: 'published' as const,
    is_featured: true,
    published_date: now,
    ...kept,
  });
  return numbersOf(await rows.insertInto('posts').values(bundled(WRITTEN_BUNDLES).map(post)).returning('id').execute());
}

async function writeEvents({ rows }: UnitOfWork, media: number): Promise<number[]> {
  const bundles = bundled(WRITTEN_BUNDLES);
  const start = (place: number) => new Date(Date.parse(now) + (place - 20) * 24 * 3_600_000).toISOString();
  const event = (online_link: string, place: number) => ({
    title: textAt(place),
    description: bundles[place] ?? 'With an address',
    summary: textAt(place),
    event_type: 'hybrid' as const,
    location: textAt(place),
    online_link,
    start_date: start(place),
    end_date: null,
    banner_media_id: media,
    media_id: media,
    category: textAt(place),
    organizer: textAt(place),
    is_active: true,
    is_public: true,
    capacity: null,
    rating: null,
    ...kept,
  });
  const events = await rows.insertInto('events').values(armedAddresses.map(event)).returning('id').execute();
  const registration = (event_id: number) => ({
    event_id,
    full_name: everything,
    email: everything,
    phone: everything,
    organization: everything,
    created_at: now,
    deleted_at: null,
  });
  await rows.insertInto('event_registrations').values(numbersOf(events).slice(0, FULL).map(registration)).execute();
  return numbersOf(events);
}

async function writeGallery({ rows }: UnitOfWork, by: number): Promise<number[]> {
  const { id: category } = await rows
    .insertInto('gallery_categories')
    .values({ name: everything, slug: everything, icon: everything, ...kept })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = (video_url: string, place: number) => ({
    title: textAt(place),
    description: textAt(place),
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
  const items = numbersOf(
    await rows.insertInto('gallery_items').values(armedAddresses.map(item)).returning('id').execute(),
  );
  const places = items.map((item_id) => ({ item_id, category_id: category }));
  await rows.insertInto('gallery_item_categories').values(places).execute();
  return items;
}

async function writeAdvertisements({ rows }: UnitOfWork, media: number): Promise<number[]> {
  const advertisement = (target_url: string, place: number) => ({
    title: textAt(place),
    description: textAt(place),
    content: textAt(place),
    media_id: media,
    target_url,
    is_active: true,
    start_date: '2026-11-20',
    end_date: '2026-12-31',
    ...kept,
  });
  return numbersOf(
    await rows.insertInto('advertisements').values(armedAddresses.map(advertisement)).returning('id').execute(),
  );
}

/** What has no address of its own at the desk, and what visitors have sent. */
async function writeTheRest({ rows }: UnitOfWork, media: number): Promise<void> {
  const texts = { title: everything, message: everything, description: everything, text: everything };
  const { title, message, description, text } = texts;
  const announcement = { title, message, is_active: true, show_until: null, ...kept };
  await rows.insertInto('announcements').values(announcement).execute();
  await rows
    .insertInto('timeline_entries')
    .values({ date: '2024-01-01', precision: 'year', title, text, ...kept })
    .execute();
  const person = { name: everything, role: everything, position: 0 };
  await rows
    .insertInto('team_members')
    .values({ ...person, text, media_id: media, ...kept })
    .execute();
  await rows
    .insertInto('testimonials')
    .values({ ...person, quote: everything, is_consented: true, ...kept })
    .execute();
  const file = { date: '2024-01-01', media_id: media, file_name: everything };
  await rows
    .insertInto('documents')
    .values({ title, description, ...file, ...kept })
    .execute();
  await rows.updateTable('media').set({ alt: everything, file_name: everything }).where('id', '=', media).execute();
  const visitor = { email: everything, phone: everything, message, created_at: now };
  await rows
    .insertInto('contact_messages')
    .values({ ...visitor, name: everything, subject_type: 'general', subject: everything, status: 'new' })
    .execute();
  await rows
    .insertInto('donation_interests')
    .values({
      ...visitor,
      full_name: everything,
      organization: everything,
      donation_type: 'one_time',
      estimated_amount: everything,
      preferred_contact_method: 'email',
      best_contact_time: everything,
      status: 'new',
    })
    .execute();
}

/** Writes every payload into every table, past the rules of the calls and past what cleans HTML when it is saved. */
export function writeEverything(house: House, signedIn: number): Promise<Written> {
  return house.desk.write(null, async (unit) => {
    const media = await unit.rows
      .selectFrom('media')
      .select('id')
      .where('type', 'like', 'image/%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const people = await writePeople(unit, signedIn);
    const written = {
      ...people,
      post: await writePosts(unit, people.user[0] ?? 0, media.id),
      event: await writeEvents(unit, media.id),
      item: await writeGallery(unit, people.user[0] ?? 0),
      advertisement: await writeAdvertisements(unit, media.id),
    };
    await writeTheRest(unit, media.id);
    for (const topic of topics) await unit.changes(topic);
    return written;
  });
}
