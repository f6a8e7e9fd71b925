import * as words from '#locale/dashboard/site-settings.ts';
import { type SiteField, siteFields } from '../../../domain/site.ts';
import { type Section, type SettingsTab, sections, settingsTabs } from './sections.ts';

type SectionName = keyof typeof sections;

/** Where each setting stands. Within a section they keep this order. */
const placeOf: Readonly<Record<SiteField, SectionName>> = {
  name: 'organisation',
  tagline: 'organisation',
  line: 'organisation',
  copyright_year: 'organisation',
  description: 'organisation',
  phone: 'offices',
  city: 'offices',
  head_office: 'offices',
  branch_office: 'offices',
  street: 'offices',
  opening_hours: 'offices',
  social_links: 'social',
  founded: 'foundation',
  legal_form: 'foundation',
  registered_in: 'foundation',
  group_size: 'foundation',
  mission: 'foundation',
  vision: 'foundation',
  sign_in_claim: 'foundation',
  fun_facts: 'facts',
  progress_bars: 'progress',
  translated_first: 'reading',
  notice_language: 'reading',
  email: 'mailbox',
  languages: 'offered',
  tax_number: 'receipts',
};

const isField = (name: string): name is SiteField => siteFields.some((field) => field === name);

/** The settings in the order in which they are shown. */
const inOrder = Object.keys(placeOf).filter(isField);

/** The sections of a tab, each with its settings. */
export const sectionsOf = (tab: SettingsTab) =>
  Object.entries(sections)
    .filter(([, section]) => section.tab === tab)
    .map(([name, section]): Section & { name: string; fields: SiteField[] } => ({
      ...section,
      name,
      fields: inOrder.filter((field) => placeOf[field] === name),
    }));

export const tabOf = (field: SiteField): SettingsTab => sections[placeOf[field]].tab;

/** How many of these are in each tab; a path within a setting counts as that setting. */
export function tabsOf(names: readonly string[]): Map<SettingsTab, number> {
  const counts = new Map<SettingsTab, number>();
  for (const field of names.filter(isField)) counts.set(tabOf(field), (counts.get(tabOf(field)) ?? 0) + 1);
  return new Map([...counts].toSorted(([one], [other]) => settingsTabs.indexOf(one) - settingsTabs.indexOf(other)));
}

/** What is known of a setting when somebody looks for it. */
export interface FoundSetting {
  field: SiteField;
  label: string;
  tab: SettingsTab;
}

interface Described {
  label: string;
  hint?: string | undefined;
}

/** The settings that all words of the search are said of: in their labels, their hints, their headings, or as people also call them. */
export function findSettings(
  search: string,
  described: Readonly<Record<SiteField, Described>>,
  fold: (text: string) => string,
): FoundSetting[] {
  const asked = fold(search).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  return inOrder
    .filter((field) => {
      const { label, hint = '' } = described[field];
      const { title, tab } = sections[placeOf[field]];
      const said = fold([label, hint, title, words.tabs[tab], words.alsoCalled[field]].join('\n'));
      return asked.every((word) => said.includes(word));
    })
    .map((field) => ({ field, label: described[field].label, tab: tabOf(field) }));
}
