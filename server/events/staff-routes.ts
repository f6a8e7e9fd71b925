import { uploadsOf } from '../../domain/api/resource.ts';
import { eventChange, eventInput, staffEvent } from '../../domain/event.ts';
import { identifier } from '../../domain/identifier.ts';
import { uploadRules } from '../../domain/upload.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { createEndpoint, rightsOf, trashEndpoints } from '../resource/endpoints.ts';
import { withFiles } from '../resource/files.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { eventStore } from './staff-store.ts';

/** The resource that the staff's calls work on. */
export function eventResource(services: Pick<Services, 'media' | 'config'>) {
  return {
    resource: 'events',
    cacheTag: 'events',
    path: '/events/',
    singular: 'event',
    record: staffEvent,
    input: eventInput,
    store: eventStore(services),
    permissions: { view: 'events.view', create: 'events.create', edit: 'events.edit', delete: 'events.delete' },
    files: {
      image: { rule: uploadRules.picture, into: 'media_id' },
      banner: { rule: uploadRules.picture, into: 'banner_media_id' },
    },
  } as const;
}

/** The staff's calls for events. */
export function staffEventRoutes(services: Services): Endpoint[] {
  const events = eventResource(services);
  const { path, permissions, store, files } = events;
  const writes = resourceWrites(services, events);
  return [
    createEndpoint(services, events),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: permissions.edit,
      summary: 'Change one event, or only whether it is active; with `updated_at`, only if nobody has changed it since',
      parameters: identifier,
      body: eventChange,
      uploads: uploadsOf(files),
      reply: staffEvent,
      async handle({ currentUser, parameters: { id }, body, uploads }) {
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
      },
    }),
    ...trashEndpoints(services, events),
    endpoint({
      method: 'POST',
      path: `${path}{id}/duplicate/`,
      access: permissions.create,
      summary: 'Make a copy of an event to begin from: not active, with nobody registered',
      parameters: identifier,
      reply: staffEvent,
      status: 201,
      async handle({ currentUser, parameters }) {
        const made = await writes.add(currentUser, async ({ db, now }) => {
          const id = await store.duplicate(db, parameters.id, now);
          if (id === undefined) throw notFound('Event not found');
          return id;
        });
        return { ...made, can: rightsOf(currentUser, permissions) };
      },
    }),
  ];
}
