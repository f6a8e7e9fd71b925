// The board
export const translations = 'Translations';
export const boardSubtitle = 'All content by language: what is missing, and what is out of date.';
export const notComplete =
  'This list is not complete yet, and neither are the files for translators. The site is still going through its content, as it does after an update. Check again in a few minutes.';
export const content = 'Content';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const language = 'Language';
export const allLanguages = 'All languages';
export const state = 'Status';
export const allStates = 'All statuses';
export const search = 'Search titles';
export const loading = 'Loading the translations...';
export const failedToLoad = 'Failed to load the translations';
export const nothingToTranslate = 'There is nothing to translate yet';
export const nothingToTranslateHint = 'Write something for the site first, such as a post. Its texts then appear here.';
export const writeAPost = 'Write a post';
export const noMatch = 'No content matches your filters';
export const total = (count: number, first: number, last: number) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'record' : 'records'}`;
export const progress = (current: number, all: number, language: string) =>
  `${language}: ${current} of ${all} up to date`;
export const states = {
  missing: 'Missing',
  draft: 'Draft',
  outdated: 'Out of date',
  current: 'Up to date',
};
export const notCurrent = (outdated: number, draft: number, missing: number) =>
  `${states.outdated}: ${outdated} · ${states.draft}: ${draft} · ${states.missing}: ${missing}`;
export const withDraft = 'with a draft';
export const by = (person: string) => `by ${person}`;
/** In the column of the language in which a record is written. */
export const isOriginal = 'Original';
export const translateInto = (title: string, language: string) => `Translate “${title}” into ${language}`;

// Side by side
export const subtitle = (language: string, noun: string) => `${language} translation: ${noun}`;
export const allContent = 'All content';
export const loadingTranslation = 'Loading the translation...';
export const failedToLoadTranslation = 'Failed to load the translation';
export const original = (inIt: string) => `The original, ${inIt}`;
export const changedSince = 'What changed in the original since it was translated';
export const cameIn = 'new';
export const went = 'removed';
export const unknownChange = 'The original has changed since this was translated.';
export const inLanguage = (label: string, language: string) => `${label} (${language})`;
export const copyOriginal = (label: string) => `Copy the original: ${label}`;
/** Where something was written already. */
export const copiedOver = (label: string) => `${label}: the original has taken the place of your translation.`;
export const copy = 'Copy the original';
export const stillRight = 'The translation is still right';
export const stillRightHint = 'Tick this if the change in the original makes no difference here.';
export const optional = 'You can leave this empty.';
export const previewHint = (language: string) =>
  `Visitors would read this in ${language} if you published now. Untranslated text is shown here as in the original. Translate it before you publish. Nothing is saved yet.`;
export const noPreview = {
  newsletter: 'A newsletter is an e-mail, so there is no page to preview here.',
  media: 'The words for a picture are read aloud wherever it is shown, so there is no page to preview.',
  payment_ways: 'How to pay is on the page of each gift, at a secret address, so there is no page to preview here.',
};
export const saveDraft = 'Save draft';
export const saving = 'Saving...';
export const publish = 'Publish';
export const correctTexts = 'Nothing was saved. Look at the texts that have a message below.';
export const failedToSave = 'Failed to save the translation. Please try again.';
export const savedAsDraft = 'Translation saved as a draft.';
export const published = (language: string) => `Visitors now read this in ${language}.`;
export const takeBack = 'Unpublish';
export const takeBackOf = (title: string) => `${takeBack}: ${title}`;
export const takenBack = 'Visitors read the original again. Your texts are kept as a draft.';
export const translated = (done: number, all: number) => `${done} of ${all} texts translated`;
export const viewOnSite = 'View on site';
/** Leads to the form in which it is translated. */
export const missingTranslate = (language: string) => `${language}: missing – translate`;
export const withState = (name: string, state: string) => `${name}: ${state}`;
export const lastChanged = <Part>(moment: Part) => ['Last changed: ', moment];
export const notForYou = 'You can read this translation, but not change it.';
export const noSuchRecord = 'There is nothing to translate here';
export const noSuchRecordHint = 'The record may have been deleted, or the address may have been mistyped.';
export const backToTranslation = 'Back to the translation';
export const restoreHint = 'Its texts become a draft. Visitors read them once you publish it.';

// In the forms of records
export const inLanguages = 'Translations of this record';
/** Of a record whose words are not in the main language. The names are “English” or “in English”. */
export const notYetInMain = (writtenIn: string, main: string) =>
  `This text is written ${writtenIn}. It is not yet translated into ${main}, the main language.`;
export const writtenInAnother = (writtenIn: string, main: string) =>
  `This text is written ${writtenIn}. The main language is ${main}.`;
export const translateItInto = (language: string, _inIt: string) => `Translate it into ${language}`;
export const smallCorrection = 'Small correction';
export const smallCorrectionHint = 'Tick this for a spelling mistake or the like: the translations stay up to date.';

// Kinds of content
export const nouns = {
  posts: 'Blog post',
  events: 'Event',
  announcements: 'Announcement',
  ads: 'Advertisement',
  categories: 'Category',
  gallery_categories: 'Gallery category',
  timeline: 'Step of the history',
  team: 'Team member',
  documents: 'Document',
  testimonials: 'Testimonial',
  gallery: 'Gallery item',
  pages: 'Page',
  site_pages: 'Standard page',
  settings: 'Site settings',
  newsletter: 'Newsletter',
  media: 'Picture',
};
