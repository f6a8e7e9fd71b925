import { type AskedCollection, askDefinitionsOf, asked } from '../../domain/api/asks.ts';
import { staffText } from '../../domain/reply-text.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { type AskedRecord, ask, endAsk, handBack, listAsks } from './store.ts';

type AskedStore = Pick<ResourceStore<AskedRecord & { deleted_at?: string | null | undefined }, never>, 'find'>;

/** Said where there is no such record. */
const missing = { posts: staffText('postNotFound'), pages: staffText('pageNotFound') };

/** Asking for records to be published, and what is answered. */
export function askRoutes(
  { db, write, config: { publicUrl } }: Services,
  collection: AskedCollection,
  store: AskedStore,
): Endpoint[] {
  const { path, permissions } = asked[collection];
  const calls = askDefinitionsOf(asked[collection]);

  async function recordIn(database: Database, id: number): Promise<AskedRecord> {
    const found = await store.find(database, id);
    if (!found || found.deleted_at !== null) throw notFound(missing[collection]);
    return found;
  }

  /** The same within a change. Who asks and who answers wait for each other, and for who saves it: each ask is answered once. */
  async function held(unit: UnitOfWork, id: number) {
    await holdLock(unit, collection);
    return { collection, record: await recordIn(unit.db, id), publicUrl };
  }

  return [
    endpointOf(`GET ${path}{id}/asks/`, calls.list, async ({ currentUser, parameters }) => {
      const reader = { userId: currentUser.userId, mayPublish: may(currentUser, permissions.publish) };
      return listAsks(db, { collection, record: await recordIn(db, parameters.id) }, reader);
    }),
    endpointOf(`POST ${path}{id}/asks/`, calls.ask, async ({ currentUser, parameters }) => {
      await write(currentUser.userId, async (unit) => {
        const about = await held(unit, parameters.id);
        if (may(currentUser, permissions.publish)) throw conflict(staffText('publishItYourself'));
        await ask(unit, about, currentUser.userId);
      });
    }),
    endpointOf(`POST ${path}{id}/asks/{ask}/hand-back/`, calls.handBack, async ({ currentUser, parameters, body }) => {
      await write(currentUser.userId, async (unit) => {
        const about = await held(unit, parameters.id);
        await handBack(unit, parameters.ask, { by: currentUser.userId, ...body }, about);
      });
    }),
    endpointOf(`POST ${path}{id}/asks/{ask}/published/`, calls.published, async ({ currentUser, parameters, body }) => {
      await write(currentUser.userId, async (unit) => {
        const about = await held(unit, parameters.id);
        if (about.record.status !== 'published') throw conflict(staffText('notPublishedYet'));
        await endAsk(unit, parameters.ask, body.draft, about);
      });
    }),
  ];
}
