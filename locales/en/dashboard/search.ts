export const search = 'Search';
export const searchByKey = 'Search (Ctrl+K)';
export const searchEverything = 'Search everything';
export const searchLabel = 'Search records and screens';
export const searchHint = 'A name, a title, a screen';
export const writeMore = 'Enter at least two characters.';
export const searching = 'Searching...';
export const nothingFound = 'No results that you can open. Try another word, or look in the menu.';
export const lookInTheGuide = 'Look in the guide';
export const found = (count: number) => `${count} found`;
export const translateInto = (title: string, language: string) => `Translate ${title} into ${language}`;

/** What a result is. */
export const nouns = {
  posts: 'Blog post',
  events: 'Event',
  gallery: 'Gallery item',
  newsletter: 'Newsletter',
  pages: 'Page',
  ads: 'Advertisement',
  users: 'User',
  roles: 'Role',
  donations: 'Donation interest',
  contacts: 'Contact message',
  form_answers: 'Answer to a form',
  subscribers: 'Subscriber',
  media: 'File',
  registrations: 'Registration',
  screen: 'Screen',
};
