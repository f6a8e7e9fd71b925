import type { StaffPost } from '../../domain/post.ts';
import { staffText } from '../../domain/reply-text.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { ask, endAsk, handBack, listAsks } from './asks.ts';

/** Asking for posts to be published, and what is answered. */
export function askRoutes(
  { db, write, config: { publicUrl } }: Services,
  store: Pick<ResourceStore<StaffPost, never>, 'find'>,
): Endpoint[] {
  async function postIn(database: Database, id: number): Promise<StaffPost> {
    const found = await store.find(database, id);
    if (!found || found.deleted_at !== null) throw notFound(staffText('postNotFound'));
    return found;
  }

  /** The same within a change. Who asks and who answers wait for each other, and for who saves a post: each ask is answered once. */
  async function heldPost(unit: UnitOfWork, id: number): Promise<StaffPost> {
    await holdLock(unit, 'posts');
    return postIn(unit.db, id);
  }

  return [
    implement('GET /posts/{id}/asks/', async ({ currentUser, parameters }) => {
      const reader = { userId: currentUser.userId, mayPublish: may(currentUser, 'posts.publish') };
      return listAsks(db, await postIn(db, parameters.id), reader);
    }),
    implement('POST /posts/{id}/asks/', async ({ currentUser, parameters }) => {
      await write(currentUser.userId, async (unit) => {
        const post = await heldPost(unit, parameters.id);
        if (may(currentUser, 'posts.publish')) throw conflict(staffText('publishItYourself'));
        await ask(unit, post, currentUser.userId);
      });
    }),
    implement('POST /posts/{id}/asks/{ask}/hand-back/', async ({ currentUser, parameters, body }) => {
      await write(currentUser.userId, async (unit) => {
        const post = await heldPost(unit, parameters.id);
        await handBack(unit, parameters.ask, { by: currentUser.userId, ...body }, { post, publicUrl });
      });
    }),
    implement('POST /posts/{id}/asks/{ask}/published/', async ({ currentUser, parameters, body }) => {
      await write(currentUser.userId, async (unit) => {
        const post = await heldPost(unit, parameters.id);
        if (post.status !== 'published') throw conflict(staffText('notPublishedYet'));
        await endAsk(unit, parameters.ask, body.draft, { post, publicUrl });
      });
    }),
  ];
}
