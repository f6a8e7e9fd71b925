import { z } from 'zod';
import { keptText, type Translation, type TranslationVersion } from '../../domain/translation/translation.ts';
import type { Version } from '../../domain/version.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/http-error.ts';
import { findVersion, type KeptVersion, keepVersion, listVersions } from '../resource/versions.ts';
import { presentRows, type RecordInLanguage } from './read-translation.ts';
import type { Source } from './sources.ts';
import { rowsByField } from './store.ts';
import { cleanText } from './texts-of-record.ts';
import type { TranslationWrite } from './write.ts';

/** What each version of a translation keeps: the text that is being written, or the one that visitors read. */
const keptTexts = z.object({ is_published: z.boolean(), fields: z.array(keptText) });
type KeptTexts = z.infer<typeof keptTexts>;

/** A version is called by its first text. */
const title = ['fields', 0, 'text'] as const;

interface Present {
  at: string;
  texts: KeptTexts;
}

/** The texts as they are, in the order of the form; undefined where there is none. */
function presentTexts(translation: RecordInLanguage): Present | undefined {
  const found = presentRows(translation);
  const rows = rowsByField(found);
  const texts = translation.source.fields.flatMap(({ name }) => {
    const row = rows.get(name);
    const text = row?.draft ?? row?.published ?? '';
    if (!row || text === '') return [];
    const fingerprint = (row.draft === null ? row.published_fingerprint : row.draft_fingerprint) ?? '';
    return [{ name, text, fingerprint }];
  });
  const moments = found.map(({ updated_at }) => updated_at).sort();
  const at = moments.at(-1);
  if (at === undefined || texts.length === 0) return undefined;
  const is_published = found.every(({ draft }) => draft === null);
  return { at, texts: { is_published, fields: texts } };
}

/** Keeps the version that a change of a translation has made, in the same transaction. */
export async function keepTranslation({
  unit: { db, now },
  before,
  rows,
  currentUser: { userId },
}: TranslationWrite): Promise<void> {
  const { described, source, language } = before;
  const after = presentTexts({ ...before, rows });
  const texts = after?.texts ?? { is_published: false, fields: [] };
  await keepVersion(db, { resource: described.resource, record: source.record, language }, userId, {
    before: presentTexts(before),
    after: { at: now, texts },
  });
}

function present({ id, at, language, by, texts }: KeptVersion): Version & KeptTexts {
  const kept = keptTexts.parse(texts);
  return { id, at, language, by, title: kept.fields[0]?.text ?? '', ...kept };
}

/** The versions of a translation after each of its changes, newest first. */
export const translationVersions = (
  db: Database,
  resource: string,
  { record, language }: Pick<Translation, 'record' | 'language'>,
): Promise<Version[]> => listVersions(db, { resource, record, language }, title);

/** One version with its texts. Throws a 404 where there is none. */
export async function readTranslationVersion(
  db: Database,
  resource: string,
  { record, fields }: Source,
  { language, version }: Pick<Translation, 'language'> & { version: number },
  publicUrl: string,
): Promise<TranslationVersion> {
  const found = await findVersion(db, { resource, record, language }, version);
  if (!found) throw notFound();
  const kept = present(found);
  return {
    ...kept,
    fields: kept.fields.flatMap(({ name, text, fingerprint }) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [];
      const { label, kind } = field;
      return [{ name, label, kind, fingerprint, text: cleanText(kind, text, publicUrl) }];
    }),
  };
}
