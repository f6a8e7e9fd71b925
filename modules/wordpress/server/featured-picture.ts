import type { ExportedItem } from './element-reader.ts';
import type { OldPlace } from './report.ts';
import type { Work } from './work.ts';

/** The number of the picture that stands for an item, brought from the uploads; null for none. */
export async function pictureOf(
  { survey, files, report }: Work,
  { meta }: ExportedItem,
  place: OldPlace,
): Promise<number | null> {
  const picture = Number(meta.get('_thumbnail_id') ?? 0);
  if (!(picture > 0)) return null;
  const { paths = [] } = survey.attachments.get(picture) ?? {};
  const file = await files.take(paths, place.title);
  if (file?.isPicture) return file.id;
  report.leaveOut(
    'featured pictures that were not found in the uploads folder',
    place,
    paths[0] ?? `number ${picture}`,
  );
  return null;
}
