import { eventContract } from '../../domain/api/events.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { createEndpoint, rightsOf, trashEndpoints } from '../resource/endpoints.ts';
import { withFiles } from '../resource/files.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { eventStore } from './staff-store.ts';

/** The resource that the staff's calls work on. */
export function eventResource(services: Pick<Services, 'media' | 'config'>) {
  return { ...eventContract, resource: 'events', cacheTag: 'events', store: eventStore(services) } as const;
}

/** The staff's calls for events. */
export function staffEventRoutes(services: Services): Endpoint[] {
  const events = eventResource(services);
  const { permissions, store, files } = events;
  const writes = resourceWrites(services, events);
  return [
    createEndpoint(services, events),
    implement('PUT /events/{id}/', async ({ currentUser, parameters: { id }, body, uploads }) => {
      const { updated_at } = body;
      const changed =
        body.only === 'status'
          ? await writes.edit(currentUser, id, updated_at, (db, now) => store.setActive(db, id, body.is_active, now))
          : await writes.update(
              currentUser,
              id,
              await withFiles(services, currentUser, body, uploads, files),
              updated_at,
            );
      return { ...changed, can: rightsOf(currentUser, permissions) };
    }),
    ...trashEndpoints(services, events),
    implement('POST /events/{id}/duplicate/', async ({ currentUser, parameters }) => {
      const made = await writes.add(currentUser, async ({ db, now }) => {
        const id = await store.duplicate(db, parameters.id, now);
        if (id === undefined) throw notFound('Event not found');
        return id;
      });
      return { ...made, can: rightsOf(currentUser, permissions) };
    }),
  ];
}
