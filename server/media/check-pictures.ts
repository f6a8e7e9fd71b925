import type { Database } from '../database/open.ts';
import type { Media } from './media.ts';

/**
 * Throws a 400 at the field of the form, unless each number is that of a picture in the library, or none at all. `most`
 * are the bytes each may have; the library itself takes none that are larger than other forms allow.
 */
export async function checkPictures(
  media: Media,
  db: Database,
  chosen: Record<string, number | null | undefined>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const [field, id] of Object.entries(chosen)) {
    if (id !== null && id !== undefined) await media.checkPicture(db, id, field, most);
  }
}
