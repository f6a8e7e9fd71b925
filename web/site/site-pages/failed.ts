/** What stands in the place of a text that did not come. */
export const sitePageFailed = 'Failed to load this text';
