import { z } from 'zod';
import type { PostInput, StaffPost } from '../../domain/post.ts';
import type { PostVersionText } from '../../domain/post-version.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { type ResourceDescription, rightsOf } from '../resource/endpoints.ts';
import { findVersion, type KeptVersion, listVersions } from '../resource/versions.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { endPreviews, makePreview, readPreview } from './preview.ts';

/** What each version of a post keeps. */
const keptTexts = z.object({ title: z.string(), excerpt: z.string(), content: z.string() });

const ofPost = (id: number) => ({ resource: 'posts', record: String(id) });

const present = ({ texts, ...version }: KeptVersion): PostVersionText => ({ ...version, ...keptTexts.parse(texts) });

/** Puts the texts of a version back. Everything else of the post stays as it is. */
async function restoreTexts(
  db: Database,
  postId: number,
  { title, excerpt, content }: PostVersionText,
  stamp: string,
): Promise<void> {
  const values = { title, excerpt, content, updated_at: stamp };
  await db.updateTable('posts').set(values).where('id', '=', postId).execute();
}

/** Earlier versions of a post, and links with which people without an account read an unpublished one. */
export function draftRoutes(services: Services, posts: ResourceDescription<StaffPost, PostInput>): Endpoint[] {
  const { db, write, config } = services;
  const { permissions, store } = posts;
  const writes = resourceWrites(services, posts);

  /** Throws a 404 for a post that was deleted for good: its versions are gone with it. */
  async function expectPost(id: number): Promise<void> {
    if (!(await store.find(db, id))) throw notFound();
  }

  async function versionText(id: number, version: number) {
    await expectPost(id);
    const kept = await findVersion(db, ofPost(id), version);
    if (!kept) throw notFound();
    const found = present(kept);
    return { ...found, content: sanitise(found.content, config.publicUrl) };
  }

  async function draft(id: number): Promise<StaffPost> {
    const found = await store.find(db, id);
    if (!found || found.deleted_at !== null) throw notFound(staffText('postNotFound'));
    return found;
  }

  return [
    implement('GET /posts/{id}/versions/', async ({ parameters }) => {
      await expectPost(parameters.id);
      const found = await listVersions(db, ofPost(parameters.id));
      return found.map(present).map(({ id, at, by, title }) => ({ id, at, by, title }));
    }),
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
      if (id === undefined) throw notFound(staffText('postNotFound'));
      const { deleted_at: _, ...found } = await draft(id);
      return { ...found, content: sanitise(found.content, config.publicUrl) };
    }),
  ];
}
