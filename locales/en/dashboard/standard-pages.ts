// The list
export const standardPages = 'Standard pages';
export const kindsOfPages = 'Kinds of pages';
export const subtitle =
  'The pages that the site has itself. Lead visitors to a page of your own instead, or switch off a page that you do not need.';
export const loading = 'Loading the pages...';
export const notLoaded = 'Failed to load the pages';
export const states = { shown: 'Shown', replaced: 'Replaced by', off: 'Switched off' };
export const troubles = {
  trash: 'The page in its place is in the trash: visitors find the standard page again',
  hidden: 'The page in its place is not public: visitors find the standard page again',
  gone: 'The page in its place was deleted for good: visitors find the standard page again',
  nothing: 'Nothing is at the page in its place: visitors find the standard page again',
  off: 'The page in its place is switched off: visitors find the standard page again',
};
export const change = 'Change';
export const changePage = (name: string) => `Change ${name}`;

// The form
export const visitorsFind = 'What visitors find';
export const visitorsFindHint = 'It holds for every language, for the menu, and for the search of the site.';
export const choices = {
  shown: 'The page itself',
  replaced: 'Another page in its place',
  off: 'Nothing: it is switched off',
};
export const save = 'Save';
export const saving = 'Saving...';
export const notSaved = 'Failed to save. Please try again.';
export const saved = {
  shown: (name: string, _target: string) => `Visitors find ${name} again.`,
  replaced: (name: string, target: string) => `Visitors of ${name} now find “${target}”.`,
  off: (name: string, _target: string) => `${name} is switched off.`,
};
export const putBack = (name: string) => `${name} is as it was.`;

// Beside the links that lead nowhere
export const replacementsHidden = 'A page that replaces another cannot be read';
export const shownAgain = (names: string) => `Visitors find the standard page again: ${names}.`;
