import { sql } from 'kysely';
import type { AuditFilters, AuditQuery } from '../../domain/audit.ts';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import { contains, containsWithAccents, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** One row of the log, with the user who did it. */
export interface LoggedEntry {
  id: number;
  at: string;
  user_id: number | null;
  action: string;
  resource: string;
  resource_id: number | null;
  before: string | null;
  after: string | null;
  first_name: string | null;
  last_name: string | null;
}

export function listAudit(
  db: Database,
  query: AuditQuery,
  slice: Slice,
  timeZone: string,
): Promise<Listed<LoggedEntry>> {
  const order = orderingOf(query.ordering, ['at'], { column: 'at', direction: 'desc' });
  let list = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.user_id', 'audit.action', 'audit.resource', 'audit.resource_id'])
    .select(['audit.before', 'audit.after', 'users.first_name', 'users.last_name'])
    .orderBy(`audit.${order.column}`, order.direction)
    .orderBy('audit.id', order.direction);
  if (query.user !== undefined) list = list.where('audit.user_id', '=', query.user);
  if (query.resource !== undefined) list = list.where('audit.resource', '=', query.resource);
  if (query.action !== undefined) list = list.where('audit.action', '=', query.action);
  if (query.from !== undefined)
    list = list.where('audit.at', '>=', startOfWrittenDay(query.from, timeZone).toISOString());
  if (query.to !== undefined)
    list = list.where('audit.at', '<', startOfWrittenDay(query.to, timeZone, 1).toISOString());
  const searched = ['audit.action', 'audit.resource', 'audit.before', 'audit.after'];
  const people = ['users.first_name', 'users.last_name', 'users.email'];
  for (const word of query.search?.split(/\s+/) ?? []) {
    list = list.where(sql<boolean>`(${contains(people, word)} or ${containsWithAccents(searched, word)})`);
  }
  return runList(db, list, slice, 'audit.id');
}

/** Everything the log can be filtered by, as far as it occurs in it. */
export async function readAuditFilters(db: Database): Promise<AuditFilters> {
  const actions = await db.selectFrom('audit').select('action').distinct().orderBy('action').execute();
  const resources = await db.selectFrom('audit').select('resource').distinct().orderBy('resource').execute();
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit').select('audit.id').whereRef('audit.user_id', '=', 'users.id')),
    )
    .orderBy(byText('first_name'))
    .orderBy('id')
    .execute();
  return {
    actions: actions.map(({ action }) => action),
    resources: resources.map(({ resource }) => resource),
    users: users.map((one) => ({ id: one.id, name: fullName(one) })),
  };
}
