import type { Place } from '../../backup/place.ts';
import { readVariants } from '../../media/present.ts';
import { type Findings, fine, problem } from './finding.ts';

/** Files looked for at once: a bucket may be a network away. */
const AT_ONCE = 16;

/** Finds the files of the media library that rows name and that are not there. */
async function missingFiles({ db, storage }: Place): Promise<{ missing: string[]; count: number }> {
  const rows = await db.selectFrom('media').select(['key', 'variants']).orderBy('id').execute();
  const keys = rows.flatMap(({ key, variants }) => [key, ...readVariants(variants).map((variant) => variant.key)]);
  const missing: string[] = [];
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map((key) => storage.find(key)));
    missing.push(...some.filter((_, place) => found[place] === undefined));
  }
  return { missing, count: keys.length };
}

/** Checks that every picture and document of the library has its files. */
export async function checkLibrary(place: Place): Promise<Findings> {
  const { missing, count } = await missingFiles(place);
  return missing.length === 0
    ? fine('media', `All ${count} files of the media library are there.`)
    : problem(
        'media',
        `${missing.length} of ${count} files of the media library are missing, such as ${missing[0]}: visitors see gaps. Is MEDIA_URL or DATA_DIR right? Otherwise take them out of a backup or the old place.`,
      );
}
