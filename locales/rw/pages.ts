export const page = 'Urupapuro';
/** `moment` is a date and a time. */
export const opensAt = (moment: string) => `Uru rupapuro ruzafungurwa ku wa ${moment}.`;
export const failedToLoadThisPage = 'Uru rupapuro ntirwashoboye gufunguka';

// The document of the dashboard
export const dashboardTitle = 'Urubuga rw’abakozi rwa Intambwe';
export const dashboardNeedsScript = 'Urubuga rw’abakozi rukeneye JavaScript.';
export const siteNeedsNone = 'Urubuga rusange rukora rutayifite.';
