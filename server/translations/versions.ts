import { z } from 'zod';
import type { Translatable } from '../../domain/translation/translatable.ts';
import { keptText, type Translation, type TranslationVersion } from '../../domain/translation/translation.ts';
import type { Version } from '../../domain/version.ts';
import type { Database } from '../database/open.ts';
import { sanitise } from '../html/sanitise.ts';
import { notFound } from '../http/http-error.ts';
import { findVersion, type KeptVersion, keepVersion, listVersions } from '../resource/versions.ts';
import { readSource } from './sources.ts';
import { readRows } from './store.ts';
import { isPresent } from './texts-of-record.ts';
import type { TranslationWrite } from './write.ts';

type Place = Pick<Translation, 'record' | 'language'>;

/** What each version of a translation keeps: the text that is being written, or the one that visitors read. */
const keptTexts = z.object({ is_published: z.boolean(), fields: z.array(keptText) });
type KeptTexts = z.infer<typeof keptTexts>;

/** A version is called by its first text. */
const title = ['fields', 0, 'text'] as const;

interface Present {
  at: string;
  texts: KeptTexts;
}

/** The texts as they are now, in the order of the form; undefined where there is none. */
async function presentTexts(
  db: Database,
  described: Translatable,
  { record, language }: Place,
): Promise<Present | undefined> {
  const source = await readSource(db, described, record);
  const rowsOfRecord = await readRows(db, { resource: described.resource, records: [record], language });
  const found = rowsOfRecord.filter((row) => source === undefined || isPresent(described, source, row));
  const rows = new Map(found.map((row) => [row.field, row]));
  const texts = (source?.fields ?? []).flatMap(({ name }) => {
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

/** Begins a change of a translation. Returns what keeps its new version, in the same transaction. */
export async function beginVersion({
  unit: { db, now },
  described,
  place,
  currentUser: { userId },
}: TranslationWrite): Promise<() => Promise<void>> {
  const before = await presentTexts(db, described, place);
  return async () => {
    const after = await presentTexts(db, described, place);
    const texts = after?.texts ?? { is_published: false, fields: [] };
    await keepVersion(db, { resource: described.resource, ...place }, userId, { before, after: { at: now, texts } });
  };
}

function present({ id, at, by, texts }: KeptVersion): Version & KeptTexts {
  const kept = keptTexts.parse(texts);
  return { id, at, by, title: kept.fields[0]?.text ?? '', ...kept };
}

/** The versions of a translation after each of its changes, newest first. */
export const translationVersions = (db: Database, resource: string, { record, language }: Place): Promise<Version[]> =>
  listVersions(db, { resource, record, language }, title);

/** One version with its texts. Throws a 404 where there is none. */
export async function translationVersion(
  db: Database,
  described: Translatable,
  place: Place,
  version: number,
  publicUrl: string,
): Promise<TranslationVersion> {
  const found = await findVersion(db, { resource: described.resource, ...place }, version);
  if (!found) throw notFound();
  const kept = present(found);
  const fields = (await readSource(db, described, place.record))?.fields ?? [];
  return {
    ...kept,
    fields: kept.fields.flatMap(({ name, text, fingerprint }) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [];
      const { label, kind } = field;
      return [{ name, label, kind, fingerprint, text: kind === 'html' ? sanitise(text, publicUrl) : text }];
    }),
  };
}
