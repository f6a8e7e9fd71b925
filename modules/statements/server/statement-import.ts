import { staffText } from '../../../domain/reply-text.ts';
import { holdLock } from '../../../server/database/lock.ts';
import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { addPayments } from '../../../server/giving/add-payments.ts';
import type { Source } from '../../../server/giving/sources.ts';
import { conflict } from '../../../server/http/http-error.ts';
import type { Services } from '../../../server/services.ts';
import { type StatementColumns, statementColumns } from '../domain/statement-columns.ts';
import type { KeptColumns } from '../domain/statement-kept.ts';
import type { SentStatement } from './sent-statement.ts';
import { addedBy, type ImportPlan, planImport, stillHolds } from './statement-plan.ts';

/** How often an import is worked out anew because what it is compared with has changed meanwhile. */
const MAX_PLANS = 3;

interface ImportOrder {
  source: Source;
  sent: SentStatement;
  digest: string;
  by: number;
}

interface Imported {
  id: number;
  added: number;
  known: number;
}

/** The columns as they are kept for the next statement: with the headings, by which they are found in it. */
const kept = (columns: StatementColumns, headings: string[]): KeptColumns => ({ ...columns, headings });

/** Stores what the plan says, whole or not at all. Undefined where it does not hold any more, and nothing was stored. */
async function carryOut(unit: UnitOfWork, plan: ImportPlan, by: number): Promise<Imported | undefined> {
  const { db, now } = unit;
  // One import at a time: two of the same file would both find their rows missing.
  await holdLock(unit, 'statements');
  if (!(await stillHolds(db, plan))) return undefined;
  const { source, sent, known } = plan;
  const { added } = plan.preview;
  const { id } = await db
    .insertInto('statements')
    .values({
      source_id: source.id,
      file_name: sent.fileName,
      imported_by: by,
      added,
      known,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPayments(unit, source.id, id, addedBy(plan));
  const columns = JSON.stringify(kept(statementColumns.parse(sent.about.columns), sent.about.headings));
  await db.updateTable('payment_sources').set({ columns }).where('id', '=', source.id).execute();
  const after = { file: sent.fileName, added, known };
  await unit.audit({ action: 'import', resource: 'statements', resourceId: id, after });
  return { id, added, known };
}

/**
 * Imports what the preview with this digest showed, whole or not at all. Throws a 409 where it would do something else by
 * now: another statement with some of its rows was imported meanwhile.
 */
export async function importStatement(
  { db, write }: Pick<Services, 'db' | 'write'>,
  { source, sent, digest, by }: ImportOrder,
): Promise<Imported> {
  for (let plans = 0; plans < MAX_PLANS; plans += 1) {
    const plan = await planImport(db, source, sent);
    if (plan.preview.digest === null) throw conflict(staffText('cannotImportYet'));
    if (plan.preview.digest !== digest) break;
    const imported = await write(by, (unit) => carryOut(unit, plan, by));
    if (imported) return imported;
  }
  throw conflict(staffText('changedSincePreview'));
}
