import type { socialNetworks } from '../../../domain/site.ts';

/** What each setting is called. */
export const fields = {
  name: 'Name',
  tagline: 'Tagline',
  line: 'Line under the name',
  description: 'About the organisation',
  copyright_year: 'Copyright year',
  phone: 'Phone',
  email: 'Email',
  head_office: 'Head office',
  branch_office: 'Branch office',
  city: 'City',
  social_links: 'Social links',
  fun_facts: 'Fun facts',
  progress_bars: 'Progress bars',
} as const;

export const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

/** The entries of a list, a line each. They may be half filled in. */
export function showEntries(entries: unknown): string {
  if (!Array.isArray(entries) || entries.length === 0) return 'Empty';
  return entries.map((entry) => Object.values(entry).join(' · ')).join('\n');
}
