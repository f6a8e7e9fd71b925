import { z } from 'zod';
import { instant } from './instant.ts';
import { seen } from './kept.ts';
import { line, paragraphs } from './text.ts';
import { emailAddress } from './user.ts';

const badLink = 'Enter a full web address.';

const shortText = line(200);
const named = (missing: string) => shortText.min(1, missing);
const link = line(2000, { missing: badLink, tooLong: badLink }).check(z.url({ protocol: /^https?$/, error: badLink }));

export const socialNetworks = ['facebook', 'x', 'instagram', 'youtube', 'linkedin', 'whatsapp'] as const;

/** Entries each list takes. */
export const MOST_ENTRIES = 6;
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: 'Send a list.' }).max(MOST_ENTRIES, `There can be at most ${MOST_ENTRIES}.`);

const fields = z.object({
  name: named('Name is required'),
  tagline: shortText,
  line: shortText,
  description: paragraphs(1000),
  phone: shortText,
  email: emailAddress,
  city: shortText,
  head_office: shortText,
  branch_office: shortText,
  social_links: listOf(
    z.object({ network: z.enum(socialNetworks, { error: 'Choose a network of the list.' }), url: link }),
  ),
  fun_facts: listOf(z.object({ value: named('Value is required'), label: named('Label is required') })),
  progress_bars: listOf(
    z.object({
      label: named('Label is required'),
      percent: z
        .int({ error: 'Enter a whole number from 0 to 100.' })
        .min(0, 'Enter a whole number from 0 to 100.')
        .max(100, 'Enter a whole number from 0 to 100.'),
    }),
  ),
  copyright_year: z
    .int({ error: 'Enter a year.' })
    .min(2000, 'Enter a year from 2000 to 2100.')
    .max(2100, 'Enter a year from 2000 to 2100.'),
});

/** The specification's texts; phone, e-mail and social links are placeholders until the organisation fills them in. */
const defaults: z.infer<typeof fields> = {
  name: 'Intambwe',
  tagline: 'Fair Trade',
  line: 'Empowering Communities Together',
  description:
    'A Community Benefit Company registered in Kicukiro District, Kanombe Sector. We lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.',
  phone: '+250 788 000 000',
  email: 'info@example.org',
  city: 'Kigali, Rwanda',
  head_office: 'Kigali',
  branch_office: 'Kanombe',
  social_links: [
    { network: 'facebook', url: 'https://www.facebook.com/' },
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'youtube', url: 'https://www.youtube.com/' },
  ],
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
};

/**
 * What an organisation says of itself, edited by staff under Site settings; what it has not said is as the specification
 * has it. `updated_at` is null as long as nobody has changed anything.
 */
export const siteSettings = fields.extend({ updated_at: instant.nullable() });

/** The settings with what has been changed, over the specification's texts. Throws for what cannot be settings. */
export const readSettings = (changed: object, updated_at: string | null) =>
  siteSettings.parse({ ...defaults, ...changed, updated_at });

/** What staff fill in, whole, with the `updated_at` they saw. */
export const siteSettingsInput = fields.extend(seen.shape);

export type SiteSettings = z.infer<typeof siteSettings>;
export type SiteSettingsInput = z.infer<typeof siteSettingsInput>;
