import type { PostInput, StaffPost } from '../../domain/post.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
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
    implement('GET /posts/{id}/versions/', ({ parameters }) => listVersions(db, parameters.id)),
    implement('GET /posts/{id}/versions/{version}/', ({ parameters: { id, version } }) => versionText(id, version)),
    implement(
      'POST /posts/{id}/versions/{version}/restore/',
      async ({ currentUser, parameters: { id, version }, body }) => {
        const texts = await versionText(id, version);
        const restored = await writes.edit(currentUser, id, body.updated_at, (transaction, stamp) =>
          restoreTexts(transaction, id, texts, stamp),
        );
        return { ...restored, can: rightsOf(currentUser, permissions) };
      },
    ),
    implement('POST /posts/{id}/preview/', async ({ currentUser, parameters, now }) => {
      const { id, title } = await draft(parameters.id);
      const made = await makePreview(db, id, currentUser.userId, now, config.secretKey);
      const after = { title, expires_at: made.expires_at };
      await write(currentUser.userId, (unit) =>
        unit.audit({ action: 'make_preview', resource: 'posts', resourceId: id, after }),
      );
      return made;
    }),
    implement('DELETE /posts/{id}/preview/', async ({ currentUser, parameters }) => {
      const { id, title } = await draft(parameters.id);
      await write(currentUser.userId, async (unit) => {
        await endPreviews(unit.db, id);
        await unit.audit({ action: 'end_previews', resource: 'posts', resourceId: id, before: { title } });
      });
    }),
    implement('GET /post-previews/{token}/', async ({ parameters, now, cacheContext }) => {
      cacheContext.doNotCache();
      const id = await readPreview(db, parameters.token, now, config.secretKey);
      if (id === undefined) throw notFound('Blog Not Found');
      const { deleted_at: _, ...found } = await draft(id);
      return { ...found, content: sanitise(found.content, config.publicUrl) };
    }),
  ];
}
