import { identifier } from '../../domain/identifier.ts';
import { MAX_PAGE_SIZE, pageOf } from '../../domain/listing.ts';
import {
  type MediaFileDetails,
  mediaFile,
  mediaFileDetails,
  mediaFileInput,
  mediaFileSent,
  mediaQuery,
} from '../../domain/picture.ts';
import { uploadRules, uploadTexts } from '../../domain/upload.ts';
import type { Database } from '../database/open.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { refuseFile } from '../http/upload.ts';
import { rightsOf } from '../resource/endpoints.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { findFile, listFiles, setAlt } from './store.ts';
import { usesOf } from './uses.ts';

const permissions = { edit: 'media.edit', delete: 'media.delete' } as const;
const path = '/media/';

/** The calls of the library: what was uploaded, to be used again. */
export function mediaRoutes({ db, write, media }: Services): Endpoint[] {
  async function details(from: Database, id: number, currentUser: CurrentUser): Promise<MediaFileDetails> {
    const found = await findFile(from, id);
    if (!found) throw notFound();
    return { ...found, used_in: await usesOf(from, found), can: rightsOf(currentUser, permissions) };
  }

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'media.view',
      summary: 'The library: files that can be used again',
      query: mediaQuery,
      reply: pageOf(mediaFile),
      async handle({ currentUser, query }) {
        const { count, results } = await listFiles(db, query, sliceOf(query, MAX_PAGE_SIZE));
        const can = rightsOf(currentUser, permissions);
        return asPage({ count, results: results.map((it) => ({ ...it, can })) }, path, query);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'media.view',
      summary: 'One file, and where it is used',
      parameters: identifier,
      reply: mediaFileDetails,
      handle: ({ currentUser, parameters }) => details(db, parameters.id, currentUser),
    }),
    endpoint({
      method: 'POST',
      path,
      access: 'media.create',
      summary: 'Send a file to the library',
      body: mediaFileSent,
      uploads: { file: uploadRules.library },
      reply: mediaFileDetails,
      status: 201,
      async handle({ currentUser, body, uploads }) {
        if (!uploads.file) throw refuseFile('file', uploadTexts.wrongKind(uploadRules.library));
        return details(db, await media.take(currentUser, uploads.file, body.alt), currentUser);
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: 'media.edit',
      summary: 'Change the words that stand for a picture',
      parameters: identifier,
      body: mediaFileInput,
      reply: mediaFileDetails,
      handle: ({ currentUser, parameters: { id }, body }) =>
        write(currentUser.userId, async (unit) => {
          const before = await findFile(unit.db, id);
          if (!before) throw notFound();
          await setAlt(unit.db, id, body.alt);
          await unit.audit({
            action: 'edit',
            resource: 'media',
            resourceId: id,
            before,
            after: { ...before, ...body },
          });
          await unit.changes('media');
          return details(unit.db, id, currentUser);
        }),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}{id}/`,
      access: 'media.delete',
      summary: 'Remove a file for good; only one that is used nowhere',
      parameters: identifier,
      handle: ({ currentUser, parameters }) => media.remove(currentUser, parameters.id),
    }),
  ];
}
