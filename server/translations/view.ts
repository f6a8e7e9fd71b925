import {
  type FieldFreshness,
  fieldState,
  recordState,
  type TranslationState,
} from '../../domain/translation/freshness.ts';
import type { Translatable, TranslatableField } from '../../domain/translation/translatable.ts';
import type { TranslatedField, Translation } from '../../domain/translation/translation.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { notFound } from '../http/http-error.ts';
import { presentRows, type RecordInLanguage, readTranslation } from './read-translation.ts';
import type { Source } from './sources.ts';
import type { StateRow, TranslationRow } from './store.ts';

/** Whether they may write translations of this resource: translators, and those who write what visitors read. */
export const mayTranslate = (currentUser: CurrentUser, { translate, publish }: Translatable) =>
  may(currentUser, translate) || may(currentUser, publish);

/** Whether they may read records of this resource beside their translations. */
export const mayRead = (currentUser: CurrentUser, described: Translatable) =>
  may(currentUser, described.view) || mayTranslate(currentUser, described);

/** The names of the accounts with these numbers. */
export async function accountNames(db: Database, ids: Iterable<number | null>): Promise<Map<number | null, string>> {
  const numbers = [...new Set(ids)].filter((id) => id !== null);
  if (numbers.length === 0) return new Map();
  const users = db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', numbers);
  return new Map((await users.execute()).map((user) => [user.id, fullName(user)]));
}

type RowFingerprints = Pick<StateRow, 'published_fingerprint' | 'draft_fingerprint'>;

/** What is known of one field in one language, to work out how far it is. */
const freshnessOf = (
  { isOptional }: TranslatableField,
  source: string | null | undefined,
  row: RowFingerprints | undefined,
): FieldFreshness => ({
  source: source ?? null,
  published: row?.published_fingerprint ?? null,
  draft: row?.draft_fingerprint ?? null,
  isOptional,
});

/** How far a record is in one language. */
export const translationState = (
  { fields, texts }: Source,
  rows: ReadonlyMap<string, RowFingerprints>,
): TranslationState =>
  recordState(fields.map((field) => freshnessOf(field, texts.get(field.name)?.fingerprint, rows.get(field.name))));

/** The source's text that a field was translated from, where the source says something else now. */
function madeFrom(row: TranslationRow | undefined, fingerprint: string): string | null {
  if (!row) return null;
  const isDraft = row.draft !== null;
  const made = isDraft ? row.draft_fingerprint : row.published_fingerprint;
  if (made === null || made === fingerprint) return null;
  return isDraft ? row.draft_source : row.published_source;
}

/** One record beside its translation, with the fields that have a text. Throws a 404 where the record is not there. */
export async function viewTranslation(
  db: Database,
  described: Translatable,
  place: Pick<Translation, 'record' | 'language'>,
  currentUser: CurrentUser,
): Promise<Translation> {
  const found = await readTranslation(db, described, place);
  if (!found || found.source.language === place.language) throw notFound();
  return presentTranslation(db, found, currentUser);
}

/** The same of one that was read. */
export async function presentTranslation(
  db: Database,
  translation: RecordInLanguage,
  currentUser: CurrentUser,
): Promise<Translation> {
  const { described, source, language, rows } = translation;
  const { fields, record } = source;
  const names = await accountNames(
    db,
    [...rows.values()].map(({ updated_by }) => updated_by),
  );
  const freshness = fields.map((field) =>
    freshnessOf(field, source.texts.get(field.name)?.fingerprint, rows.get(field.name)),
  );
  const shown = fields.flatMap(({ name, label, kind, isOptional = false }, index): TranslatedField[] => {
    const text = source.texts.get(name);
    const state = freshness[index] && fieldState(freshness[index]);
    if (!text || text.fingerprint === null || !state) return [];
    const row = rows.get(name);
    return [
      {
        name,
        label,
        kind,
        is_optional: isOptional,
        source: text.text,
        fingerprint: text.fingerprint,
        made_from: madeFrom(row, text.fingerprint),
        published: row?.published ?? null,
        draft: row?.draft ?? null,
        state,
        updated_at: row?.updated_at ?? null,
        updated_by: (row && names.get(row.updated_by)) ?? null,
      },
    ];
  });
  return {
    resource: described.resource,
    record,
    language,
    noun: described.noun,
    title: source.title,
    written_in: source.language,
    state: recordState(freshness),
    is_published: presentRows(translation).some(({ published }) => published !== null),
    fields: shown,
    can: { translate: mayTranslate(currentUser, described), publish: may(currentUser, described.publish) },
  };
}
