// The screen
export const siteSettings = 'Site settings';
export const subtitle = 'Information about the organisation, used on every page.';
export const loadingSettings = 'Loading the settings...';
export const settingsNotLoaded = 'Failed to load the settings';

// The form
export const saveSettings = 'Save settings';
export const saving = 'Saving...';
export const failedToSave = 'Failed to save the settings. Please try again.';
export const settingsSaved = 'Settings saved.';
/** In place of a setting that is empty. */
export const empty = 'Empty';
export const organisation = 'Organisation';
export const foundationAndWork = 'Foundation and work';
export const foundationHint = 'Facts used on several pages.';
export const contactAndOffices = 'Contact and offices';
export const contactHint = 'If you leave the phone number empty, visitors see none.';
export const languages = 'Languages';
export const languagesHint =
  'Visitors can choose these besides English. If you take one away, visitors who chose it read English, and links to its pages lead there too. Its translations are kept. Untranslated content appears in English.';
export const socialLinks = 'Social links';
export const socialLinksHint = 'Where else to find the organisation.';
export const funFacts = 'Fun facts';
export const funFactsHint = 'The large numbers on the site.';
export const progressBars = 'Progress bars';
export const progressBarsHint = 'Progress in percent.';

// The tabs, by what one wants to do
export const groups = 'Settings';
export const tabs = {
  contact: 'Name and contact',
  work: 'Who you are',
  home: 'Home page',
  languages: 'Languages and e-mail',
  care: 'Handle with care',
};
export const languagesAndMail = 'Languages and e-mail';
export const careHint = 'Changes here reach further than one page. Each part says what will happen.';
export const mailbox = 'The organisation’s e-mail address';
export const mailboxHint =
  'Messages, pledges and registrations of visitors go to this address, and visitors see it. The old address is told of the change. If you leave it empty, no e-mails go to the organisation.';
export const onReceipts = 'Printed on receipts';
export const onReceiptsHint =
  'Receipts that you issue from now on, and the “Donate” page, say this number. Receipts that were issued already stay as they are. The name, the address, the phone number and the e-mail address are printed on receipts too.';
export const mistakes = (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`);
/** Stands before the tabs that have mistakes. */
export const mistakesIn = 'Not saved yet. Look at:';
export const inTab = (tab: string, count: number) => `${tab} (${mistakes(count)})`;

// The search
export const findASetting = 'Find a setting';
export const found = (count: number) =>
  count === 0 ? 'No setting is called so. Try another word.' : `${count} ${count === 1 ? 'setting' : 'settings'} found`;
/** Words by which people look for a setting, beside its label. They are not shown. */
export const alsoCalled = {
  name: 'title organization brand logo',
  tagline: 'slogan motto',
  line: 'slogan subtitle motto',
  copyright_year: 'footer ©',
  description: 'about us text introduction summary search engines Google',
  phone: 'telephone call number mobile WhatsApp',
  city: 'town place location',
  head_office: 'address headquarters location',
  branch_office: 'address branch location',
  street: 'address road location map',
  opening_hours: 'times open closed hours schedule',
  social_links: 'Facebook X Twitter Instagram YouTube LinkedIn WhatsApp networks',
  founded: 'year started established foundation',
  group_size: 'members savings group people',
  mission: 'purpose goal aim',
  vision: 'future dream goal',
  sign_in_claim: 'login sentence',
  fun_facts: 'numbers figures statistics counters home',
  progress_bars: 'percent percentage progress bars home',
  translated_first: 'order sorting language lists',
  notice_language: 'mail notifications language inbox',
  email: 'mail mailbox inbox contact address notifications',
  languages: 'translation Kinyarwanda French English multilingual',
  legal_form: 'company status NGO type',
  registered_in: 'registration district place',
  tax_number: 'TIN VAT RRA receipts',
};
