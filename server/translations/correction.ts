import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { readSource } from './sources.ts';

/** The kinds of a version, by the columns of its fingerprint and of the text it was made from. */
const versions = [
  { fingerprint: 'published_fingerprint', source: 'published_source' },
  { fingerprint: 'draft_fingerprint', source: 'draft_source' },
] as const;

/**
 * Begins a small correction of a record, a misspelt word: what was translated from its texts as they are now stays current
 * when they are written anew. Returns what must run after the change, in the same transaction.
 */
export async function beginCorrection(
  { db }: Pick<UnitOfWork, 'db'>,
  resource: string,
  record: string,
): Promise<() => Promise<void>> {
  const described: Translatable | undefined = translatables.find((one) => one.resource === resource);
  const before = described && (await readSource(db, described, record));
  return async () => {
    const after = described && (await readSource(db, described, record));
    if (!before || !after) return;
    for (const [field, { fingerprint }] of before.texts) {
      const now = after.texts.get(field);
      if (!now || fingerprint === null || now.fingerprint === null || now.fingerprint === fingerprint) continue;
      for (const version of versions) {
        await db
          .updateTable('translations')
          .set({ [version.fingerprint]: now.fingerprint, [version.source]: now.text })
          .where('resource', '=', resource)
          .where('record', '=', record)
          .where('field', '=', field)
          .where(version.fingerprint, '=', fingerprint)
          .execute();
      }
    }
  };
}
