import { z } from 'zod';
import { type SiteField, type SiteSettings, sampleContact, siteDefaults, siteFields } from './site.ts';
import { sitePageSlugs } from './site-page.ts';

/** The facts that the site shows by default until staff confirm or change them: each setting, and each default page. */
/** The settings that say something of the organisation; those of the languages are a choice. */
export const factFields = siteFields.filter((field) => field !== 'languages' && field !== 'translated_first');
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

/** The name of each setting. */
export const siteFieldLabels: Record<SiteField, string> = {
  name: 'Name',
  tagline: 'Tagline',
  line: 'Line under the name',
  description: 'About the organisation',
  founded: 'Founded in',
  legal_form: 'Legal form',
  registered_in: 'Registered in',
  mission: 'Mission',
  vision: 'Vision',
  group_size: 'Members of a savings group',
  sign_in_claim: 'Claim on the sign-in page',
  phone: 'Phone',
  email: 'E-mail',
  head_office: 'Head office',
  branch_office: 'Branch office',
  city: 'City',
  street: 'Street',
  opening_hours: 'Opening hours',
  social_links: 'Social links',
  fun_facts: 'Fun facts',
  progress_bars: 'Progress bars',
  copyright_year: 'Copyright year',
  languages: 'Languages',
  translated_first: 'Translated first',
};

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
