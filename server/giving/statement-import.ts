import { setImmediate } from 'node:timers/promises';
import type { DoubtDecision } from '../../domain/giving/statement.ts';
import { staffText } from '../../domain/reply-text.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { NewPayment, SentStatement, Source } from './sent-statement.ts';
import { type ImportPlan, planImport, stillHolds } from './statement-plan.ts';

/** Rows that are stored by one statement of SQL. */
const BATCH = 500;

/** How often an import is worked out anew because what it is compared with has changed meanwhile. */
const MAX_PLANS = 3;

/** Stores the rows of a statement that are new, as payments that nobody has yet. */
export async function addPayments(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  source: number,
  statement: number | null,
  added: readonly NewPayment[],
): Promise<void> {
  for (let at = 0; at < added.length; at += BATCH) {
    const values = added.slice(at, at + BATCH).map((entry) => ({
      source_id: source,
      statement_id: statement,
      fingerprint: entry.fingerprint,
      day: entry.day,
      amount: entry.amount,
      currency: entry.currency,
      payer_name: entry.payer_name,
      payer_phone: entry.payer_phone,
      reference: entry.reference,
      text: entry.text,
      external_id: entry.external_id,
      set_aside: '',
      assigned: 0,
      created_at: now,
    }));
    await db.insertInto('payments').values(values).execute();
    // Visitors are answered between two batches.
    await setImmediate();
  }
}

interface ImportOrder {
  source: Source;
  sent: SentStatement;
  /** Undefined where no row was in doubt. */
  doubtful: DoubtDecision | undefined;
  digest: string;
  by: number;
}

interface Imported {
  id: number;
  added: number;
  known: number;
}

/** Stores what the plan says, whole or not at all. Undefined where it does not hold any more, and nothing was stored. */
async function carryOut(unit: UnitOfWork, plan: ImportPlan, by: number): Promise<Imported | undefined> {
  const { db, now } = unit;
  // One import at a time: two of the same file would both find their rows missing.
  await holdLock(unit, 'statements');
  if (!(await stillHolds(db, plan))) return undefined;
  const { source, sent, added, known } = plan;
  const { id } = await db
    .insertInto('statements')
    .values({
      source_id: source.id,
      file_name: sent.fileName,
      imported_by: by,
      added: added.length,
      known,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPayments(unit, source.id, id, added);
  const kept = JSON.stringify(sent.columns);
  await db.updateTable('payment_sources').set({ columns: kept }).where('id', '=', source.id).execute();
  const after = { file: sent.fileName, added: added.length, known };
  await unit.audit({ action: 'import', resource: 'statements', resourceId: id, after });
  return { id, added: added.length, known };
}

/**
 * Imports what the preview with this digest showed, whole or not at all. Throws a 409 where it would do something else by
 * now: another statement with some of its rows was imported meanwhile.
 */
export async function importStatement(
  { db, write }: Pick<Services, 'db' | 'write'>,
  { source, sent, doubtful, digest, by }: ImportOrder,
): Promise<Imported> {
  for (let plans = 0; plans < MAX_PLANS; plans += 1) {
    const plan = await planImport(db, source, sent, doubtful);
    if (plan.preview.digest === null) throw conflict(staffText('cannotImportYet'));
    if (plan.preview.digest !== digest) break;
    const imported = await write(by, (unit) => carryOut(unit, plan, by));
    if (imported) return imported;
  }
  throw conflict(staffText('changedSincePreview'));
}
