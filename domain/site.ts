import { z } from 'zod';
import { readShape, writtenShape } from './fields/field.ts';
import { instantOrNull } from './instant.ts';
import { languages, programLanguage } from './languages.ts';
import { staffText } from './reply-text.ts';
import { siteSettingsFields } from './site-settings-fields.ts';
import { seen } from './timestamps.ts';
import { translationMarks } from './translation-marks.ts';

/** The settings as they are written. They are stored like that, and read again by the same rules. */
const fields = z.object(writtenShape(siteSettingsFields));

/** The settings in which the organisation describes itself, by name. */
export const siteFields = fields.keyof().options;
export type SiteField = (typeof siteFields)[number];

/** The specification's texts and figures. It gives no telephone number, e-mail address or social links. */
export const siteDefaults: z.input<typeof fields> = {
  name: 'Intambwe',
  tagline: 'Fair Trade',
  line: 'Empowering Communities Together',
  description:
    'A Community Benefit Company registered in Kicukiro District, Kanombe Sector. We lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.',
  founded: 2024,
  legal_form: 'Community Benefit Company',
  registered_in: 'Kicukiro District, Kanombe Sector',
  tax_number: '',
  mission:
    'To lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.',
  vision: 'Satisfying socio-economic development of the poorest in the community.',
  group_size: '15-30',
  sign_in_claim: 'Over 3k+ GIfT support',
  phone: '',
  email: '',
  city: 'Kigali, Rwanda',
  head_office: 'Kigali',
  branch_office: 'Kanombe',
  street: '',
  opening_hours: '',
  social_links: [],
  fun_facts: [
    { value: '459+', label: 'People Rised' },
    { value: '14+', label: 'Volunteer' },
    { value: '647+', label: 'Poor People Saved' },
    { value: '1', label: 'Country Member' },
  ],
  progress_bars: [
    { label: 'Donations', percent: 75 },
    { label: 'Trainings', percent: 90 },
  ],
  copyright_year: 2025,
  languages: [],
  translated_first: false,
  notice_language: programLanguage,
};

/** Contact details of the sample organisation. They reach nobody, and say so. */
export const sampleContact = { phone: '+250 788 000 000 (sample)', email: 'sample@example.org' } as const;

/** Placeholder addresses that earlier versions showed by default and may have stored. Visitors no longer see them. */
const placeholders: readonly string[] = ['+250 788 000 000', 'info@example.org'];
const isPlaceholder = (text: string) => placeholders.includes(text);
const frontPage = /^https?:\/\/(www\.)?(facebook|instagram|youtube|x|linkedin|whatsapp)\.com\/?$/i;

/** The settings without telephone numbers, e-mail addresses and links that lead to nobody. */
const withoutPlaceholders = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  phone: isPlaceholder(settings.phone) ? '' : settings.phone,
  email: isPlaceholder(settings.email) ? '' : settings.email,
  social_links: settings.social_links.filter(({ url }) => !frontPage.test(url)),
});

/** An address in one line: the street or the place, and the city where the place does not say it already. */
export const postalAddress = (place: string, city: string): string =>
  [place, city].filter((part, index) => part !== '' && !(index === 0 && city.startsWith(part))).join(', ');

/** The mailbox for notices about visitors' messages; null where none is set. */
export const noticeMailbox = ({ email }: Pick<SiteSettings, 'email'>) =>
  email === '' || email === sampleContact.email ? null : email;

/**
 * The organisation's own texts and facts, edited by staff under Site settings; unset ones are those of the
 * specification. `updated_at` is null as long as nobody has changed anything.
 */
export const siteSettings = z.object({
  ...readShape(siteSettingsFields),
  updated_at: instantOrNull,
  ...translationMarks,
  /**
   * The fixed pages whose main text staff write, by their address in English: the languages in which that text is published
   * beside the source's. For visitors of a site in several languages; a page that is not in it is there in all of them.
   */
  page_languages: z.record(z.string(), z.array(z.enum(languages))).optional(),
  /**
   * The pages that staff have switched off or replaced, by their address in English: where their visitors are led, in the language of
   * the reply; null for one that is switched off. Left out where there is none.
   */
  page_leads: z.record(z.string(), z.string().nullable()).optional(),
});

/** The settings: the specification's texts, replaced by what has been changed. Throws for invalid settings. */
export const completedSettings = (changed: object, updated_at: string | null): SiteSettings =>
  withoutPlaceholders({ ...fields.parse({ ...siteDefaults, ...changed }), updated_at });

/** The staff's input, whole, with the `updated_at` they saw. */
export const siteSettingsInput = fields.extend({
  ...seen.shape,
  phone: fields.shape.phone.refine((phone) => !isPlaceholder(phone), staffText('placeholderNumber')),
  email: fields.shape.email.refine((email) => !isPlaceholder(email), staffText('placeholderAddress')),
});

export type SiteSettings = z.infer<typeof siteSettings>;
export type SiteSettingsInput = z.infer<typeof siteSettingsInput>;
