// The screen
export const siteSettings = 'Réglages du site';
export const subtitle = 'Les informations sur l’organisation, utilisées sur toutes les pages.';
export const loadingSettings = 'Chargement des réglages...';
export const settingsNotLoaded = 'Impossible de charger les réglages';

// The form
export const saveSettings = 'Enregistrer les réglages';
export const saving = 'Enregistrement...';
export const failedToSave = 'Les réglages n’ont pas pu être enregistrés. Réessayez.';
export const settingsSaved = 'Réglages enregistrés.';
/** In place of a setting that is empty. */
export const empty = 'Vide';
export const organisation = 'Organisation';
export const foundationAndWork = 'Création et activités';
export const foundationHint = 'Des informations utilisées sur plusieurs pages.';
export const contactAndOffices = 'Contact et bureaux';
export const contactHint =
  'Si vous laissez vide le téléphone ou l’adresse e-mail, les visiteurs n’en voient pas. Les messages des visiteurs arrivent à cette adresse e-mail.';
export const languages = 'Langues';
export const languagesHint =
  'Les visiteurs peuvent les choisir en plus de l’anglais. Les contenus non traduits s’affichent en anglais.';
export const socialLinks = 'Réseaux sociaux';
export const socialLinksHint = 'Les autres sites où trouver l’organisation.';
export const funFacts = 'Chiffres clés';
export const funFactsHint = 'Les nombres affichés en grand sur le site.';
export const progressBars = 'Barres de progression';
export const progressBarsHint = 'La progression en pourcentage.';
