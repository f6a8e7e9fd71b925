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
export const taglineHint = 'Shown next to the name.';
export const foundationAndWork = 'Foundation and work';
export const foundationHint = 'Facts used on several pages.';
export const groupSizeHint = 'For example, 15-30.';
export const claimHint = 'Leave it empty to show none.';
export const contactAndOffices = 'Contact and offices';
export const contactHint =
  'If you leave the phone number or e-mail address empty, visitors see none. Messages from visitors go to this e-mail address.';
export const streetHint = 'Where the head office is, such as KK 15 Ave, house 12.';
export const openingHoursHint = 'When the office is open, such as Monday to Friday, 8:00 to 17:00.';
export const languages = 'Languages';
export const languagesHint = 'Visitors can choose these besides English. Untranslated content appears in English.';
export const translatedFirstHint =
  'In the lists of articles, photos and videos, content translated into the visitor’s language comes first.';
export const noticeLanguageHint =
  'For e-mails to the organisation’s address, for example about messages, pledges and registrations, and for notes that the site adds to records. E-mails to one person are in that person’s language.';
export const socialLinks = 'Social links';
export const socialLinksHint = 'Where else to find the organisation.';
/** One entry of the list. */
export const socialLink = 'social link';
export const network = 'Network';
export const address = 'Address';
export const funFacts = 'Fun facts';
export const funFactsHint = 'The large numbers on the site.';
/** One entry of the list. */
export const funFact = 'fun fact';
export const value = 'Value';
export const label = 'Label';
export const progressBars = 'Progress bars';
export const progressBarsHint = 'Progress in percent.';
/** One entry of the list. */
export const progressBar = 'progress bar';
export const percent = 'Percent';

// The settings
export const fields = {
  name: 'Name',
  tagline: 'Tagline',
  line: 'Line under the name',
  description: 'About the organisation',
  founded: 'Founded in',
  legal_form: 'Legal form',
  registered_in: 'Registered in',
  tax_number: 'Tax number',
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
  notice_language: 'Language of e-mails to the organisation',
};
