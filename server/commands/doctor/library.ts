import type { Place } from '../../backup/place.ts';
import { libraryRows } from '../../backup/snapshot.ts';
import { readVariants } from '../../media/present.ts';
import { type Findings, fine, problem } from './finding.ts';

/** Files looked for at once: a bucket may be a network away. */
const AT_ONCE = 16;

/** Finds the files of the media library that rows name and that are not there; one of them is named. */
async function missingFiles({ db, storage }: Place): Promise<{ missing: number; first: string; count: number }> {
  const found = { missing: 0, first: '', count: 0 };
  for await (const rows of libraryRows(db)) {
    const keys = rows.flatMap(({ key, variants }) => [key, ...readVariants(variants).map((variant) => variant.key)]);
    found.count += keys.length;
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const some = keys.slice(start, start + AT_ONCE);
      const files = await Promise.all(some.map((key) => storage.find(key)));
      const gone = some.filter((_, place) => files[place] === undefined);
      found.missing += gone.length;
      found.first ||= gone[0] ?? '';
    }
  }
  return found;
}

/** Checks that every picture and document of the library has its files. */
export async function checkLibrary(place: Place): Promise<Findings> {
  const { missing, first, count } = await missingFiles(place);
  return missing === 0
    ? fine('media', `All ${count} files of the media library are there.`)
    : problem(
        'media',
        `${missing} of ${count} files of the media library are missing, such as ${first}: visitors see gaps. Is MEDIA_URL or DATA_DIR right? Otherwise take them out of a backup or the old place.`,
      );
}
