export const close = 'Funga';
export const viewOnSite = 'Reba ku rubuga';
export const seeTheForm = 'Reba urupapuro rw’abasura urubuga';
/** The name of a link for screen readers. */
export const opensInNewTab = (link: string, page: string | undefined) =>
  `${page === undefined ? link : `${link}: ${page}`} (ifungukira ahandi)`;
