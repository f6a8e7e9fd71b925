import type { CollectionFacts } from '../../domain/collections/collection.ts';
import { collections } from '../../domain/collections/registry.ts';
import { later } from '../../domain/instant.ts';
import { staffText } from '../../domain/reply-text.ts';
import { retentionDays } from '../../domain/retention.ts';
import type { Trash, TrashName } from '../../domain/trash.ts';
import { clockDoubt } from '../clock-check/clock-check.ts';
import { tableOf } from '../database/collection-tables.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { conflict, notAllowed, notFound } from '../http/http-error.ts';
import { emptyLog, forgetSent } from '../privacy/forget.ts';
import { everySent } from '../privacy/sent.ts';
import { removeRole } from '../roles/change.ts';
import type { Services } from '../services.ts';
import { removeTexts } from '../translations/store.ts';
import { removeUser } from '../users/change.ts';

/** The row, locked against restoring. Throws a 404 unless it is in the trash. */
async function rowInTrash(db: Database, table: string, columns: readonly string[], id: number) {
  const rows = tableOf(db).selectFrom(table).select(columns).where('id', '=', id).where('deleted_at', 'is not', null);
  const row = await (isSqlite(db) ? rows : rows.forUpdate()).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function isNeeded(db: Database, { neededBy }: CollectionFacts, id: number): Promise<boolean> {
  if (!neededBy) return false;
  const { table, column } = neededBy;
  return (await tableOf(db).selectFrom(table).select('id').where(column, '=', id).limit(1).execute()).length > 0;
}

/** Removes a record of a collection with what belongs to it, and answers what the log keeps of it. */
async function removeOfCollection(unit: UnitOfWork, name: TrashName, collection: CollectionFacts, id: number) {
  const { db } = unit;
  const { table, title, noun } = collection;
  const row = await rowInTrash(db, table, [title], id);
  if (await isNeeded(db, collection, id)) {
    throw conflict(staffText('stillNeeded', noun));
  }
  await tableOf(db).deleteFrom(table).where('id', '=', id).execute();
  await removeTexts(unit, name, [id]);
  // A text that must go is gone from the log too, which still says who wrote and deleted it.
  await emptyLog(db, name, [id]);
  return { [title]: row[title] };
}

async function removeRecord(unit: UnitOfWork, name: TrashName, id: number) {
  const sent = everySent.find(({ log }) => log === name);
  if (sent) {
    // The log says that it was deleted, without its content.
    await rowInTrash(unit.db, sent.table, ['id'], id);
    return void (await forgetSent(unit.db, sent, [id]));
  }
  const collection = collections.find((one) => one.name === name);
  if (!collection) throw notFound();
  return removeOfCollection(unit, name, collection, id);
}

const TRASH_KEPT = retentionDays.trash * 24 * 3_600_000;

/**
 * Throws a 403 for a record that can still be restored, unless a superuser asks: the trash is everybody's way back, also
 * from colleagues. While the clock is in doubt, no record has been there for long.
 */
async function assertPastItsTime({ db, clock }: Services, currentUser: CurrentUser, { table }: Trash, id: number) {
  if (currentUser.isSuperuser) return;
  const now = clock();
  const found = await tableOf(db).selectFrom(table).select('deleted_at').where('id', '=', id).executeTakeFirst();
  if (!found || found.deleted_at === null) throw notFound();
  if (String(found.deleted_at) >= later(now, -TRASH_KEPT) || (await clockDoubt(db, now)))
    throw notAllowed(staffText('canStillBeRestored', retentionDays.trash));
}

interface Removal {
  id: number;
  reason: string;
}

/**
 * Deletes one record in the trash for good, and notes why. Throws a 404 where it is not there, a 403 for those who may not yet, a
 * 409 as long as something needs it.
 */
export async function removeForGood(
  services: Services,
  currentUser: CurrentUser,
  trash: Trash,
  { id, reason }: Removal,
): Promise<void> {
  const { name, permission } = trash;
  if (!may(currentUser, permission)) throw notAllowed();
  await assertPastItsTime(services, currentUser, trash, id);
  // Deleting a user affects permissions, so it has rules of its own.
  if (name === 'users') return removeUser(services, currentUser, id, reason);
  if (name === 'roles') return removeRole(services, currentUser, id, reason);
  await services.write(currentUser.userId, async (unit) => {
    const before = await removeRecord(unit, name, id);
    await unit.audit({ action: 'delete_for_good', resource: name, resourceId: id, before, after: { reason } });
  });
}
