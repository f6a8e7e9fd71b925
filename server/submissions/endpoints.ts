import { staffDefinitionsOf } from '../../domain/api/submission-calls.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import { type ListQuery, MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import { STATUS_CONFLICT } from '../../domain/submissions/handling.ts';
import type { SentRecord, SentValues, Submission } from '../../domain/submissions/submission.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { holdRow } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { tableReply } from '../http/table-reply.ts';
import { noteDeleter } from '../resource/deleters.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import type { SubmissionStore } from './store.ts';

/** A submission as staff deal with it. */
export interface StaffSubmission<Sent extends SentRecord, Details extends Sent, Query extends ListQuery>
  extends Omit<Submission<Sent, Details, Query, SentValues, string, Permission>, 'request'> {
  store: SubmissionStore<Sent, Details, Query>;
  /** The columns of its table as a file, with moments as the clocks of the time zone show them; they may depend on what is asked for. */
  columns(
    language: Language,
    timeZone: string,
    asked: Query,
  ): readonly TableColumn<Sent>[] | Promise<readonly TableColumn<Sent>[]>;
}

/** The day it is for the organisation. */
const todayOf = ({ config }: Pick<Services, 'config'>, now: Date) => dayOf(now, config.timeZone);

/**
 * Runs work on one submission that is locked meanwhile, and returns it as it is afterwards. Throws a 404, also if it is in the
 * trash, or is not and should be.
 */
export function changeSubmission<Sent extends SentRecord, Details extends Sent, Query extends ListQuery>(
  services: Services,
  { table, store }: Pick<StaffSubmission<Sent, Details, Query>, 'table' | 'store'>,
  by: number,
  id: number,
  work: (unit: UnitOfWork, before: Details) => Promise<void>,
  inTrash = false,
): Promise<Details> {
  const today = todayOf(services, services.clock());
  return services.write(by, async (unit) => {
    // Otherwise PostgreSQL would let two people read the same status and move on from it one after the other.
    await holdRow(unit, table, id);
    const before = await store.find(unit.db, id, today);
    if (!before || (before.deleted_at !== null) !== inTrash) throw notFound();
    await work(unit, before);
    return (await store.find(unit.db, id, today)) ?? before;
  });
}

/** The staff's calls: the list, its export, one alone, a change of its status, the trash. */
export function staffEndpoints<Sent extends SentRecord, Details extends Sent, Query extends ListQuery>(
  services: Services,
  submission: StaffSubmission<Sent, Details, Query>,
): Endpoint[] {
  const { name: resource, staffPath: path, noun, statusPath, permissions, transitions, store, columns } = submission;
  const definitions = staffDefinitionsOf(submission);
  const following = new Map<string, readonly string[]>(Object.entries(transitions));

  const move = (by: number, id: number, action: 'delete' | 'restore') =>
    changeSubmission(
      services,
      submission,
      by,
      id,
      async (unit) => {
        await store.setDeleted(unit, id, action === 'delete' ? unit.now : null);
        if (action === 'delete') await noteDeleter(unit, resource, id, by);
        await unit.audit({ action, resource, resourceId: id });
      },
      action === 'restore',
    );

  return [
    endpointOf(`GET ${path}`, definitions.list, async ({ currentUser, query: asked, now }) => {
      const slice = sliceOf(asked, MAX_STAFF_LIST);
      const listed = await store.list(services.db, asked, slice, todayOf(services, now));
      return asArrayOrPage(withRights(listed, currentUser, permissions), path, asked);
    }),
    endpointOf(`GET ${path}export/`, definitions.file, async ({ currentUser, query: asked, language, now }) => {
      // The search text may be somebody's name, so it is not logged.
      await services.write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource }));
      return tableReply(
        { name: resource, format: asked.format },
        await columns(language, services.config.timeZone, asked),
        store.every(services.db, asked, todayOf(services, now)),
      );
    }),
    endpointOf(`GET ${path}{id}/`, definitions.read, async ({ parameters, now }) => {
      const found = await store.find(services.db, parameters.id, todayOf(services, now));
      if (!found) throw notFound();
      return found;
    }),
    endpointOf(`PATCH ${path}{id}/${statusPath}/`, definitions.move, ({ currentUser, parameters: { id }, body }) =>
      changeSubmission(services, submission, currentUser.userId, id, async (unit, before) => {
        const refuse = (detail: string) => new HttpError(409, { detail, current: before });
        const { status: to, from = before.status } = body;
        if (from !== before.status) throw refuse(STATUS_CONFLICT);
        if (!following.get(from)?.includes(to)) throw refuse(staffText('statusMove', noun, from, to));
        await store.setStatus(unit, id, { from, to, by: currentUser.userId });
        // Visitors' texts stay out of the log, so that they can be erased for good.
        const audited = { resource, resourceId: id, before: { status: from }, after: { status: to } };
        await unit.audit({ action: 'set_status', ...audited });
      }),
    ),
    endpointOf(`DELETE ${path}{id}/`, definitions.remove, async ({ currentUser, parameters: { id } }) => {
      await move(currentUser.userId, id, 'delete');
    }),
    endpointOf(`POST ${path}{id}/restore/`, definitions.restore, ({ currentUser, parameters: { id } }) =>
      move(currentUser.userId, id, 'restore'),
    ),
  ];
}
