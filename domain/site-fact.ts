import { z } from 'zod';
import { saidOf } from './fields/field-kinds.ts';
import type { KindName } from './fields/kinds.ts';
import { completedSettings, type SiteField, type SiteSettings, sampleContact, siteFields } from './site.ts';
import { sitePageSlugs } from './site-page.ts';
import { siteSettingsFields } from './site-settings-fields.ts';

/** The settings that say nothing of the organisation: they are a choice. */
const choices = new Set<SiteField>(['languages', 'translated_first', 'notice_language']);

/** The facts that the site shows by default until staff confirm or change them: each setting, and each default page. */
export const factFields = siteFields.filter((field) => !choices.has(field));
export const siteFactNames = [...factFields, ...sitePageSlugs];
export type SiteFactName = (typeof siteFactNames)[number];

/** `{fact}` in an address. */
export const siteFactName = z.object({ fact: z.enum(siteFactNames) });

/**
 * Why a fact waits: it is the specification's `default`, it is `missing` (visitors see nothing in its place), or it is
 * the `sample` organisation's and must be replaced.
 */
const factStates = ['default', 'missing', 'sample'] as const;

/** A fact that nobody has confirmed or changed yet, with what visitors read. */
export const unconfirmedFact = z.object({
  fact: z.enum(siteFactNames),
  state: z.enum(factStates),
  text: z.string(),
});

export type UnconfirmedFact = z.infer<typeof unconfirmedFact>;

/** The value of a setting in words, entries of a list a line each. */
export const settingWords = (field: SiteField, settings: Pick<SiteSettings, SiteField>): string =>
  saidOf<KindName>(siteSettingsFields[field], settings[field]);

const defaults = completedSettings({}, null);

/** Whether a setting still has the program's default, and why that matters; undefined where staff changed it. */
export function stateOfField(field: SiteField, settings: SiteSettings): UnconfirmedFact['state'] | undefined {
  const value = settings[field];
  if ((field === 'phone' || field === 'email') && value === sampleContact[field]) return 'sample';
  if (settingWords(field, settings) !== settingWords(field, defaults)) return undefined;
  return value === '' || (Array.isArray(value) && value.length === 0) ? 'missing' : 'default';
}
