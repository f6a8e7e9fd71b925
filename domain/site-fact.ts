import { z } from 'zod';
import { type SiteField, type SiteSettings, sampleContact, siteDefaults, siteFields } from './site.ts';
import { sitePageSlugs } from './site-page.ts';

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

/** The value of a setting in words, entries of a list a line each. They may be half filled in. */
export function settingWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((entry) => (typeof entry === 'string' ? entry : Object.values(entry).join(' · '))).join('\n');
}

/** Whether a setting still has the program's default, and why that matters; undefined where staff changed it. */
export function stateOfField(field: SiteField, settings: SiteSettings): UnconfirmedFact['state'] | undefined {
  const value = settings[field];
  if ((field === 'phone' || field === 'email') && value === sampleContact[field]) return 'sample';
  if (JSON.stringify(value) !== JSON.stringify(siteDefaults[field])) return undefined;
  return value === '' || (Array.isArray(value) && value.length === 0) ? 'missing' : 'default';
}
