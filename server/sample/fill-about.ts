import { dayOf } from '../../domain/calendar.ts';
import { sampleTeam, sampleTestimonials, sampleTimeline } from './about.ts';
import { sampleDocuments } from './documents.ts';
import { DAY, later, readSampleFile, type Sample } from './sample.ts';

const SAMPLE_PERSON = 'Sample person';

/** Adds the history, the team, the documents and the quotations. Nobody in them is a real person, and they say so. */
export async function addAbout({ db, now, media, timeZone, pictureOf }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  await db
    .insertInto('timeline_entries')
    .values(sampleTimeline.map((entry) => ({ ...entry, ...stamps })))
    .execute();
  await db
    .insertInto('team_members')
    .values(
      sampleTeam.map(({ role, text, picture }, position) => ({
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
      sampleTestimonials.map(({ quote, role }, position) => ({
        ...stamps,
        quote,
        name: SAMPLE_PERSON,
        role,
        is_consented: true,
        position,
      })),
    )
    .execute();
  for (const { title, description, fileName, extension, daysAgo } of sampleDocuments) {
    const { id } = await media.addFile(db, await readSampleFile(fileName), extension, title, now);
    const date = dayOf(new Date(later(now, -daysAgo * DAY)), timeZone);
    await db
      .insertInto('documents')
      .values({ ...stamps, title, description, date, media_id: id, file_name: fileName })
      .execute();
  }
}
