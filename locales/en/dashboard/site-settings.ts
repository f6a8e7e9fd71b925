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
export const contactHint =
  'If you leave the phone number or e-mail address empty, visitors see none. Messages from visitors go to this e-mail address.';
export const languages = 'Languages';
export const languagesHint = 'Visitors can choose these besides English. Untranslated content appears in English.';
export const socialLinks = 'Social links';
export const socialLinksHint = 'Where else to find the organisation.';
export const funFacts = 'Fun facts';
export const funFactsHint = 'The large numbers on the site.';
export const progressBars = 'Progress bars';
export const progressBarsHint = 'Progress in percent.';
