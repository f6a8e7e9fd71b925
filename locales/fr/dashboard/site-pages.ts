// The list
export const servicesAndPolicies = 'Services et politiques';
export const subtitle = 'Les textes des pages fixes du site.';
export const loadingPages = 'Chargement des pages...';
export const pagesNotLoaded = 'Impossible de charger les pages';
export const defaultText = 'Texte par défaut';
/** Before the moment of the last change. */
export const changedOn = 'Modifiée le';
export const edit = 'Modifier';
export const editTitle = (title: string) => `Modifier ${title}`;

// A page
export const loadingPage = 'Chargement de la page...';
export const pageNotLoaded = 'Impossible de charger la page';
export const noSuchPage = 'Cette page n’existe pas';
export const addressMistyped = 'L’adresse est peut-être mal écrite.';
export const pageSubtitle = 'Le texte complet que lisent les visiteurs.';
export const whatVisitorsRead = 'Ce que lisent les visiteurs';
export const savePage = 'Enregistrer la page';
export const saving = 'Enregistrement...';
export const failedToSave = 'La page n’a pas pu être enregistrée. Réessayez.';
export const pageSaved = (title: string) => `Page «\u00a0${title}\u00a0» enregistrée.`;
