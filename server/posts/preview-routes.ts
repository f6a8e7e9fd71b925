import type { PostInput, StaffPost } from '../../domain/post.ts';
import { staffText } from '../../domain/reply-text.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { endPreviews, makePreview, readPreview } from './preview.ts';

/** Links with which people without an account read an unpublished post. */
export function previewRoutes({ db, write, config }: Services, store: ResourceStore<StaffPost, PostInput>): Endpoint[] {
  async function draft(id: number): Promise<StaffPost> {
    const found = await store.find(db, id);
    if (!found || found.deleted_at !== null) throw notFound(staffText('postNotFound'));
    return found;
  }

  return [
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
      if (id === undefined) throw notFound(staffText('postNotFound'));
      const { deleted_at: _, ...found } = await draft(id);
      return { ...found, content: sanitise(found.content, config.publicUrl) };
    }),
  ];
}
