import { z } from 'zod';

const shortText = z.string().trim().max(200);
const link = z.url({ protocol: /^https?$/, error: 'Enter a full web address.' });

/**
 * What an organisation says of itself, edited by staff under Site settings. The defaults are the specification's texts;
 * phone, e-mail and social links are placeholders until the organisation fills them in.
 */
export const siteSettings = z.object({
  name: shortText.min(1).default('Intambwe'),
  tagline: shortText.default('Fair Trade'),
  line: shortText.default('Empowering Communities Together'),
  description: z
    .string()
    .trim()
    .max(1000)
    .default(
      'A Community Benefit Company registered in Kicukiro District, Kanombe Sector. We lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.',
    ),
  phone: shortText.default('+250 788 000 000'),
  email: z.email().default('info@example.org'),
  city: shortText.default('Kigali, Rwanda'),
  head_office: shortText.default('Kigali'),
  branch_office: shortText.default('Kanombe'),
  social_links: z
    .array(z.object({ network: z.enum(['facebook', 'x', 'instagram', 'youtube', 'linkedin', 'whatsapp']), url: link }))
    .max(6)
    .default([
      { network: 'facebook', url: 'https://www.facebook.com/' },
      { network: 'instagram', url: 'https://www.instagram.com/' },
      { network: 'youtube', url: 'https://www.youtube.com/' },
    ]),
  fun_facts: z
    .array(z.object({ value: shortText.min(1), label: shortText.min(1) }))
    .max(6)
    .default([
      { value: '459+', label: 'People Rised' },
      { value: '14+', label: 'Volunteer' },
      { value: '647+', label: 'Poor People Saved' },
      { value: '1', label: 'Country Member' },
    ]),
  progress_bars: z
    .array(z.object({ label: shortText.min(1), percent: z.int().min(0).max(100) }))
    .max(6)
    .default([
      { label: 'Donations', percent: 75 },
      { label: 'Trainings', percent: 90 },
    ]),
  copyright_year: z.int().min(2000).max(2100).default(2025),
});

export type SiteSettings = z.infer<typeof siteSettings>;
