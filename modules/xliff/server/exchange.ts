import { staffText } from '../../../domain/reply-text.ts';
import { fieldLabel } from '../../../domain/translation/field-label.ts';
import { type Translatable, translatables } from '../../../domain/translation/translatable.ts';
import { catalogues } from '../../../locales/catalogues.ts';
import { TRANSACTION } from '../../../server/database/in-slices.ts';
import { holdLock } from '../../../server/database/lock.ts';
import type { Database } from '../../../server/database/open.ts';
import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import type { CurrentUser } from '../../../server/http/current-user.ts';
import { badRequest, HttpError, notAllowed, toHttpError } from '../../../server/http/http-error.ts';
import type { Services } from '../../../server/services.ts';
import { fingerprintOf } from '../../../server/translations/fingerprint.ts';
import { readTranslation } from '../../../server/translations/read-translation.ts';
import { readSource } from '../../../server/translations/sources.ts';
import { keepTranslation } from '../../../server/translations/versions.ts';
import { mayTranslate } from '../../../server/translations/view.ts';
import { beginWrite, type TranslationWrite, writeDrafts } from '../../../server/translations/write.ts';
import type { BundleResult } from '../domain/bundle.ts';
import { sameWords } from './pieces.ts';
import { BadBundle, type Bundle, type BundledText, faultOfLine, readBundle } from './read-bundle.ts';

/** Throws `BadBundle` where the text is not what its field takes. */
function checkTarget({ field, target, line }: BundledText): void {
  if (target === null || target.trim() === '') return;
  const parsed = field.input.safeParse(target);
  if (parsed.success) return;
  const why = parsed.error.issues[0]?.message ?? staffText('textUnusable');
  throw new BadBundle(staffText('bundleFieldFault', String(line), field.label, { text: why }));
}

/**
 * Reads and checks a file, before anything waits for it. Throws a 400 that names the line, a 403 where something in it may
 * not be translated, and for those who may translate nothing before the file is looked at.
 */
export async function readChecked(text: string, currentUser: CurrentUser): Promise<Bundle> {
  if (!translatables.some((described) => mayTranslate(currentUser, described))) throw notAllowed();
  try {
    const bundle = await readBundle(text);
    const seen = new Set<string>();
    for (const one of bundle.texts) {
      const name = `${one.described.resource} ${one.record} ${one.field.name}`;
      if (seen.has(name)) throw new BadBundle(faultOfLine(one.line, staffText('bundleTextTwice', one.field.name)));
      seen.add(name);
      if (!mayTranslate(currentUser, one.described)) throw notAllowed();
      checkTarget(one);
    }
    return bundle;
  } catch (error) {
    throw error instanceof BadBundle ? badRequest(error.message, { file: [error.message] }) : error;
  }
}

/** The texts of one record in a file, and what it is called here. */
interface RecordTexts {
  described: Translatable;
  record: string;
  title: string;
  texts: readonly BundledText[];
}

/** The records of a file. Throws a 400 where one is not there any more. */
async function recordsOf(db: Database, texts: readonly BundledText[]): Promise<RecordTexts[]> {
  const found: RecordTexts[] = [];
  for (const ofRecord of Map.groupBy(texts, ({ described, record }) => `${described.resource} ${record}`).values()) {
    const [first] = ofRecord;
    if (!first) continue;
    const { described, record, line } = first;
    const source = await readSource(db, described, record);
    if (!source) throw badRequest(faultOfLine(line, staffText('bundleRecordGone')));
    found.push({ described, record, title: source.title, texts: ofRecord });
  }
  return found;
}

/** What became of the texts of one record. */
type Taken = Pick<BundleResult, 'changed' | 'unchanged' | 'skipped' | 'incomplete'>;

/** Takes in the texts of one record. One that has gone meanwhile stays as it is here, too. */
async function takeRecord(
  unit: UnitOfWork,
  { described, record, title, texts }: RecordTexts,
  { language, currentUser, publicUrl }: Pick<TranslationWrite, 'currentUser' | 'publicUrl'> & Pick<Bundle, 'language'>,
): Promise<Taken> {
  const { content } = catalogues[currentUser.language];
  const before = await readTranslation(unit.db, described, { record, language });
  const present = (name: string) => before?.source.fields.find((one) => one.name === name);
  const nameOf = ({ field }: BundledText) =>
    content.fieldOfRecord(title, fieldLabel(content, (present(field.name) ?? field).label));
  if (!before) return { changed: 0, unchanged: 0, skipped: texts.map(nameOf), incomplete: [] };
  const taken: Taken = { changed: 0, unchanged: 0, skipped: [], incomplete: [] };
  const sent = texts.flatMap((text) => {
    const { field, target, isIncomplete, source: from, version } = text;
    const row = before.rows.get(field.name);
    if (isIncomplete) {
      taken.incomplete.push(nameOf(text));
      return [];
    }
    const now = row?.draft ?? row?.published ?? '';
    if (target === null || target.trim() === '' || sameWords(target, now)) {
      taken.unchanged += 1;
      return [];
    }
    const isChanged = version !== undefined && version !== (row?.updated_at ?? '');
    if (isChanged || !present(field.name)) {
      taken.skipped.push(nameOf(text));
      return [];
    }
    const fingerprint = fingerprintOf(field.kind, from) ?? '';
    return [{ name: field.name, text: target, fingerprint, updated_at: row?.updated_at ?? null, is_checked: false }];
  });
  const write = beginWrite(before, { unit, currentUser, publicUrl });
  taken.changed = (await writeDrafts(write, sent)).length;
  if (taken.changed > 0) {
    await keepTranslation(write);
    const resourceId = /^\d+$/.test(record) ? Number(record) : null;
    await unit.audit({
      action: 'translate',
      resource: described.resource,
      resourceId,
      after: { title, language },
    });
  }
  return taken;
}

/**
 * Takes in a translated file that was read: its texts become drafts. One that somebody has changed here since the file was made stays as
 * it is here. Nothing is written of a file with a fault. Otherwise the records are written some at a time, so that the site
 * answers meanwhile; the reply to an outage says how many were, and the same file once more adds the others.
 */
export async function importBundle(
  { db, write, log, config: { publicUrl } }: Pick<Services, 'db' | 'write' | 'log' | 'config'>,
  { language, texts }: Bundle,
  currentUser: CurrentUser,
): Promise<BundleResult> {
  const records = await recordsOf(db, texts);
  const taken: Taken[] = [];
  const changed = () => taken.filter((one) => one.changed > 0).length;
  /** Takes in some more. */
  const takeSome = (rest: readonly RecordTexts[]) =>
    write(currentUser.userId, async (unit) => {
      await holdLock(unit, 'translations');
      const began = performance.now();
      const some: Taken[] = [];
      for (const record of rest) {
        some.push(await takeRecord(unit, record, { language, currentUser, publicUrl }));
        if (performance.now() - began >= TRANSACTION) break;
      }
      return some;
    });
  try {
    while (taken.length < records.length) taken.push(...(await takeSome(records.slice(taken.length))));
  } catch (error) {
    if (changed() === 0) throw error;
    const { status, problem, headers } = toHttpError(error, log);
    const detail = staffText('bundlePartly', String(changed()), { text: problem.detail });
    throw new HttpError(status, { detail }, headers);
  }
  const sum = (count: (one: Taken) => number) => taken.reduce((all, one) => all + count(one), 0);
  return {
    language,
    changed: sum((one) => one.changed),
    unchanged: sum((one) => one.unchanged),
    records: changed(),
    skipped: taken.flatMap(({ skipped }) => skipped),
    incomplete: taken.flatMap(({ incomplete }) => incomplete),
  };
}
