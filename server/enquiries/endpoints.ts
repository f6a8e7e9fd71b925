import type { z } from 'zod';
import { enquiryDefinitionsOf } from '../../domain/api/enquiry-calls.ts';
import { dayOf } from '../../domain/calendar.ts';
import { STATUS_CONFLICT, type StatusChange, type Transitions } from '../../domain/enquiry.ts';
import type { Language } from '../../domain/languages.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import type { Rights } from '../../domain/timestamps.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { tableReply } from '../http/table-reply.ts';
import { noteDeleter } from '../resource/deleters.ts';
import { asArrayOrPage, type Listed, MAX_STAFF_LIST, type Slice, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import type { EnquiryTable } from './list.ts';

/** The store of one list of enquiries, in its own SQL. `today` is the day in the organisation's time zone. */
export interface EnquiryStore<Enquiry, Details, Status, Query> {
  list(db: Database, query: Query, slice: Slice, today: string): Promise<Listed<Enquiry>>;
  /** All that the query leaves, the newest first, in batches. */
  every(db: Database, query: Query, today: string): AsyncIterable<Enquiry[]>;
  find(db: Database, id: number, today: string): Promise<Details | undefined>;
  /** Inside the caller's transaction; `by` is the id of the user who changes the status. */
  setStatus(unit: UnitOfWork, id: number, change: { from: Status; to: Status; by: number | null }): Promise<void>;
}

/** Donation interests or contact messages, and how they are dealt with. */
export interface EnquiryKind<Enquiry, Details, Status extends string, Query> {
  resource: 'donations' | 'contacts';
  table: EnquiryTable;
  /** Below `/api`, with its trailing slash. */
  path: `/${string}/`;
  /** The last part of the address at which a status is set: spec section 7. */
  statusPath: 'status' | 'update';
  singular: string;
  enquiry: z.ZodType<Enquiry, Enquiry>;
  details: z.ZodType<Details, Details>;
  query: z.ZodType<Query>;
  change: z.ZodType<StatusChange<Status>>;
  permissions: Record<'view' | 'edit' | 'delete' | 'export', Permission>;
  transitions: Transitions<Status>;
  store: EnquiryStore<Enquiry, Details, Status, Query>;
  /** The columns of its table as a file, with moments as the clocks of the time zone show them. */
  columns(language: Language, timeZone: string): readonly TableColumn<Enquiry>[];
}

/** The day it is for the organisation. */
const todayOf = ({ config }: Pick<Services, 'config'>, now: Date) => dayOf(now, config.timeZone);

/** An enquiry as read. */
interface Trashable {
  deleted_at: string | null;
  can?: Rights | undefined;
}

/**
 * Runs work on one enquiry that is locked meanwhile, and returns it as it is afterwards. Throws a 404, also if it is in the
 * trash, or is not and should be.
 */
export function changeEnquiry<Details extends Trashable, Status extends string>(
  services: Services,
  { table, store }: Pick<EnquiryKind<unknown, Details, Status, never>, 'table' | 'store'>,
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

/** The calls that both kinds of enquiry have: the list, its export, one enquiry, a change of its status, the trash. */
export function enquiryEndpoints<
  Enquiry extends Trashable,
  Details extends Trashable & { status: Status },
  Status extends string,
  Query extends ListQuery,
>(services: Services, description: EnquiryKind<Enquiry, Details, Status, Query>): Endpoint[] {
  const { resource, table, path, singular, permissions, transitions, store } = description;
  const definitions = enquiryDefinitionsOf(description);

  const move = (by: number, id: number, action: 'delete' | 'restore') =>
    changeEnquiry(
      services,
      description,
      by,
      id,
      async (unit) => {
        const deleted_at = action === 'delete' ? unit.now : null;
        await unit.db.updateTable(table).set({ deleted_at }).where('id', '=', id).execute();
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
        description.columns(language, services.config.timeZone),
        store.every(services.db, asked, todayOf(services, now)),
      );
    }),
    endpointOf(`GET ${path}{id}/`, definitions.read, async ({ parameters, now }) => {
      const found = await store.find(services.db, parameters.id, todayOf(services, now));
      if (!found) throw notFound();
      return found;
    }),
    endpointOf(
      `PATCH ${path}{id}/${description.statusPath}/`,
      definitions.move,
      ({ currentUser, parameters: { id }, body }) =>
        changeEnquiry(services, description, currentUser.userId, id, async (unit, before) => {
          const refuse = (detail: string) => new HttpError(409, { detail, current: before });
          const { status: to, from = before.status } = body;
          if (from !== before.status) throw refuse(STATUS_CONFLICT);
          if (!transitions[from].includes(to)) throw refuse(staffText('statusMove', singular, from, to));
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
