// The list
export const pages = 'Pages';
export const subtitle = 'Pages with their own text and address.';
export const newPage = 'New page';
export const newPageLikeThis = 'New page like this';
export const search = 'Search titles and addresses';
export const loadingPages = 'Loading the pages...';
export const failedToLoadPages = 'Failed to load the pages. Please try again.';
export const noPagesYet = 'No pages yet';
export const noPagesHint = 'Add a page for what the other pages do not say, such as how to volunteer.';
export const writeTheFirst = 'Write the first page';
export const noMatch = 'No pages match your search.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Showing ${first} to ${last} of ${count} ${count === 1 ? 'page' : 'pages'} · Page ${page} of ${pages}`;
export const title = 'Title';
export const status = 'Status';
export const draftsAndPublished = 'Drafts and published';
export const published = 'Published';
export const notPublished = 'Not published';
export const lastChanged = 'Last changed';
/** The noun for one of them at the beginning of a sentence. */
export const pageNoun = 'Page';

// Below the list: what visitors searched for
export const searchedAndNotFound = 'Searched for and not found';
export const missedWordsHint =
  'Words that visitors searched the site for and that stand in no text. A page that uses them will be found. Only single words are counted, and nothing of who searched.';
export const nothingMissed = 'Nobody has searched for a word that is not on the site.';
export const loadingMissed = 'Loading the words...';
export const failedToLoadMissed = 'Failed to load the words. Please try again.';
export const tryAgain = 'Try again';
export const onDays = (count: number) => (count === 1 ? 'on 1 day' : `on ${count} days`);
export const lastSearched = 'last on';
export const removeWord = 'Remove';
export const removeOneWord = (word: string) => `Remove ${word}`;
export const wordRemoved = (word: string) => `“${word}” is no longer listed.`;
export const wordListedAgain = (word: string) => `“${word}” is listed again.`;

// The form
export const newPageSubtitle = 'A page with its own text and address.';
export const editPage = 'Edit page';
export const loadingPage = 'Loading the page...';
export const pageNotLoaded = 'Failed to load the page';
export const savePage = 'Save page';
export const saving = 'Saving...';
export const failedToSave = 'Failed to save the page. Please try again.';
export const pageSaved = (title: string) => `Page “${title}” saved.`;
export const page = 'Page';
export const newAddressHint =
  'The end of the page’s web address, such as our-story or about/partners. Leave empty to make it from the title.';
export const addressHint =
  'The end of the page’s web address, such as our-story or about/partners. Once the page is published, the old address leads to the new one.';
export const mayNotMove = 'You do not have permission to move a published page.';
export const publishing = 'Publishing';
export const mayNotPublish = 'You do not have permission to publish or unpublish.';
/** `clock` says by which clock the time is meant. */
export const publishedDateHint = (clock: string) =>
  `${clock}. Leave empty to publish now; a future time schedules the page.`;
