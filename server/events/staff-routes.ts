import { uploadsOf } from '../../domain/api/resource.ts';
import { eventChange, eventInput, staffEvent } from '../../domain/event.ts';
import { identifier } from '../../domain/identifier.ts';
import { uploadRules } from '../../domain/upload.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { createEndpoint, rightsOf, trashEndpoints } from '../resource/endpoints.ts';
import { withFiles } from '../resource/files.ts';
import { resourceWrites } from '../resource/writes.ts';
import { eventStore } from './staff-store.ts';

/** What the rooms calls of staff work on. */
export function eventResource(desk: Pick<Desk, 'media' | 'config'>) {
  return {
    resource: 'events',
    topic: 'events',
    path: '/events/',
    singular: 'event',
    thing: staffEvent,
    input: eventInput,
    store: eventStore(desk),
    permissions: { view: 'events.view', create: 'events.create', edit: 'events.edit', delete: 'events.delete' },
    files: {
      image: { rule: uploadRules.picture, into: 'media_id' },
      banner: { rule: uploadRules.picture, into: 'banner_media_id' },
    },
  } as const;
}

/** What staff do with events. */
export function staffEventRoutes(desk: Desk): Endpoint[] {
  const events = eventResource(desk);
  const { path, permissions, store, files } = events;
  const writes = resourceWrites(desk, events);
  return [
    createEndpoint(desk, events),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: permissions.edit,
      summary: 'Change one event, or only whether it is active; with `updated_at`, only if nobody has changed it since',
      parameters: identifier,
      body: eventChange,
      uploads: uploadsOf(files),
      reply: staffEvent,
      async handle({ asker, parameters: { id }, body, uploads }) {
        const { updated_at } = body;
        const changed =
          body.only === 'status'
            ? await writes.edit(asker, id, updated_at, (rows, now) => store.setActive(rows, id, body.is_active, now))
            : await writes.update(asker, id, await withFiles(desk, asker, body, uploads, files), updated_at);
        return { ...changed, can: rightsOf(asker, permissions) };
      },
    }),
    ...trashEndpoints(desk, events),
    endpoint({
      method: 'POST',
      path: `${path}{id}/duplicate/`,
      access: permissions.create,
      summary: 'Make a copy of an event to begin from: not active, with nobody registered',
      parameters: identifier,
      reply: staffEvent,
      status: 201,
      async handle({ asker, parameters }) {
        const made = await writes.add(asker, async ({ rows, now }) => {
          const id = await store.duplicate(rows, parameters.id, now);
          if (id === undefined) throw notFound('Event not found');
          return id;
        });
        return { ...made, can: rightsOf(asker, permissions) };
      },
    }),
  ];
}
