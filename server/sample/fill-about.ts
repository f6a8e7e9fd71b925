import { dayOf } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { DAY, type Sample } from './sample.ts';
import { readSampleFile } from './texts.ts';

const SAMPLE_PERSON = 'Sample person';

/** Adds the history, the team, the documents and the quotations. Nobody in them is a real person, and they say so. */
export async function addAbout({ db, now, media, texts, timeZone, pictureOf }: Sample): Promise<void> {
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
