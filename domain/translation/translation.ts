import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { instantOrNull } from '../instant.ts';
import { listQuery, pageOf } from '../listing.ts';
import { staffText } from '../reply-text.ts';
import { siteLanguage } from '../site-languages.ts';
import { MAX_HTML_LENGTH } from '../staff-field.ts';
import { line, paragraphsUpTo } from '../text.ts';
import { sentFlag } from '../upload.ts';
import { version } from '../version.ts';
import { translationStates } from './freshness.ts';
import { translatables } from './translatable.ts';

const names = translatables.map((one) => one.resource);
const resource = z.enum(names, { error: staffText('chooseContent') });
const language = siteLanguage;
const state = z.enum(translationStates);

/** A record by its number, or a page of the site by its slug. */
const record = line(50).regex(/^[a-z0-9_]{1,50}$/, staffText('nameRecord'));

/** `{resource}`, `{record}` and `{language}` in an address. */
export const translatedRecord = z.object({ resource, record });
export const translationParameters = z.object({ resource, record, language });
export const translationLanguage = z.object({ language });

/** How far one record is in one language, and who wrote last. */
const translationSummary = z.object({
  language,
  state,
  /** Something is written that visitors do not read yet. */
  has_draft: z.boolean(),
  updated_at: instantOrNull,
  updated_by: z.string().nullable(),
});

/** One record with all its languages. */
export const translatedSummary = z.object({
  resource: z.string(),
  record: z.string(),
  /** The noun for its kind. */
  noun: z.string(),
  title: z.string(),
  /** The language of its own words. */
  written_in: language,
  translations: z.array(translationSummary),
});

/** The same for the record's own form, with the languages that visitors are offered. */
export const recordTranslations = translatedSummary.extend({ offered: z.array(language) });

/** The number of records in each state, for one language. */
const progress = z.object({
  language,
  missing: z.int(),
  draft: z.int(),
  outdated: z.int(),
  current: z.int(),
});

/** The kinds of content that the current user may see or translate. */
const contentKind = z.object({ resource: z.string(), noun: z.string() });

export const translationBoard = pageOf(translatedSummary).extend({
  progress: z.array(progress),
  kinds: z.array(contentKind),
  /** False while what was changed past the program, or by an upgrade, is still being worked out. */
  is_complete: z.boolean(),
});

export const boardQuery = listQuery.omit({ trash: true, ordering: true }).extend({
  resource: resource.optional(),
  language: language.optional(),
  state: state.optional(),
});

const kind = z.enum(['line', 'paragraphs', 'html', 'address']);

/** One field, side by side. */
const translatedField = z.object({
  name: z.string(),
  label: z.string(),
  kind,
  is_optional: z.boolean(),
  /** The text of the source as it is now, and its fingerprint. */
  source: z.string(),
  fingerprint: z.string(),
  /** The source's text that the translation was made from, where the source says something else now. */
  made_from: z.string().nullable(),
  published: z.string().nullable(),
  draft: z.string().nullable(),
  state,
  updated_at: instantOrNull,
  updated_by: z.string().nullable(),
});

/** A record in one language, as translators work on it. */
export const translation = z.object({
  resource: z.string(),
  record: z.string(),
  language,
  noun: z.string(),
  title: z.string(),
  /** The language of its own words, from which it is translated. */
  written_in: language,
  state,
  is_published: z.boolean(),
  fields: z.array(translatedField),
  can: z.object({ translate: z.boolean(), publish: z.boolean() }),
});

/** `{resource}`, `{record}`, `{language}` and `{version}` in an address. */
export const versionOfTranslation = translationParameters.extend({ version: identifier.shape.id });

/** What a version keeps of a field: its text, and the fingerprint of the source's text that it was made from. */
export const keptText = z.object({ name: z.string(), text: z.string(), fingerprint: z.string() });

/** A translation as one of its changes left it. A field without a text is left out. */
export const translationVersion = version.extend({
  is_published: z.boolean(),
  fields: z.array(keptText.extend({ label: z.string(), kind })),
});

const MAX_FIELDS = 100;

/** One text as it stands in the form. */
const formText = z.object({
  name: line(100),
  text: paragraphsUpTo(MAX_HTML_LENGTH),
  /** The text stays as it is, and still says what the source says. */
  is_checked: z.boolean().default(false),
});

const formTexts = <Text extends z.ZodType>(text: Text) =>
  z.array(text, { error: staffText('sendFields') }).max(MAX_FIELDS, staffText('tooManyFields', MAX_FIELDS));

/** The texts of the form, for the page as it would be with them. Fields that are left out are as they are kept. */
export const translationPreviewInput = z.object({ fields: formTexts(formText) });

/**
 * What a translator writes. Fields that are left out stay as they are. `fingerprint` is that of the source's text the
 * translator had beside it, `updated_at` the field's as they saw it: a field that somebody else has changed since is refused.
 */
export const translationInput = z.object({
  fields: formTexts(formText.extend({ fingerprint: line(50), updated_at: instantOrNull })),
  publish: sentFlag(staffText('choosePublish')).default(false),
});

export type TranslationSummary = z.infer<typeof translationSummary>;
export type TranslatedSummary = z.infer<typeof translatedSummary>;
export type TranslationBoard = z.infer<typeof translationBoard>;
export type BoardQuery = z.infer<typeof boardQuery>;
export type TranslatedField = z.infer<typeof translatedField>;
export type Translation = z.infer<typeof translation>;
export type TranslationVersion = z.infer<typeof translationVersion>;
export type TranslationPreviewInput = z.infer<typeof translationPreviewInput>;
export type TranslationInput = z.infer<typeof translationInput>;
