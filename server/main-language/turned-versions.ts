import { z } from 'zod';
import { withValue } from '../../domain/fields/within.ts';
import type { Language } from '../../domain/languages.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { areOf } from '../resource/versions.ts';
import { fingerprintOf } from '../translations/fingerprint.ts';

const values = z.record(z.string(), z.unknown());

interface TurnedText {
  name: string;
  kind: Parameters<typeof fingerprintOf>[0];
  before: string;
  after: string;
}

/**
 * Keeps what a record says in its new language, and its former words as a translation, as versions of this moment: those before stay
 * in the language that they are in. A record that was never changed has none; its next change begins them.
 */
export async function turnVersions(
  { db, now }: UnitOfWork,
  { resource }: Translatable,
  { record, from, to }: { record: string; from: Language; to: Language },
  turned: readonly TurnedText[],
): Promise<void> {
  const newest = await db
    .selectFrom('versions')
    .select('versions.texts')
    .where('versions.resource', '=', resource)
    .where('versions.record', '=', record)
    .where(areOf())
    .orderBy('versions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = newest && values.parse(JSON.parse(newest.texts));
  const held = known && turned.reduce((whole, { name, after }) => withValue(whole, name, after), known);
  const fields = turned.map(({ name, kind, before, after }) => ({
    name,
    text: before,
    fingerprint: fingerprintOf(kind, after) ?? '',
  }));
  const keep = (language: Language, is_translation: boolean, texts: object) =>
    db
      .insertInto('versions')
      .values({ resource, record, language, is_translation, at: now, user_id: null, texts: JSON.stringify(texts) })
      .execute();
  if (held) await keep(to, false, held);
  await keep(from, true, { is_published: true, fields });
}
