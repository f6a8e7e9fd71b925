import { staffText } from '../../domain/reply-text.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Database } from '../database/open.ts';
import type { Writing } from '../fields/kind.ts';
import type { ReadBeside } from '../fields/reader.ts';
import { badRequest } from '../http/http-error.ts';
import { mediaAddress } from './keys.ts';
import type { Media } from './media.ts';
import { findFileToUse } from './store.ts';

/** Reads the pictures and documents that fields show. */
export const filesBeside =
  (media: Media, db: Database): ReadBeside =>
  async ({ pictures, documents }) => {
    const files =
      documents.size === 0
        ? []
        : await db
            .selectFrom('media')
            .select(['id', 'key', 'type', 'bytes'])
            .where('id', 'in', [...documents])
            .execute();
    return {
      pictures: await media.pictures(db, [...pictures]),
      documents: new Map(files.map(({ id, key, ...file }) => [id, { ...file, url: mediaAddress(key) }])),
    };
  };

/** Checks the files that are chosen in fields. */
export const chosenFiles = (media: Media, db: Database): Pick<Writing, 'checkPicture' | 'documentName'> => ({
  checkPicture: (id, upload) => media.checkPicture(db, id, upload, Number.POSITIVE_INFINITY),
  async documentName(id, { upload, missing }, title) {
    const file = typeof id === 'number' ? await findFileToUse(db, id) : undefined;
    const wrong = typeof id === 'number' ? staffText('chooseLibraryDocument') : missing;
    if (!file || /^(?:image|video|audio)\//.test(file.type)) throw badRequest(wrong, { [upload]: [wrong] });
    return file.file_name || `${slugOf(title) || 'document'}.${file.key.split('.').at(-1)}`;
  },
});
