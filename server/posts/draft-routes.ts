import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import { type PostInput, post, type StaffPost, staffPost } from '../../domain/post.ts';
import { postPreview, postVersion, postVersionText, previewToken, versionOfPost } from '../../domain/post-version.ts';
import { seen } from '../../domain/timestamps.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { type ResourceDescription, rightsOf } from '../resource/endpoints.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { endPreviews, makePreview, readPreview } from './preview.ts';
import { findVersion, listVersions, restoreTexts } from './versions.ts';

/** Earlier versions of a post, and links with which somebody without an account reads one that is not published. */
export function draftRoutes(services: Services, posts: ResourceDescription<StaffPost, PostInput>): Endpoint[] {
  const { db, write, config } = services;
  const { permissions, store } = posts;
  const writes = resourceWrites(services, posts);

  async function versionText(id: number, version: number) {
    const found = await findVersion(db, id, version);
    if (!found) throw notFound();
    return { ...found, content: sanitise(found.content, config.publicUrl) };
  }

  async function draft(id: number): Promise<StaffPost> {
    const found = await store.find(db, id);
    if (!found || found.deleted_at !== null) throw notFound('Blog Not Found');
    return found;
  }

  return [
    endpoint({
      method: 'GET',
      path: '/posts/{id}/versions/',
      access: permissions.view,
      summary: 'How a post was after each of its changes, the newest first',
      parameters: identifier,
      reply: z.array(postVersion),
      handle: ({ parameters }) => listVersions(db, parameters.id),
    }),
    endpoint({
      method: 'GET',
      path: '/posts/{id}/versions/{version}/',
      access: permissions.view,
      summary: 'One version of a post, with its texts',
      parameters: versionOfPost,
      reply: postVersionText,
      handle: ({ parameters: { id, version } }) => versionText(id, version),
    }),
    endpoint({
      method: 'POST',
      path: '/posts/{id}/versions/{version}/restore/',
      access: permissions.edit,
      summary: 'Put the title, excerpt and text of a version back; all else stays as it is',
      parameters: versionOfPost,
      body: seen,
      reply: staffPost,
      async handle({ currentUser, parameters: { id, version }, body }) {
        const texts = await versionText(id, version);
        const restored = await writes.edit(currentUser, id, body.updated_at, (transaction, stamp) =>
          restoreTexts(transaction, id, texts, stamp),
        );
        return { ...restored, can: rightsOf(currentUser, permissions) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/posts/{id}/preview/',
      access: permissions.view,
      summary: 'Make a private link to a post, published or not',
      parameters: identifier,
      reply: postPreview,
      async handle({ currentUser, parameters, now }) {
        const { id, title } = await draft(parameters.id);
        const made = await makePreview(db, id, currentUser.userId, now, config.secretKey);
        const after = { title, expires_at: made.expires_at };
        await write(currentUser.userId, (unit) =>
          unit.audit({ action: 'make_preview', resource: 'posts', resourceId: id, after }),
        );
        return made;
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/posts/{id}/preview/',
      access: permissions.view,
      summary: 'End every private link to a post',
      parameters: identifier,
      async handle({ currentUser, parameters }) {
        const { id, title } = await draft(parameters.id);
        await write(currentUser.userId, async (unit) => {
          await endPreviews(unit.db, id);
          await unit.audit({ action: 'end_previews', resource: 'posts', resourceId: id, before: { title } });
        });
      },
    }),
    endpoint({
      method: 'GET',
      path: '/post-previews/{token}/',
      access: 'public',
      summary: 'The post that a private link shows, as it is now',
      parameters: previewToken,
      reply: post,
      async handle({ parameters, now, cacheContext }) {
        cacheContext.doNotCache();
        const id = await readPreview(db, parameters.token, now, config.secretKey);
        if (id === undefined) throw notFound('Blog Not Found');
        const { deleted_at: _, ...found } = await draft(id);
        return { ...found, content: sanitise(found.content, config.publicUrl) };
      },
    }),
  ];
}
