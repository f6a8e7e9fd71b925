// The list
export const servicesAndPolicies = 'Serivisi n’amabwiriza';
export const subtitle = 'Inyandiko z’impapuro zihoraho z’urubuga.';
export const loadingPages = 'Impapuro zirimo gufunguka...';
export const pagesNotLoaded = 'Impapuro ntizashoboye gufunguka';
export const defaultText = 'Inyandiko isanzwe';
/** Before the moment of the last change. */
export const changedOn = 'Rwahinduwe ku wa';
export const edit = 'Hindura';
export const editTitle = (title: string) => `Hindura ${title}`;

// A page
export const loadingPage = 'Urupapuro rurimo gufunguka...';
export const pageNotLoaded = 'Urupapuro ntirwashoboye gufunguka';
export const noSuchPage = 'Uru rupapuro ntirubaho';
export const addressMistyped = 'Aderesi ishobora kuba yanditswe nabi.';
export const pageSubtitle = 'Inyandiko yose abasura urubuga basoma.';
export const whatVisitorsRead = 'Ibyo abasura urubuga basoma';
export const savePage = 'Bika urupapuro';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Urupapuro ntirwabitswe. Mwongere mugerageze.';
export const pageSaved = (title: string) => `Urupapuro «${title}» rwabitswe.`;
