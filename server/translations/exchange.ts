import { staffText } from '../../domain/reply-text.ts';
import { fieldLabel } from '../../domain/translation/field-label.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import type { BundleResult } from '../../domain/translation/translation.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { badRequest, notAllowed } from '../http/http-error.ts';
import { fingerprintOf } from './fingerprint.ts';
import { sameWords } from './pieces.ts';
import { BadBundle, type Bundle, type BundledText, faultOfLine, readBundle } from './read-bundle.ts';
import { readSources } from './sources.ts';
import { byField, readRows } from './store.ts';
import { beginVersion } from './versions.ts';
import { mayTranslate } from './view.ts';
import { writeDrafts } from './write.ts';

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

/**
 * Takes in a translated file that was read: its texts become drafts. One that somebody has changed here since the file was made stays as
 * it is here. All of it happens, or nothing.
 */
export async function importBundle(
  unit: UnitOfWork,
  { language, texts }: Bundle,
  currentUser: CurrentUser,
  publicUrl: string,
): Promise<BundleResult> {
  const { content } = catalogues[currentUser.language];
  const result: BundleResult = { language, changed: 0, unchanged: 0, records: 0, skipped: [], incomplete: [] };
  for (const ofRecord of Map.groupBy(texts, ({ described, record }) => `${described.resource} ${record}`).values()) {
    const [first] = ofRecord;
    if (!first) continue;
    const { described, record, line } = first;
    const [source] = await readSources(unit.db, described, [record]);
    if (!source) throw badRequest(faultOfLine(line, staffText('bundleRecordGone')));
    const rows = byField(await readRows(unit.db, { resource: described.resource, records: [record], language }));
    const write = { unit, described, place: { record, language }, currentUser, publicUrl };
    const sent = ofRecord.flatMap(({ field, target, isIncomplete, source: from, version }) => {
      const row = rows.get(field.name);
      const name = () => content.fieldOfRecord(source.title, fieldLabel(content, field.label));
      if (isIncomplete) {
        result.incomplete.push(name());
        return [];
      }
      const present = row?.draft ?? row?.published ?? '';
      if (target === null || target.trim() === '' || sameWords(target, present)) {
        result.unchanged += 1;
        return [];
      }
      if (version !== undefined && version !== (row?.updated_at ?? '')) {
        result.skipped.push(name());
        return [];
      }
      const fingerprint = fingerprintOf(field.kind, from) ?? '';
      return { name: field.name, text: target, fingerprint, updated_at: row?.updated_at ?? null, is_checked: false };
    });
    const keep = await beginVersion(write);
    const changed = await writeDrafts(write, sent);
    result.changed += changed.length;
    if (changed.length > 0) {
      await keep();
      result.records += 1;
      const resourceId = /^\d+$/.test(record) ? Number(record) : null;
      const after = { title: source.title, language };
      await unit.audit({ action: 'translate', resource: described.resource, resourceId, after });
    }
  }
  return result;
}
