import { type RawBuilder, sql } from 'kysely';
import { addressesIn } from '../../domain/addresses.ts';
import { dayOf } from '../../domain/calendar.ts';
import { typedAmount } from '../../domain/giving/money.ts';
import {
  expectedOf,
  monthNumber,
  type Pledge,
  type PledgeInput,
  type PledgeOrder,
  type PledgeQuery,
  type PledgeState,
  pledgeState,
  pledgeTexts,
} from '../../domain/giving/pledge.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import type { Language } from '../../domain/languages.ts';
import { replyText, staffText } from '../../domain/reply-text.ts';
import { rangesOf } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import { sameText } from '../identity/secrets.ts';
import { ROWS_AT_ONCE } from '../resource/batches.ts';
import { type Listed, type Orders, type Slice, sorted } from '../resource/listing.ts';
import { runSearched } from '../resource/long-search.ts';
import { giverOf, nameGiver } from './givers.ts';
import { holdsPledge, pledgeSearch } from './searches.ts';
import { idInToken, isLinkTo, linkToken, newNonce } from './secret-links.ts';

/** What a pledge is presented with: the day that it is, and the key of secret addresses. */
export interface PledgeContext {
  timeZone: string;
  secretKey: string;
  now: Date;
}

/** A form that a visitor sent: its key, and the digest of what it said. */
export interface PledgeForm {
  key: string;
  digest: string;
}

export interface AddedPledge {
  timeZone: string;
  language: Language;
  /** The form it came with. */
  form: PledgeForm | null;
  isByStaff: boolean;
  /** The donation interest it follows, where staff say it. */
  interestId?: number | null;
}

/** Stores a pledge and answers its number. Throws a 400 for a project that is not offered, or a donation interest that is gone. */
export async function addPledge(unit: UnitOfWork, input: PledgeInput, added: AddedPledge): Promise<number> {
  const { db, now } = unit;
  const amount = typedAmount(input.amount, input.currency);
  if (amount === undefined) throw badRequest(pledgeTexts.amount, { amount: [pledgeTexts.amount] });
  if (input.project_id !== null) {
    const project = await db
      .selectFrom('projects')
      .select('id')
      .where('id', '=', input.project_id)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const detail = replyText('chooseProject');
    if (!project) throw badRequest(detail, { project_id: [detail] });
  }
  if (added.interestId != null) {
    const interest = await db
      .selectFrom('donation_interests')
      .select('id')
      .where('id', '=', added.interestId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const detail = staffText('chooseInterest');
    if (!interest) throw badRequest(detail, { interest_id: [detail] });
  }
  const { full_name: name, email, phone } = input;
  const giver_id = await giverOf(unit, { name, email, phone });
  if (added.isByStaff) await nameGiver(unit, giver_id, name);
  const { id } = await db
    .insertInto('pledges')
    .values({
      giver_id,
      interest_id: added.interestId ?? null,
      project_id: input.project_id,
      amount,
      currency: input.currency,
      rhythm: input.rhythm,
      full_name: name,
      email,
      phone,
      message: input.message,
      language: added.language,
      status: 'open',
      is_reminder_wanted: input.is_reminder_wanted,
      form_key: added.form?.key ?? null,
      form_digest: added.form?.digest ?? null,
      link_nonce: newNonce(),
      start_month: thisMonth({ now: new Date(now), timeZone: added.timeZone }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const pledges = (db: Database) =>
  db
    .selectFrom('pledges')
    .leftJoin('projects', 'projects.id', 'pledges.project_id')
    .select([
      'pledges.id',
      'pledges.amount',
      'pledges.currency',
      'rhythm',
      'full_name',
      'pledges.email',
      'pledges.phone',
    ])
    .select(['message', 'pledges.language', 'status', 'is_reminder_wanted', 'reminded_at', 'giver_id', 'interest_id'])
    .select([
      'pledges.created_at',
      'pledges.updated_at',
      'start_month',
      'project_id',
      'projects.title as project_title',
      'pledges.link_nonce',
    ])
    .select('pledges.received');

type Row = Awaited<ReturnType<ReturnType<typeof pledges>['executeTakeFirstOrThrow']>>;

const thisMonth = ({ now, timeZone }: Pick<PledgeContext, 'now' | 'timeZone'>) => monthNumber(dayOf(now, timeZone));

/** A pledge as a file has it: without its secret address, which no file shows and which takes long to make. */
export type FiledPledge = Omit<Pledge, 'address'>;

function presentInFile(
  { project_id, project_title, start_month, link_nonce: _, ...row }: Row,
  context: PledgeContext,
): FiledPledge {
  const expected = expectedOf(row.rhythm, row.amount, start_month, thisMonth(context));
  return {
    ...row,
    reference: referenceOf(row.id),
    project: project_id === null ? null : { id: project_id, title: project_title ?? '' },
    expected,
    state: pledgeState({ ...row, expected }),
  };
}

function present(row: Row, context: PledgeContext): Pledge {
  const token = linkToken('pledge', row, context.secretKey);
  return { ...presentInFile(row, context), address: addressesIn(row.language).pledge(token) };
}

/** The pledge as this member of staff may see it: whoever knows its address can cancel it and read its receipts. */
export const shownTo = (currentUser: CurrentUser, pledge: Pledge): Pledge =>
  may(currentUser, 'pledges.edit') ? pledge : { ...pledge, address: '' };

export async function findPledge(db: Database, id: number, context: PledgeContext): Promise<Pledge | undefined> {
  const row = await pledges(db).where('pledges.id', '=', id).executeTakeFirst();
  return row && present(row, context);
}

/**
 * The number of the pledge that came with this form. Throws a 409 where the form of that key said something else: whoever
 * has only the key is told nothing.
 */
export async function pledgeOfForm(db: Database, form: PledgeForm | null): Promise<number | undefined> {
  if (form === null) return undefined;
  const pledges = db.selectFrom('pledges').select(['id', 'form_digest']);
  const found = await pledges.where('form_key', '=', form.key).executeTakeFirst();
  if (found && !sameText(found.form_digest ?? '', form.digest)) throw conflict(replyText('pledgeNotTaken'));
  return found?.id;
}

/** The pledge that this secret is for. Throws a 404 for any other. */
export async function pledgeOfToken(db: Database, token: string, context: PledgeContext): Promise<Pledge> {
  const id = idInToken(token);
  const row = id === undefined ? undefined : await pledges(db).where('pledges.id', '=', id).executeTakeFirst();
  if (!row || !isLinkTo('pledge', token, row, context.secretKey)) throw notFound(replyText('pledgeLinkInvalid'));
  return present(row, context);
}

/** Pledges that are read at once. */
const BATCH = 500;

/** These pledges, in the order of their numbers. */
export async function readPledges(db: Database, ids: readonly number[], context: PledgeContext): Promise<Pledge[]> {
  const wanted = [...new Set(ids)].sort((one, other) => one - other);
  const found: Pledge[] = [];
  for (let at = 0; at < wanted.length; at += BATCH) {
    const rows = await pledges(db)
      .where('pledges.id', 'in', wanted.slice(at, at + BATCH))
      .orderBy('pledges.id')
      .execute();
    found.push(...rows.map((row) => present(row, context)));
  }
  return found;
}

/** The pledges of these givers, the newest first. */
export async function pledgesOf(db: Database, givers: readonly number[], context: PledgeContext): Promise<Pledge[]> {
  const rows = await pledges(db)
    .where('giver_id', 'in', [...givers])
    .orderBy('pledges.id', 'desc')
    .execute();
  return rows.map((row) => present(row, context));
}

/** A condition: where the pledge stands, as `stateOf` says it. */
function isInState(state: PledgeState, context: PledgeContext): RawBuilder<boolean> {
  const months = sql`(${thisMonth(context)} - start_month + 1)`;
  // A large amount each month outgrows the integers of PostgreSQL.
  const due = sql`cast(pledges.amount as bigint) * case when rhythm = 'once' or ${months} < 1 then 1 else ${months} end`;
  const isReceived = sql`(pledges.received >= ${due} and (rhythm = 'once' or status = 'open'))`;
  const conditions: Record<PledgeState, RawBuilder<boolean>> = {
    received: sql<boolean>`${isReceived}`,
    cancelled: sql<boolean>`(status = 'cancelled' and not ${isReceived})`,
    part: sql<boolean>`(status = 'open' and pledges.received > 0 and not ${isReceived})`,
    waiting: sql<boolean>`(status = 'open' and pledges.received <= 0)`,
  };
  return conditions[state];
}

const orders: Orders<PledgeOrder, 'pledges'> = {
  created_at: 'pledges.created_at',
  amount: 'pledges.amount',
  full_name: 'full_name',
};

/** The rows that match the filters of the query. */
function asked(db: Database, { state, rhythm, project }: PledgeQuery, context: PledgeContext) {
  let query = pledges(db);
  if (state) query = query.where(isInState(state, context));
  if (rhythm) query = query.where('rhythm', '=', rhythm);
  if (project) query = query.where('project_id', '=', project);
  return query;
}

export async function listPledges(
  db: Database,
  query: PledgeQuery,
  slice: Slice,
  context: PledgeContext,
): Promise<Listed<Pledge>> {
  const list = sorted(asked(db, query, context), query.ordering, orders, '-created_at', 'pledges.id');
  const asPart = { slice, id: 'pledges.id', text: query.search };
  const { count, results } = await runSearched(db, list, asPart, pledgeSearch);
  return { count, results: results.map((row) => present(row, context)) };
}

/** All that the query leaves, by their numbers, in batches: each is what is left of some rows that are looked at. */
export async function* eachPledge(
  db: Database,
  query: PledgeQuery,
  context: PledgeContext,
): AsyncGenerator<FiledPledge[]> {
  const all = asked(db, query, context);
  const found = query.search ? all.where(holdsPledge(query.search)) : all;
  for await (const part of rangesOf(db, 'pledges', 'pledges.id', ROWS_AT_ONCE)) {
    const rows = await found.where(part).orderBy('pledges.id').execute();
    yield rows.map((row) => presentInFile(row, context));
  }
}
