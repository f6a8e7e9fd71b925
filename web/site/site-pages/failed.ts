/** Shown in place of a text that did not load. */
export const sitePageFailed = 'Failed to load this text';
