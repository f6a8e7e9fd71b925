import { z } from 'zod';
import { versionedCollections } from '../../domain/collections/versioned.ts';
import { identifier } from '../../domain/identifier.ts';
import { staffText } from '../../domain/reply-text.ts';
import { trashes } from '../../domain/trash.ts';
import type { UndoneChange, UndoneRecord, UndoPeriod } from '../../domain/undo.ts';
import { fullName } from '../../domain/user.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { areOf } from '../resource/versions.ts';
import { isSame } from '../versions/same.ts';

const keptValues = z.record(z.string(), z.unknown());

const versionsOf = (db: Database, { resource, record }: UndoneRecord) =>
  db
    .selectFrom('versions')
    .where('versions.resource', '=', resource)
    .where('versions.record', '=', record)
    .where(areOf());

type Values = Record<string, unknown>;

/** What the versions say of a record: how it was before the account wrote it, how it is, and who wrote it since. */
interface Written {
  /** When the account first wrote it in that time. */
  firstAt: string;
  before: { id: number; values: Values } | undefined;
  newest: { id: number; values: Values };
  since: UndoneChange['since'];
}

async function writtenBy(
  db: Database,
  where: UndoneRecord,
  { user, from, to }: UndoPeriod,
): Promise<Written | undefined> {
  const first = await versionsOf(db, where)
    .where('user_id', '=', user)
    .where('at', '>=', from)
    .where('at', '<', to)
    .select(['id', 'at'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const withTexts = versionsOf(db, where).select(['id', 'texts']).orderBy('id', 'desc').limit(1);
  const before = await withTexts.where('id', '<', first.id).executeTakeFirst();
  const newest = await withTexts.executeTakeFirstOrThrow();
  const since = await versionsOf(db, where)
    .leftJoin('users', 'users.id', 'versions.user_id')
    .select(['versions.at', 'first_name', 'last_name'])
    .where('versions.id', '>', first.id)
    .where(({ not, and, eb }) =>
      not(
        and([
          eb('versions.user_id', 'is not', null),
          eb('versions.user_id', '=', user),
          eb('at', '>=', from),
          eb('at', '<', to),
        ]),
      ),
    )
    .orderBy('versions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = ({ id, texts }: { id: number; texts: string }) => ({ id, values: keptValues.parse(JSON.parse(texts)) });
  return {
    firstAt: first.at,
    before: before && read(before),
    newest: read(newest),
    since: since
      ? {
          at: since.at,
          by:
            since.first_name === null
              ? null
              : fullName({ first_name: since.first_name, last_name: since.last_name ?? '' }),
        }
      : null,
  };
}

/** What is known of a record beside its versions. */
interface Row {
  createdAt: string | null;
  deletedAt: string | null;
  deleter: number | null;
  title: string | null;
}

const storedRow = z.object({ created_at: z.string(), deleted_at: z.string().nullable() });

/** Undefined for a record that is gone for good. One without a table is always there. */
async function rowOf(db: Database, { resource, record }: UndoneRecord): Promise<Row | undefined> {
  const trash = trashes.find(({ name }) => name === resource);
  if (!trash) return { createdAt: null, deletedAt: null, deleter: null, title: null };
  const { data: id } = identifier.shape.id.safeParse(record);
  if (id === undefined) return undefined;
  const collection = versionedCollections.find(({ name }) => name === resource);
  const columns = ['created_at', 'deleted_at', ...(collection ? [collection.title] : [])];
  const found = await tableOf(db).selectFrom(trash.table).select(columns).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const { created_at, deleted_at } = storedRow.parse(found);
  const deleter = await db
    .selectFrom('deleters')
    .select('user_id')
    .where('resource', '=', trash.name)
    .where('record_id', '=', id)
    .executeTakeFirst();
  const title = collection ? String(found[collection.title] ?? '') : null;
  return { createdAt: created_at, deletedAt: deleted_at, deleter: deleter?.user_id ?? null, title };
}

const within = (moment: string | null, { from, to }: UndoPeriod) => moment !== null && moment >= from && moment < to;

/**
 * What the account did to this record in that time, and what undoing it would do. By the versions and the trash: what neither knows
 * is not undone.
 */
export async function changeOf(db: Database, where: UndoneRecord, period: UndoPeriod): Promise<UndoneChange> {
  const { resource, record } = where;
  const row = await rowOf(db, where);
  const written = await writtenBy(db, where, period);
  const { before, newest, since = null } = written ?? {};
  const nothing = {
    resource,
    record,
    title: row?.title ?? null,
    action: 'change' as const,
    fields: [],
    version: null,
    reason: null,
    since,
    seen: newest?.id ?? null,
  };
  const impossible = (reason: string) => ({ ...nothing, state: 'impossible' as const, reason });
  if (!row) return impossible(staffText('undoGone'));

  const changed =
    before && newest
      ? Object.keys(before.values).filter((name) => !isSame(before.values[name], newest.values[name]))
      : [];
  const { consents = [] } = versionedCollections.find(({ name }) => name === resource) ?? {};
  // A consent that was taken back stays so.
  const fields = changed.filter((name) => !(consents.includes(name) && newest?.values[name] === false));
  const puttingBack = { ...nothing, fields, version: before && changed.length > 0 ? before.id : null };
  const asked = since === null ? ('open' as const) : ('ask' as const);
  // The oldest version that is kept need not be the first.
  const isMade = written !== undefined && !before && written.firstAt === row.createdAt;
  if (row.deletedAt !== null) {
    if (isMade) return { ...nothing, action: 'create', state: 'same' };
    const isTheirs = row.deleter === period.user && within(row.deletedAt, period);
    return isTheirs ? { ...puttingBack, action: 'delete', state: asked } : impossible(staffText('undoDeletedByOther'));
  }
  if (isMade) return { ...nothing, action: 'create', state: asked };
  if (newest && !before) return impossible(staffText('undoTooOld'));
  if (changed.length === 0) return { ...nothing, state: 'same' };
  return fields.length === 0 ? impossible(staffText('undoConsent')) : { ...puttingBack, state: asked };
}
