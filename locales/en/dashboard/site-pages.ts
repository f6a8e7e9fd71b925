// The list
export const servicesAndPolicies = 'Services and policies';
export const subtitle = 'The texts of the standard pages.';
export const loadingPages = 'Loading the pages...';
export const pagesNotLoaded = 'Failed to load the pages';
export const defaultText = 'Default text';
/** Before the moment of the last change. */
export const changedOn = 'Changed on';
export const edit = 'Edit';
export const editTitle = (title: string) => `Edit ${title}`;

// A page
export const loadingPage = 'Loading the page...';
export const pageNotLoaded = 'Failed to load the page';
export const noSuchPage = 'There is no such page';
export const addressMistyped = 'Its address may have been mistyped.';
export const pageSubtitle = 'The full text that visitors read.';
export const whatVisitorsRead = 'What visitors read';
export const savePage = 'Save page';
export const saving = 'Saving...';
export const failedToSave = 'Failed to save the page. Please try again.';
export const pageSaved = (title: string) => `Page “${title}” saved.`;
