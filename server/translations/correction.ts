import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { readSource } from './sources.ts';

/** The texts of a translation, by the columns of its fingerprint and of the text it was made from. */
const made = [
  { fingerprint: 'published_fingerprint', source: 'published_source' },
  { fingerprint: 'draft_fingerprint', source: 'draft_source' },
] as const;

/** A text of a record, in no language. */
interface SourceField {
  resource: string;
  record: string;
  field: string;
}

/** Notes that a text has become another by a small correction, for translators who still have it before them. */
async function noteCorrection(db: Database, field: SourceField, fingerprint: string, becomes: string): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ becomes })
    .where('resource', '=', field.resource)
    .where('record', '=', field.record)
    .where('field', '=', field.field)
    .where('becomes', '=', fingerprint)
    .execute();
  await db
    .insertInto('corrections')
    .values({ ...field, fingerprint, becomes })
    .onConflict((known) => known.columns(['resource', 'record', 'field', 'fingerprint']).doUpdateSet({ becomes }))
    .execute();
}

/** Whatever was made from the text with this fingerprint counts as made from another from now on. */
export async function becomeFingerprint(
  db: Database,
  field: SourceField,
  fingerprint: string,
  now: { fingerprint: string; text: string },
): Promise<void> {
  if (fingerprint === now.fingerprint) return;
  await noteCorrection(db, field, fingerprint, now.fingerprint);
  for (const version of made) {
    await db
      .updateTable('translations')
      .set({ [version.fingerprint]: now.fingerprint, [version.source]: now.text })
      .where('resource', '=', field.resource)
      .where('record', '=', field.record)
      .where('field', '=', field.field)
      .where(version.fingerprint, '=', fingerprint)
      .execute();
  }
}

/** The fingerprint that counts for what was made from the text with this one: that after its small corrections. */
export async function corrected(db: Database, field: SourceField, fingerprint: string): Promise<string> {
  const found = await db
    .selectFrom('corrections')
    .select('becomes')
    .where('resource', '=', field.resource)
    .where('record', '=', field.record)
    .where('field', '=', field.field)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return found?.becomes ?? fingerprint;
}

/**
 * Begins a small correction of a record, a misspelt word: what was translated from its texts as they are now stays current
 * when they are written anew. Returns what must run after the change, in the same transaction.
 */
export async function beginCorrection(
  unit: Pick<UnitOfWork, 'db' | 'now'>,
  resource: string,
  record: string,
): Promise<() => Promise<void>> {
  const { db } = unit;
  // Otherwise a translator who saves at this moment would neither be found below nor find the correction.
  await holdLock(unit, 'translations');
  const described: Translatable | undefined = translatables.find((one) => one.resource === resource);
  const before = described && (await readSource(db, described, record));
  return async () => {
    const after = described && (await readSource(db, described, record));
    if (!before || !after) return;
    for (const [field, { fingerprint }] of before.texts) {
      const now = after.texts.get(field);
      if (!now || fingerprint === null || now.fingerprint === null) continue;
      const { text } = now;
      await becomeFingerprint(db, { resource, record, field }, fingerprint, { fingerprint: now.fingerprint, text });
    }
  };
}
