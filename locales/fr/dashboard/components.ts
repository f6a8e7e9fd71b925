export const close = 'Fermer';
export const viewOnSite = 'Voir sur le site';
export const seeTheForm = 'Voir le formulaire des visiteurs';
/** The name of a link for screen readers. */
export const opensInNewTab = (link: string, page: string | undefined) =>
  `${page === undefined ? link : `${link}\u00a0: ${page}`} (s’ouvre dans un nouvel onglet)`;
