import { dayOf, momentOf, startOfDay } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { sampleContact } from '../../domain/site.ts';
import { tableOf } from '../database/collection-tables.ts';
import { cacheTags } from '../database/content-versions.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Draw } from '../media/image-worker.ts';
import type { Media } from '../media/media.ts';
import type { Services } from '../services.ts';
import { addGallery } from './fill-gallery.ts';
import { addTranslations } from './fill-translations.ts';
import { addRoles } from './roles.ts';
import { DAY, HOUR, isEmpty, type Sample } from './sample.ts';
import { readSampleFile, readSampleTexts, type SampleTexts, sampleLanguages } from './texts.ts';

async function addCampaigns({ db, now, texts }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  await db
    .insertInto('newsletter_campaigns')
    .values({ ...texts.campaign, status: 'draft', ...stamps })
    .execute();
}

/** Duration of the sample's advertisements, in days. */
const ADVERTISED_FOR = 365;

/** Draws the sample's pictures into the media library, each once, and answers their numbers by name. */
async function drawPictures(
  { db, now }: UnitOfWork,
  { pictures }: SampleTexts,
  media: Media,
  draw: Draw,
): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for (const [name, alt] of Object.entries(pictures)) {
    const svg = await readSampleFile(`${name}.svg`);
    numbers.set(name, await media.add(db, await draw(svg.toString()), alt, now));
  }
  return numbers;
}

async function addAnnouncements({ db, now, texts }: Sample): Promise<void> {
  const values = texts.announcements.map(({ title, message, showForDays }, index) => ({
    title,
    message,
    is_active: true,
    show_until: showForDays === null ? null : later(now, showForDays * DAY),
    created_at: later(now, -index * HOUR),
    updated_at: now,
    deleted_at: null,
  }));
  await db.insertInto('announcements').values(values).execute();
}

async function addAdvertisements({ db, now, timeZone, texts, pictureOf }: Sample): Promise<void> {
  const values = texts.advertisements.map(({ title, description, picture, target }, index) => ({
    title,
    description,
    content: '',
    media_id: pictureOf(picture),
    target_url: target,
    is_active: true,
    start_date: dayOf(new Date(now), timeZone),
    end_date: dayOf(new Date(Date.parse(now) + ADVERTISED_FOR * DAY), timeZone),
    created_at: later(now, -index * HOUR),
    updated_at: now,
    deleted_at: null,
  }));
  await db.insertInto('advertisements').values(values).execute();
}

async function addEvents({ db, now, timeZone, texts, pictureOf }: Sample): Promise<void> {
  const values = texts.events.map((event) => {
    const day = dayOf(startOfDay(new Date(now), timeZone, event.inDays), timeZone);
    const start = momentOf(`${day}T${String(event.hour).padStart(2, '0')}:00`, timeZone).getTime();
    return {
      title: event.title,
      description: `<p>${event.summary}</p>`,
      summary: event.summary,
      event_type: event.type,
      location: event.location,
      online_link: event.type === 'offline' ? null : 'https://meet.example.org/sample',
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + event.lasts * HOUR).toISOString(),
      banner_media_id: null,
      media_id: pictureOf(event.picture),
      category: event.category,
      organizer: 'Intambwe (sample)',
      is_active: true,
      is_public: true,
      capacity: event.capacity,
      rating: null,
      created_at: later(now, event.inDays < 0 ? (event.inDays - 7) * DAY : -DAY),
      updated_at: now,
      deleted_at: null,
    };
  });
  await db.insertInto('events').values(values).execute();
}

async function addPosts({ db, now, texts, pictureOf }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  const categories = await db
    .insertInto('categories')
    .values(texts.categories.map((category) => ({ ...category, ...stamps })))
    .returning(['id', 'slug'])
    .execute();
  const author = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirst();
  const values = texts.posts.map((post) => ({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    media_id: pictureOf(post.picture),
    category_id: categories.find(({ slug }) => slug === post.category)?.id ?? null,
    author_id: author?.id ?? null,
    status: 'published' as const,
    is_featured: post.featured,
    published_date: later(now, -post.daysAgo * DAY),
    created_at: later(now, -post.daysAgo * DAY),
    updated_at: later(now, -post.daysAgo * DAY),
    deleted_at: null,
  }));
  await db.insertInto('posts').values(values).execute();
}

/** Adds ways to pay, amounts and projects. No money can be sent to them, and they say so. */
async function addGiving({ db, now, texts }: Sample): Promise<void> {
  const lists = {
    payment_ways: texts.paymentWays.map((way) => ({ ...way, is_active: true })),
    suggested_amounts: texts.suggestedAmounts,
    projects: texts.projects.map((project) => ({ ...project, is_active: true })),
  };
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  for (const [table, records] of Object.entries(lists)) {
    const rows = records.map((record, position) => ({ ...record, ...stamps, position }));
    await tableOf(db).insertInto(table).values(rows).execute();
  }
}

const SAMPLE_PERSON = 'Sample person';

/** Adds the history, the team, the documents and the quotations. Nobody in them is a real person, and they say so. */
async function addAbout({ db, now, media, texts, timeZone, pictureOf }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  await db
    .insertInto('timeline_entries')
    .values(texts.timeline.map((entry) => ({ ...entry, ...stamps })))
    .execute();
  await db
    .insertInto('team_members')
    .values(
      texts.team.map(({ role, text, picture }, position) => ({
        ...stamps,
        name: SAMPLE_PERSON,
        role,
        text,
        media_id: pictureOf(picture),
        position,
      })),
    )
    .execute();
  await db
    .insertInto('testimonials')
    .values(
      texts.testimonials.map(({ quote, role }, position) => ({
        ...stamps,
        quote,
        name: SAMPLE_PERSON,
        role,
        is_consented: true,
        position,
      })),
    )
    .execute();
  for (const { title, description, fileName, extension, daysAgo } of texts.documents) {
    const { id } = await media.addFile(db, await readSampleFile(fileName), extension, title, now);
    const date = dayOf(new Date(later(now, -daysAgo * DAY)), timeZone);
    await db
      .insertInto('documents')
      .values({ ...stamps, title, description, date, media_id: id, file_name: fileName })
      .execute();
  }
}

/**
 * A telephone number and an e-mail address, so that their places on the pages can be seen; both say what they are. The languages
 * in which the sample can be read are offered.
 */
async function addSettings({ db, now }: Sample): Promise<void> {
  const settings = JSON.stringify({ ...sampleContact, languages: sampleLanguages() });
  const nothingYet = db.insertInto('site_settings').values({ id: 1, settings, updated_at: now });
  await nothingYet.onConflict((known) => known.column('id').doNothing()).execute();
}

/**
 * Fills an empty database with an organisation that says of itself that it is a sample. All of it, or nothing. Answers
 * whether it did: where there is something already, it stays as it is.
 */
export function fillWithSample({ write, media, config }: Services): Promise<boolean> {
  const fill = (draw: Draw) =>
    write(null, async (unit) => {
      // Several nodes may start at once on an empty database.
      await holdLock(unit, 'people');
      if (!(await isEmpty(unit.db))) return false;
      const texts = await readSampleTexts();
      const pictures = await drawPictures(unit, texts, media, draw);
      const pictureOf = (name: string) => {
        const number = pictures.get(name);
        if (number === undefined) throw new Error(`The sample has no picture ${name}`);
        return number;
      };
      const sample: Sample = { ...unit, media, texts, timeZone: config.timeZone, pictureOf };
      await addRoles(sample);
      await addAnnouncements(sample);
      await addAdvertisements(sample);
      await addEvents(sample);
      await addPosts(sample);
      await addCampaigns(sample);
      await addGallery(sample);
      await addAbout(sample);
      await addGiving(sample);
      await addSettings(sample);
      await addTranslations(sample);
      for (const cacheTag of cacheTags) unit.changes(cacheTag);
      return true;
    });
  return media.imageWorker.drawing(fill);
}
