import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import type { MediaFileDetails } from '../../domain/picture.ts';
import { uploadRules, uploadTexts } from '../../domain/upload.ts';
import type { Database } from '../database/open.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { refuseFile } from '../http/upload.ts';
import { rightsOf } from '../resource/endpoints.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { StorageUnavailable } from './storage.ts';
import { describeFile, findFile, listFiles } from './store.ts';
import { usesOf } from './uses.ts';

const permissions = { edit: 'media.edit', delete: 'media.delete' } as const;
const path = '/media/';

/** The calls of the library: uploaded files, which can be used again. */
export function mediaRoutes({ db, write, media, log }: Services): Endpoint[] {
  async function details(from: Database, id: number, currentUser: CurrentUser): Promise<MediaFileDetails> {
    const found = await findFile(from, id);
    if (!found) throw notFound();
    return {
      ...found,
      used_in: await usesOf(from, found, currentUser.language),
      can: rightsOf(currentUser, permissions),
    };
  }

  return [
    implement('GET /media/', async ({ currentUser, query }) => {
      const { count, results } = await listFiles(db, query, sliceOf(query, MAX_PAGE_SIZE));
      const can = rightsOf(currentUser, permissions);
      return asPage({ count, results: results.map((it) => ({ ...it, can })) }, path, query);
    }),
    implement('GET /media/{id}/', ({ currentUser, parameters }) => details(db, parameters.id, currentUser)),
    implement('POST /media/', async ({ currentUser, body, uploads }) => {
      if (!uploads.file) throw refuseFile('file', uploadTexts.wrongKind(uploadRules.library));
      return details(db, await media.take(currentUser, uploads.file, body.alt), currentUser);
    }),
    implement('PUT /media/{id}/', async ({ currentUser, parameters: { id }, body: { alt, focus } }) => {
      const changed = await write(currentUser.userId, async (unit) => {
        const before = await findFile(unit.db, id);
        if (!before) throw notFound();
        const after = { ...before, alt: alt ?? before.alt, focus: focus === undefined ? before.focus : focus };
        await describeFile(unit.db, id, after);
        await unit.audit({ action: 'edit', resource: 'media', resourceId: id, before, after });
        unit.changes('media', [id]);
        return details(unit.db, id, currentUser);
      });
      // What was chosen is saved. A file that is damaged keeps the share picture that it has.
      if (focus !== undefined) {
        await media.cutSharePicture(db, id).catch((error: unknown) => {
          if (error instanceof StorageUnavailable) throw error;
          log.warn({ err: error, media: id }, 'A picture to share could not be cut anew');
        });
      }
      return changed;
    }),
    implement('DELETE /media/{id}/', ({ currentUser, parameters }) => media.remove(currentUser, parameters.id)),
  ];
}
