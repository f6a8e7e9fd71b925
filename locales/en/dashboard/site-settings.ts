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
/** `main` is the main language, “English”. */
export const languagesHint = (main: string) =>
  `Visitors can choose these besides the main language, ${main}. If you take one away, visitors who chose it read the main language, and links to its pages lead there too. Its translations are kept. Untranslated content appears as it was written.`;
export const socialLinks = 'Social links';
export const socialLinksHint = 'Where else to find the organisation.';
export const funFacts = 'Fun facts';
export const funFactsHint = 'The large numbers on the site.';
export const progressBars = 'Progress bars';
export const progressBarsHint = 'Progress in percent.';

// The main language
export const mainLanguage = 'Main language';
export const mainLanguageHint =
  'The language of the addresses without a prefix. Staff write in it, and other languages are translated from it.';
export const mainLanguageIs = (main: string) => `The main language is ${main}.`;
export const loadingLanguages = 'Loading the languages...';
export const languagesNotLoaded = 'Failed to load the languages';
export const writtenInAnother = (count: number) =>
  count === 1 ? '1 record is written in another language' : `${count} records are written in another language`;
export const changeMainLanguage = 'Change the main language';
export const saveFirst = 'Save your changes to the settings first. Then change the main language.';
export const newMainLanguage = 'New main language';
export const workingOut = 'Working out what will change...';
export const notWorkedOut = 'Failed to work out what will change';
export const whatItDoes = 'What will happen';
/** The names are “French” and “English”, or “in French” and “in English”. */
export const atOnce = (inNew: string) =>
  `Visitors read the site ${inNew} at the addresses without a prefix, as soon as you confirm.`;
export const changingPlaces = (count: number, inNew: string) =>
  count === 1
    ? `1 record is translated in full. It is written ${inNew} from then on, and its words so far become a translation.`
    : `${count} records are translated in full. They are written ${inNew} from then on, and their words so far become translations.`;
export const keptLanguage = (count: number, inOld: string) =>
  count === 1
    ? `1 record is not translated. It is still written ${inOld}, until you translate it.`
    : `${count} records are not translated. They are still written ${inOld}, until you translate them.`;
export const showUntranslated = 'Show what is not translated';
export const countsAsWritten = (inNew: string) =>
  `Everything that staff wrote counts as written ${inNew}. No text changes places with its translation.`;
export const oldAddresses = 'Old addresses lead to the new ones.';
export const changingBack = (old: string) =>
  `To undo this, change the main language back to ${old}. No translation is lost.`;
export const offerFormer = (old: string) => `Go on offering ${old} to visitors`;
export const offerFormerHint = (inOld: string) => `They can choose to read the site ${inOld}.`;
export const isWrittenAlready = (inNew: string) => `Everything that staff wrote is ${inNew} already`;
export const isWrittenAlreadyHint = (inNew: string, inOld: string) =>
  `Tick this if texts were typed ${inNew} where the site expected them ${inOld}.`;
export const makeMain = (language: string) => `Make ${language} the main language`;
export const changing = 'Changing the main language...';
export const notChanged = 'The main language was not changed.';
export const leaveAsItIs = 'Cancel';
export const mainLanguageChanged = (main: string) =>
  `The main language is now ${main}. Translated records change places with their translations in the next minutes.`;

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
  languages: 'main language translation Kinyarwanda French English multilingual',
  legal_form: 'company status NGO type',
  registered_in: 'registration district place',
  tax_number: 'TIN VAT RRA receipts',
};
