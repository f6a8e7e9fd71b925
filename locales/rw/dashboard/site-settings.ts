// The screen
export const siteSettings = 'Igenamiterere ry’urubuga';
export const subtitle = 'Amakuru y’umuryango, akoreshwa ku mpapuro zose.';
export const loadingSettings = 'Igenamiterere ririmo gufunguka...';
export const settingsNotLoaded = 'Igenamiterere ntiryashoboye gufunguka';

// The form
export const saveSettings = 'Bika igenamiterere';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Igenamiterere ntiryabitswe. Mwongere mugerageze.';
export const settingsSaved = 'Igenamiterere ryabitswe.';
/** In place of a setting that is empty. */
export const empty = 'Nta kirimo';
export const organisation = 'Umuryango';
export const foundationAndWork = 'Ishingwa n’ibikorwa';
export const foundationHint = 'Amakuru akoreshwa ku mpapuro zitandukanye.';
export const contactAndOffices = 'Uko mwaboneka n’aho mukorera';
export const contactHint =
  'Iyo musize telefoni cyangwa imeyili ubusa, abasura urubuga nta cyo babona. Ubutumwa bw’abasura urubuga bujya kuri iyi imeyili.';
export const languages = 'Indimi';
export const languagesHint =
  'Abasura urubuga bashobora guhitamo izi ndimi, ziyongera ku Cyongereza. Ibitarasemurwa babisoma mu Cyongereza.';
export const socialLinks = 'Imbuga nkoranyambaga';
export const socialLinksHint = 'Ahandi umuryango uboneka.';
export const funFacts = 'Imibare y’ingenzi';
export const funFactsHint = 'Imibare minini igaragara ku rubuga.';
export const progressBars = 'Ibipimo by’aho bigeze';
export const progressBarsHint = 'Aho bigeze ku ijana.';
