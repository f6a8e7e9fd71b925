import * as names from '#locale/dashboard/language-names.ts';
import * as words from '#locale/dashboard/site-settings.ts';
import { mainLanguage } from '../../../domain/languages.ts';

/** The tabs, by what one wants to do. What is dangerous stands apart, last. */
export const settingsTabs = ['contact', 'work', 'home', 'languages', 'care'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The name in the address that says which tab is open. */
export const TAB = 'tab';

/** The tab that is open first. */
export const firstTab: SettingsTab = 'contact';

export const isSettingsTab = (name: string | null): name is SettingsTab => settingsTabs.some((tab) => tab === name);

export interface Section {
  tab: SettingsTab;
  title: string;
  /** Worked out where it is shown, if it names what the site has. */
  hint?: string | (() => string);
}

/** The sections, in the order in which they stand in their tabs. */
export const sections = {
  organisation: { tab: 'contact', title: words.organisation },
  offices: { tab: 'contact', title: words.contactAndOffices, hint: words.contactHint },
  social: { tab: 'contact', title: words.socialLinks, hint: words.socialLinksHint },
  foundation: { tab: 'work', title: words.foundationAndWork, hint: words.foundationHint },
  facts: { tab: 'home', title: words.funFacts, hint: words.funFactsHint },
  progress: { tab: 'home', title: words.progressBars, hint: words.progressBarsHint },
  reading: { tab: 'languages', title: words.languagesAndMail },
  mailbox: { tab: 'care', title: words.mailbox, hint: words.mailboxHint },
  mainLanguage: { tab: 'care', title: words.mainLanguage, hint: words.mainLanguageHint },
  offered: { tab: 'care', title: words.languages, hint: () => words.languagesHint(names.named[mainLanguage()]) },
  receipts: { tab: 'care', title: words.onReceipts, hint: words.onReceiptsHint },
} as const satisfies Readonly<Record<string, Section>>;
