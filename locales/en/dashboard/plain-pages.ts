// The list
export const pages = 'Pages';
export const subtitle = 'Pages with their own text and address.';
export const newPage = 'New page';
export const search = 'Search titles and addresses';
export const reset = 'Reset';
export const loadingPages = 'Loading the pages...';
export const failedToLoadPages = 'Failed to load the pages. Please try again.';
export const noPagesYet = 'No pages yet';
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
  'Used in the URL, such as our-story or about/partners. Leave empty to make it from the title.';
export const addressHint =
  'Used in the URL, such as our-story or about/partners. Once the page is published, the old address leads to the new one.';
export const mayNotMove = 'You do not have permission to move a published page.';
export const publishing = 'Publishing';
export const mayNotPublish = 'You do not have permission to publish or unpublish.';
/** `clock` says by which clock the time is meant. */
export const publishedDateHint = (clock: string) =>
  `${clock}. Leave empty to publish now; a future time schedules the page.`;
