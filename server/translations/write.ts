import { staffText } from '../../domain/reply-text.ts';
import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import type { TranslatableField } from '../../domain/translation/translatable.ts';
import type { TranslationInput } from '../../domain/translation/translation.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { summaryOf } from '../html/plain-text.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { badRequest, HttpError } from '../http/http-error.ts';
import { stampAfter } from '../resource/optimistic-lock.ts';
import { checkTranslatedAddress } from './addresses.ts';
import { corrected } from './correction.ts';
import { hasAddress, textInAddress } from './published.ts';
import { presentRows, type RecordInLanguage } from './read-translation.ts';
import type { Source } from './sources.ts';
import { pagesPart, partOf, rowsByField, type TranslationRow, writeRow } from './store.ts';
import { cleanText, textCalled } from './texts-of-record.ts';
import { presentTranslation } from './view.ts';

type SentField = TranslationInput['fields'][number];

/** The columns that a write of one field sets. */
type Written = Omit<TranslationRow, 'resource' | 'record' | 'language' | 'field' | 'updated_at' | 'updated_by'>;

const nothing: Written = {
  published: null,
  published_fingerprint: null,
  published_source: null,
  draft: null,
  draft_fingerprint: null,
  draft_source: null,
};

/** One write of a translation: what it works with. */
export interface TranslationWrite {
  unit: UnitOfWork;
  /** As it was read at the beginning. */
  before: RecordInLanguage;
  /** The rows as they are by now, by field. */
  rows: Map<string, TranslationRow>;
  currentUser: CurrentUser;
  publicUrl: string;
}

/** Begins a write of what was read in the same transaction. */
export const beginWrite = (
  before: RecordInLanguage,
  rest: Omit<TranslationWrite, 'before' | 'rows'>,
): TranslationWrite => ({
  ...rest,
  before,
  rows: new Map(before.rows),
});

/** The text as it is stored: checked like the field of the record's own form. Throws a 400 at the field. */
export function checkedText({ name, kind, input }: TranslatableField, text: string, publicUrl: string): string {
  if (text.trim() === '') return '';
  const parsed = input.safeParse(text);
  if (!parsed.success) {
    const messages = parsed.error.issues.map(({ message }) => message);
    throw badRequest(messages[0] ?? staffText('textUnusable'), { [name]: messages });
  }
  return cleanText(kind, String(parsed.data), publicUrl);
}

/** The source's text with this fingerprint, as far as it is known: that of now, or the one noted at the last write. */
function sourceWith(fingerprint: string, source: Source, row: TranslationRow | undefined, name: string): string | null {
  const now = source.texts.get(name);
  if (now?.fingerprint === fingerprint) return now.text;
  if (row?.draft_fingerprint === fingerprint) return row.draft_source;
  return row?.published_fingerprint === fingerprint ? row.published_source : null;
}

/** What a text was made from. A small correction since the translator read it makes no difference. */
async function madeFrom(
  { unit, before: { described, source } }: TranslationWrite,
  row: TranslationRow | undefined,
  { name, fingerprint: seen }: Pick<SentField, 'name' | 'fingerprint'>,
): Promise<{ fingerprint: string; source: string | null }> {
  const isPresent = source.texts.get(name)?.fingerprint === seen;
  const fingerprint = isPresent
    ? seen
    : await corrected(unit.db, { resource: described.resource, record: source.record, field: name }, seen);
  return { fingerprint, source: sourceWith(fingerprint, source, row, name) };
}

/** What a row becomes by this text; undefined where it stays as it is. */
function changedRow(
  row: TranslationRow | undefined,
  text: string,
  made: { fingerprint: string; source: string | null },
  isChecked: boolean,
): Written | undefined {
  const before = row ?? nothing;
  const present = before.draft ?? before.published;
  if (text === (present ?? '') && !isChecked) return undefined;
  const { published, published_fingerprint, published_source } = before;
  // What visitors read says what the source says: that is true at once, and changes nothing for them.
  if (published !== null && text === published) {
    return {
      ...nothing,
      published,
      published_fingerprint: isChecked ? made.fingerprint : published_fingerprint,
      published_source: isChecked ? made.source : published_source,
    };
  }
  const keepsEmpty = text === '' && published === null;
  return {
    published,
    published_fingerprint,
    published_source,
    draft: keepsEmpty ? null : text,
    draft_fingerprint: keepsEmpty ? null : made.fingerprint,
    draft_source: keepsEmpty ? null : made.source,
  };
}

const rowsOfTexts = ({ before, rows }: TranslationWrite) => rowsByField(presentRows({ ...before, rows }));

/** Throws a 409 with the translation as it was found. */
async function refuseAsChanged({ unit, before, currentUser }: TranslationWrite): Promise<never> {
  const current = await presentTranslation(unit.db, before, currentUser);
  throw new HttpError(409, { detail: EDIT_CONFLICT, current });
}

async function put({ unit, before, rows, currentUser }: TranslationWrite, field: string, values: Written) {
  const { described, source, language } = before;
  const { resource } = described;
  const { record } = source;
  const row = rows.get(field);
  const { published, published_fingerprint } = row ?? nothing;
  const isSeen = published !== values.published || published_fingerprint !== values.published_fingerprint;
  if (isSeen) unit.changes('translations', [resource, partOf(resource, record, language)]);
  const isInAddress = hasAddress(resource) && textInAddress[resource] === field;
  // Pages in other languages say where this one is.
  if ((published !== null) !== (values.published !== null) || (isSeen && isInAddress))
    unit.changes('translations', [partOf(resource, record), pagesPart(resource)]);
  const updated_at = stampAfter(row?.updated_at ?? null, unit.now);
  const written = { resource, record, language, field, ...values, updated_at, updated_by: currentUser.userId };
  await writeRow(unit.db, written);
  rows.set(field, written);
}

/** Writes fields as drafts. Throws a 409 where somebody else has changed one since, and writes nothing then. Answers the fields that changed. */
export async function writeDrafts(write: TranslationWrite, sent: readonly SentField[]): Promise<string[]> {
  const {
    before: { described, source },
    publicUrl,
  } = write;
  const rows = rowsOfTexts(write);
  const changed: string[] = [];
  for (const { name, text, fingerprint, updated_at, is_checked } of sent) {
    const field = source.fields.find((one) => one.name === name);
    if (!field) {
      // Somebody has taken its entry out of the list since the form was opened.
      if (textCalled(described, name)) await refuseAsChanged(write);
      throw badRequest(staffText('noField', name));
    }
    const row = rows.get(name);
    const made = await madeFrom(write, row, { name, fingerprint });
    const values = changedRow(row, checkedText(field, text, publicUrl), made, is_checked);
    if (!values) continue;
    if ((row?.updated_at ?? null) !== updated_at) await refuseAsChanged(write);
    await put(write, name, values);
    changed.push(name);
  }
  return changed;
}

/** The fields that came with a request, and those that it changed. */
interface SentDrafts {
  sent: readonly SentField[];
  changed: readonly string[];
}

/** Throws a 409 where a draft would be published that the translator has not seen. */
async function expectSeen(
  write: TranslationWrite,
  rows: ReadonlyMap<string, TranslationRow>,
  { sent, changed }: SentDrafts,
): Promise<void> {
  const seen = new Map(sent.map(({ name, updated_at }) => [name, updated_at]));
  for (const [field, { draft, updated_at }] of rows) {
    if (draft !== null && !changed.includes(field) && seen.get(field) !== updated_at) await refuseAsChanged(write);
  }
}

/** Throws a 400 that names each field whose source has a text and whose translation has none. */
function expectWhole({ fields, texts }: Source, rows: ReadonlyMap<string, TranslationRow>): void {
  const missing = fields.filter(({ name, isOptional, mayFollow }) => {
    const row = rows.get(name);
    return !isOptional && !mayFollow && texts.get(name)?.fingerprint && !(row?.draft ?? row?.published);
  });
  if (missing.length === 0) return;
  const text = (label: string) => staffText('translateFirst', label);
  throw badRequest(
    missing
      .map(({ label }) => text(label))
      .reduce((all, next) => staffText('sentences', { text: all }, { text: next })),
    Object.fromEntries(missing.map(({ name, label }) => [name, [text(label)]])),
  );
}

/** A row with a text that visitors read; with an empty one they read the source's. */
const asPublished = (text: string, fingerprint: string | null, source: string | null): Written =>
  text === '' ? nothing : { ...nothing, published: text, published_fingerprint: fingerprint, published_source: source };

/** Publishes the drafts of a record in one language: those that the translator has sent or seen, and no other language's. */
export async function publishDrafts(write: TranslationWrite, drafts: SentDrafts): Promise<void> {
  const { unit, before } = write;
  const { described, source, language } = before;
  const rows = rowsOfTexts(write);
  await expectSeen(write, rows, drafts);
  expectWhole(source, rows);
  for (const [field, row] of rows) {
    if (row.draft === null) continue;
    if (described.resource === 'pages' && field === 'address')
      await checkTranslatedAddress(unit.db, { record: source.record, language }, row.draft);
    await put(write, field, asPublished(row.draft, row.draft_fingerprint, row.draft_source));
    const derived = described.derived?.[field];
    if (derived) {
      const text = asPublished(summaryOf(row.draft), row.draft_fingerprint, null);
      await put(write, derived.name, text);
    }
  }
}

/** Takes a published translation back: visitors read the source again, and its texts are drafts. */
export async function withdraw(write: TranslationWrite): Promise<void> {
  const { described } = write.before;
  const derived = new Set(Object.values(described.derived ?? {}).map(({ name }) => name));
  for (const [field, row] of write.before.rows) {
    if (row.published === null) continue;
    const isDrafted = row.draft !== null;
    await put(
      write,
      field,
      derived.has(field)
        ? nothing
        : {
            ...nothing,
            draft: isDrafted ? row.draft : row.published,
            draft_fingerprint: isDrafted ? row.draft_fingerprint : row.published_fingerprint,
            draft_source: isDrafted ? row.draft_source : row.published_source,
          },
    );
  }
}
