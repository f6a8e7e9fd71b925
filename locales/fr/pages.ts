export const page = 'Page';
export const failedToLoadThisPage = 'Cette page n’a pas pu être chargée';

// The document of the dashboard
export const dashboardTitle = 'Tableau de bord Intambwe';
export const dashboardNeedsScript = 'Le tableau de bord a besoin de JavaScript.';
export const siteNeedsNone = 'Le site public fonctionne sans JavaScript.';
