import type { TranslationLanguage } from '../../domain/languages.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { type BoardQuery, type BundleResult, MAX_BUNDLE } from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { badRequest, notAllowed } from '../http/http-error.ts';
import { readBoardRows } from './board.ts';
import { type BundledRecord, bundleOf } from './bundle.ts';
import { fingerprintOf } from './fingerprint.ts';
import { BadBundle, type Bundle, type BundledText, readBundle } from './read-bundle.ts';
import type { SourceIndex } from './source-index.ts';
import { readSources } from './sources.ts';
import { readRows, type TranslationRow } from './store.ts';
import { mayTranslate } from './view.ts';
import { writeDrafts } from './write.ts';

const byField = (rows: readonly TranslationRow[]) => new Map(rows.map((row) => [row.field, row]));

/** The records of a resource that are in this state, with their texts. */
async function recordsOf(
  db: Database,
  index: SourceIndex,
  described: Translatable,
  language: TranslationLanguage,
  state: BoardQuery['state'],
): Promise<BundledRecord[]> {
  const rows = await readBoardRows(db, index, described);
  const wanted = rows
    .filter(({ translations }) =>
      translations.some((one) => one.language === language && (state === undefined || one.state === state)),
    )
    .map(({ record }) => record);
  if (wanted.length === 0) return [];
  const sources = await readSources(db, described, wanted);
  const found = await readRows(db, { resource: described.resource, records: wanted, language });
  const rowsOf = Map.groupBy(found, ({ record }) => record);
  return sources.map((source) => ({ described, source, rows: byField(rowsOf.get(source.record) ?? []) }));
}

/** The texts that may be translated, as a file. Throws a 400 where they are too many for one. */
export async function exportBundle(
  db: Database,
  index: SourceIndex,
  language: TranslationLanguage,
  { resource, state }: Pick<BoardQuery, 'resource' | 'state'>,
  currentUser: CurrentUser,
): Promise<string> {
  const chosen = translatables.filter(
    (described) => mayTranslate(currentUser, described) && (resource === undefined || described.resource === resource),
  );
  if (chosen.length === 0) throw notAllowed();
  const records: BundledRecord[] = [];
  for (const described of chosen) records.push(...(await recordsOf(db, index, described, language, state)));
  const bundle = bundleOf(language, records);
  if (bundle.length <= MAX_BUNDLE) return bundle;
  throw badRequest(
    'This is too much for one file. Choose one kind of content, or only what is missing or out of date.',
  );
}

/** The same words, whatever a program did to the spaces between them. */
const sameWords = (a: string, b: string) => a.replaceAll(/\s+/g, ' ').trim() === b.replaceAll(/\s+/g, ' ').trim();

/** Throws `BadBundle` where the text is not what its field takes. */
function checkTarget({ field, target, line }: BundledText): void {
  if (target === null || target.trim() === '') return;
  const parsed = field.input.safeParse(target);
  if (parsed.success) return;
  throw new BadBundle(`The file cannot be used. Line ${line}: ${field.label}: ${parsed.error.issues[0]?.message}`);
}

/** Reads and checks a file. Throws a 400 that names the line, a 403 where something in it may not be translated. */
function readChecked(text: string, currentUser: CurrentUser): Bundle {
  try {
    const bundle = readBundle(text);
    for (const one of bundle.texts) {
      if (!mayTranslate(currentUser, one.described)) throw notAllowed();
      checkTarget(one);
    }
    return bundle;
  } catch (error) {
    throw error instanceof BadBundle ? badRequest(error.message, { file: [error.message] }) : error;
  }
}

/**
 * Takes in a translated file: its texts become drafts. One that somebody has changed here since the file was made stays as
 * it is here. All of it happens, or nothing.
 */
export async function importBundle(
  unit: UnitOfWork,
  text: string,
  currentUser: CurrentUser,
  publicUrl: string,
): Promise<BundleResult> {
  const { language, texts } = readChecked(text, currentUser);
  const result: BundleResult = { language, changed: 0, unchanged: 0, records: 0, skipped: [] };
  for (const ofRecord of Map.groupBy(texts, ({ described, record }) => `${described.resource} ${record}`).values()) {
    const [first] = ofRecord;
    if (!first) continue;
    const { described, record, line } = first;
    const [source] = await readSources(unit.db, described, [record]);
    if (!source) throw badRequest(`The file cannot be used. Line ${line}: this record is not there any more.`);
    const rows = byField(await readRows(unit.db, { resource: described.resource, records: [record], language }));
    const write = { unit, described, place: { record, language }, currentUser, publicUrl };
    const sent = ofRecord.flatMap(({ field, target, source: from, version }) => {
      const row = rows.get(field.name);
      const present = row?.draft ?? row?.published ?? '';
      if (target === null || target.trim() === '' || sameWords(target, present)) {
        result.unchanged += 1;
        return [];
      }
      if (version !== undefined && version !== (row?.updated_at ?? '')) {
        result.skipped.push(`${source.title}: ${field.label}`);
        return [];
      }
      const fingerprint = fingerprintOf(field.kind, from) ?? '';
      return { name: field.name, text: target, fingerprint, updated_at: row?.updated_at ?? null, is_checked: false };
    });
    const changed = await writeDrafts(write, sent);
    result.changed += changed.length;
    if (changed.length > 0) {
      result.records += 1;
      const resourceId = /^\d+$/.test(record) ? Number(record) : null;
      const after = { title: source.title, language };
      await unit.audit({ action: 'translate', resource: described.resource, resourceId, after });
    }
  }
  return result;
}
