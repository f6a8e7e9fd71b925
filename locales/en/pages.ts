// web/site/plain-pages/page.tsx
export const page = 'Page';
/** `moment` is a date and a time. */
export const opensAt = (moment: string) => `This page opens on ${moment}.`;
export const failedToLoadThisPage = 'Failed to load this page';

// The document of the dashboard
export const dashboardTitle = 'Intambwe dashboard';
export const dashboardNeedsScript = 'The staff dashboard needs JavaScript.';
export const siteNeedsNone = 'The public site works without it.';
