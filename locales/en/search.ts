// web/site/search/page.tsx
export const search = 'Search';
export const searchTheSite = 'Search the site';
export const searchHint = 'Articles, events, pages, documents and people. One or two words are enough.';
export const results = 'Results';
export const resultsFor = (typed: string) => `Results for “${typed}”`;
export const showingResults = (from: number, to: number, count: number) =>
  count === 1 ? '1 result' : `Showing ${from}-${to} of ${count} results`;
export const pagesOfResults = 'Pages of results';
export const nothingFound = 'Nothing found';
export const tryFewerWords = 'Try fewer words.';
export const checkTheSpelling = 'Check the spelling.';
export const tryOtherWords = 'Try other words for the same thing.';
export const searchFailed = 'The search does not work right now. Please try again in a moment.';
export const lookHere = 'Or look here';
export const articles = 'Articles';
export const events = 'Events';
export const documents = 'Documents';
export const writeToUs = 'Write to us';

// web/site/search/Result.tsx
export const kinds = {
  posts: 'Article',
  events: 'Event',
  pages: 'Page',
  site_pages: 'Page',
  mission: 'Page',
  vision: 'Page',
  about: 'Page',
  contact: 'Page',
  announcements: 'Announcement',
  gallery: 'Gallery',
  documents: 'Document',
  team: 'Team',
  testimonials: 'Testimonial',
  timeline: 'History',
  projects: 'Project',
};
export const firstResults = 'Show the first results';
