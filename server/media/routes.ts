import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE, pageOf } from '../../domain/listing.ts';
import {
  type MediaFileDetails,
  mediaFile,
  mediaFileDetails,
  mediaFileInput,
  mediaFileSent,
  mediaQuery,
} from '../../domain/picture.ts';
import { uploadRules, uploadTexts } from '../../domain/upload.ts';
import type { Rows } from '../database/open.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { refuseFile } from '../http/upload.ts';
import type { Asker } from '../identity/asker.ts';
import { rightsOf } from '../resource/endpoints.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { findFile, listFiles, setAlt } from './store.ts';
import { usesOf } from './uses.ts';

const permissions = { edit: 'media.edit', delete: 'media.delete' } as const;
const path = '/media/';

/** The calls of the library: what was uploaded, to be used again. */
export function mediaRoutes({ rows, write, media }: Desk): Endpoint[] {
  async function details(from: Rows, id: number, asker: Asker): Promise<MediaFileDetails> {
    const found = await findFile(from, id);
    if (!found) throw notFound();
    return { ...found, used_in: await usesOf(from, found), can: rightsOf(asker, permissions) };
  }

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'media.view',
      summary: 'The library: files that can be used again',
      query: mediaQuery,
      reply: pageOf(mediaFile),
      async handle({ asker, query }) {
        const { count, results } = await listFiles(rows, query, sliceOf(query, LARGEST_PAGE));
        const can = rightsOf(asker, permissions);
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
      handle: ({ asker, parameters }) => details(rows, parameters.id, asker),
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
      async handle({ asker, body, uploads }) {
        if (!uploads.file) throw refuseFile('file', uploadTexts.wrongKind(uploadRules.library));
        return details(rows, await media.take(asker, uploads.file, body.alt), asker);
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
      handle: ({ asker, parameters: { id }, body }) =>
        write(asker.userId, async (unit) => {
          const before = await findFile(unit.rows, id);
          if (!before) throw notFound();
          await setAlt(unit.rows, id, body.alt);
          await unit.audit({
            action: 'edit',
            resource: 'media',
            resourceId: id,
            before,
            after: { ...before, ...body },
          });
          await unit.changes('media');
          return details(unit.rows, id, asker);
        }),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}{id}/`,
      access: 'media.delete',
      summary: 'Remove a file for good; only one that is used nowhere',
      parameters: identifier,
      handle: ({ asker, parameters }) => media.remove(asker, parameters.id),
    }),
  ];
}
