export const page = 'Page';
/** `moment` is a date and a time. */
export const opensAt = (moment: string) => `Cette page ouvrira le ${moment}.`;
export const failedToLoadThisPage = 'Cette page n’a pas pu être chargée';

// The document of the dashboard
export const dashboardTitle = 'Tableau de bord Intambwe';
export const dashboardNeedsScript = 'Le tableau de bord a besoin de JavaScript.';
export const siteNeedsNone = 'Le site public fonctionne sans JavaScript.';
