import { z } from 'zod';
import type { PostInput, StaffPost } from '../../domain/post.ts';
import type { PostVersion, PostVersionText } from '../../domain/post-version.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { type ResourceDescription, rightsOf } from '../resource/endpoints.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { endPreviews, makePreview, readPreview } from './preview.ts';

/** As many versions are offered, the newest first. */
const MAX_VERSIONS = 100;

/** The texts of a post as the audit log keeps them with every write. */
const loggedPost = z.object({ title: z.string(), excerpt: z.string(), content: z.string() });

const versions = (db: Database, postId: number) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.after', 'users.first_name', 'users.last_name'])
    .where('audit.resource', '=', 'posts')
    .where('audit.resource_id', '=', postId)
    .where('audit.action', 'in', ['create', 'edit', 'import'])
    .orderBy('audit.id', 'desc');

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

function present({ id, at, after, first_name, last_name }: VersionRow): PostVersionText[] {
  const post = loggedPost.safeParse(JSON.parse(after ?? 'null'));
  if (!post.success) return [];
  const by = first_name === null || last_name === null ? null : fullName({ first_name, last_name });
  return [{ id, at, by, ...post.data }];
}

/** The versions of a post after each of its changes, newest first. */
async function listVersions(db: Database, postId: number): Promise<PostVersion[]> {
  const found = await versions(db, postId).limit(MAX_VERSIONS).execute();
  return found.flatMap(present).map(({ id, at, by, title }) => ({ id, at, by, title }));
}

async function findVersion(db: Database, postId: number, version: number): Promise<PostVersionText | undefined> {
  const found = await versions(db, postId).where('audit.id', '=', version).execute();
  return found.flatMap(present)[0];
}

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
    implement('GET /posts/{id}/versions/', async ({ parameters }) => {
      await expectPost(parameters.id);
      return listVersions(db, parameters.id);
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
      if (id === undefined) throw notFound('Blog Not Found');
      const { deleted_at: _, ...found } = await draft(id);
      return { ...found, content: sanitise(found.content, config.publicUrl) };
    }),
  ];
}
