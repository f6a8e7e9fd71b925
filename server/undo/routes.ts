import { versionedCollections } from '../../domain/collections/versioned.ts';
import { staffText } from '../../domain/reply-text.ts';
import { trashes } from '../../domain/trash.ts';
import { countedActions } from '../audit/store.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import type { VersionedRecords } from '../versions/versioned-records.ts';
import { changeOf } from './change.ts';
import { touchedRecords } from './touched.ts';
import { undoing } from './undo.ts';

function assertSuperuser({ isSuperuser }: CurrentUser): void {
  if (!isSuperuser) throw notAllowed(staffText('onlySuperusers'));
}

/** Whether the log tells of a change that the versions or the trash know, too. */
const isUndone = ({ action, resource }: { action: string; resource: string }) =>
  (action === 'delete' && trashes.some(({ name }) => name === resource)) ||
  (['create', 'edit'].includes(action) && versionedCollections.some(({ name }) => name === resource));

/** Undoing what an account did within some hours, from the versions and the trash. The log only says what else there was. */
export function undoRoutes(
  services: Services,
  endpoints: readonly Endpoint[],
  versioned: VersionedRecords,
): Endpoint[] {
  const { db } = services;
  const undoOne = undoing(services, endpoints, versioned);
  return [
    implement('GET /undo/', async ({ currentUser, query, language }) => {
      assertSuperuser(currentUser);
      const { after_resource: resource, after_record: record, ...period } = query;
      const after = resource === undefined || record === undefined ? undefined : { resource, record };
      const { count, records, next } = await touchedRecords(db, period, after);
      const changes = [];
      for (const one of records) {
        const change = await changeOf(db, one, period);
        changes.push({ ...change, reason: change.reason && worded(change.reason, language) });
      }
      return { count, changes, next };
    }),
    implement('GET /undo/others/', async ({ currentUser, query }) => {
      assertSuperuser(currentUser);
      const counted = await countedActions(db, query);
      return counted.filter((one) => !isUndone(one));
    }),
    implement('POST /undo/', async (call) => {
      assertSuperuser(call.currentUser);
      const { changes, ...period } = call.body;
      const outcomes = [];
      for (const wanted of changes) outcomes.push(await undoOne(call, wanted, period));
      return outcomes;
    }),
  ];
}
