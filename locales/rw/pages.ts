export const page = 'Urupapuro';
export const failedToLoadThisPage = 'Uru rupapuro ntirwabonetse';

// The document of the dashboard
export const dashboardTitle = 'Ubuyobozi bw’urubuga rwa Intambwe';
export const dashboardNeedsScript = 'Ubuyobozi bw’urubuga bukeneye JavaScript.';
export const siteNeedsNone = 'Urubuga rusange rukora rutayifite.';
