export const close = 'Close';
export const viewOnSite = 'View on site';
export const seeTheForm = 'See the form for visitors';
/** The name of a link for screen readers. */
export const opensInNewTab = (link: string, page: string | undefined) =>
  `${page === undefined ? link : `${link}: ${page}`} (opens in a new tab)`;
