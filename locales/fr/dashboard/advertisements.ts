// The list
export const failedToLoad = 'Les publicités n’ont pas pu être chargées';
export const noneFound = 'Aucune publicité trouvée';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Publicités\u00a0: ${first} à ${last} sur ${count}`;
export const status = 'État';
export const allStatus = 'Tous les états';
export const statuses = { Active: 'Active', Inactive: 'Inactive', Scheduled: 'Programmée', Expired: 'Terminée' };
export const startDate = 'Début';
export const endDate = 'Fin';
export const resetFilters = 'Effacer tous les filtres';
export const viewCount = (count: number, number: string) => (count < 2 ? `${number} vue` : `${number} vues`);
export const clickCount = (count: number, number: string) => (count < 2 ? `${number} clic` : `${number} clics`);
export const clickRate = (rate: string) => `Taux de clics\u00a0: ${rate} (clics par vue)`;

// The details
export const adDetails = 'Détails de la publicité';
export const editAd = 'Modifier la publicité';
export const activePeriod = 'Période';
export const created = 'Créée le';
export const lastUpdated = 'Dernière modification';
export const views = 'Vues';
export const clicks = 'Clics';
/** The clicks by the views, in percent. */
export const clickThroughRate = 'Taux de clics';
/** Says of the rate what it is. */
export const clicksPerView = (rate: string) => `${rate} (clics par vue)`;
export const content = 'Contenu';
export const targetUrl = 'Adresse du lien';
export const copyUrl = 'Copier l’adresse';
export const urlCopied = 'Adresse copiée.';
export const urlNotCopied = 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.';

// The form
export const createNew = 'Créer une publicité';
export const createSubtitle = 'Préparez et lancez votre nouvelle publicité en quelques minutes.';
export const editSubtitle = 'Les visiteurs voient vos changements sur la prochaine page qu’ils ouvrent.';
export const loadingAdvertisement = 'Chargement de la publicité...';
export const advertisementNotLoaded = 'La publicité n’a pas pu être chargée.';
export const basicInformation = 'Informations de base';
export const campaignTiming = 'Dates d’affichage';
export const campaignTimingHint = (siteTime: string) =>
  `Affichée du début du premier jour à la fin du dernier, ${siteTime}.`;
export const adContent = 'Texte de la publicité';
export const media = 'Image';
export const create = 'Créer la publicité';
export const creating = 'Création...';
export const creatingFailed = 'La publicité n’a pas pu être créée.';
export const createdToast = 'Publicité créée.';
export const createdMessage = 'Publicité créée.';
export const update = 'Enregistrer la publicité';
export const updating = 'Enregistrement...';
export const updatingFailed = 'La publicité n’a pas pu être enregistrée.';
export const updatedToast = 'Publicité modifiée.';
