// The list
export const events = 'Événements';
export const event = 'Événement';
export const manageEvents = 'Événements';
export const subtitle = 'Ce qui a lieu, où et quand, et qui vient.';
export const addEvent = 'Ajouter un événement';
export const searchEvents = 'Rechercher un événement...';
export const searchedInEvents = 'Rechercher dans les titres, résumés et lieux';
export const clearAllFilters = 'Effacer tous les filtres';
export const loadingEvents = 'Chargement des événements...';
export const failedToLoad = (reason: string) =>
  reason === '' ? 'Impossible de charger les événements.' : `Impossible de charger les événements\u00a0: ${reason}`;
export const noEventsFound = 'Aucun événement trouvé';
export const noEventsToDisplay =
  'Il n’y a aucun événement à afficher. Ajoutez ce qui aura lieu\u00a0: les visiteurs le lisent sur le site et s’y inscrivent.';
export const addTheFirst = 'Ajouter le premier événement';
export const tryOtherFilters = 'Changez votre recherche ou vos filtres';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Événements\u00a0: ${first} à ${last} sur ${count} (page ${page} sur ${pages})`;
export const type = 'Type';
export const allTypes = 'Tous les types';
export const date = 'Date';
export const allDates = 'Toutes les dates';
export const today = 'Aujourd’hui';
export const thisWeek = 'Cette semaine';
export const thisMonth = 'Ce mois-ci';
export const location = 'Lieu';
export const registrations = 'Inscriptions';
export const placesTaken = (title: string) => `Places prises\u00a0: ${title}`;
export const status = 'État';
export const active = 'Actif';
export const inactive = 'Inactif';
/** Between the beginning and the end of an event. */
export const until = '–';
export const view = 'Voir';
export const viewTitle = (title: string) => `Voir ${title}`;
export const update = 'Changer l’état';
export const updateStatusOf = (title: string) => `Changer l’état\u00a0: ${title}`;
export const moreFor = (title: string) => `Plus d’actions pour ${title}`;
export const edit = 'Modifier';
export const duplicate = 'Dupliquer';
export const copyMade = (title: string) =>
  `Ceci est une copie de «\u00a0${title}\u00a0». Elle est inactive jusqu’à ce que vous la rendiez active.`;
export const deleteWord = 'Supprimer';

// Deleting
export const tellThem = 'Prévenir les inscrits par e-mail que l’événement n’a pas lieu';
export const moveToTrashQuestion = (count: number) =>
  count < 2 ? `Mettre ${count} événement à la corbeille\u00a0?` : `Mettre ${count} événements à la corbeille\u00a0?`;
export const moveToTrash = 'Mettre à la corbeille';
export const registeredFor = (events: string) => `Inscrits\u00a0: ${events}.`;
export const canBeRestored = 'Pendant 30 jours, vous pouvez les restaurer, avec toutes les personnes inscrites.';
export const deleteQuestion = (title: string) => `Supprimer «\u00a0${title}\u00a0»\u00a0?`;
export const deleteEvent = 'Supprimer l’événement';
export const eventCanBeRestored =
  'Pendant 30 jours, vous pouvez restaurer l’événement, avec toutes les personnes inscrites.';
export const movedToTrash = (title: string) => `Événement «\u00a0${title}\u00a0» mis à la corbeille.`;
export const restored = (title: string, people: boolean) =>
  people
    ? `Événement «\u00a0${title}\u00a0» restauré. Les personnes inscrites n’ont pas été prévenues\u00a0: écrivez-leur ou appelez-les.`
    : `Événement «\u00a0${title}\u00a0» restauré.`;

// Who is registered, and whether they are told
export const peopleRegistered = (count: number, names: string) => {
  const people = count < 2 ? `${count} personne est inscrite` : `${count} personnes sont inscrites`;
  return names === '' ? `${people}.` : `${people}\u00a0: ${names}.`;
};
export const noMailReaches = (count: number, people: string) =>
  `Aucun e-mail ne peut être envoyé à ${count === 1 ? 'cette personne, qui n’a laissé' : `ces ${count} personnes, qui n’ont laissé`} qu’un numéro de téléphone\u00a0: ${people}. ${count === 1 ? 'Appelez-la' : 'Appelez-les'}\u00a0: la liste des inscriptions montre toutes les personnes «\u00a0À appeler\u00a0».`;
export const mailGoesOutAtOnce = 'L’e-mail part aussitôt. Son envoi ne peut pas être annulé.';
export const tellQuestion = {
  moved: 'Prévenir les inscrits de la nouvelle heure ou du nouveau lieu\u00a0?',
  cancelled: 'Prévenir les inscrits que l’événement n’a pas lieu\u00a0?',
};
export const mailToEverybody =
  'Un e-mail est envoyé à toutes les personnes qui ont une adresse e-mail dès que l’événement est enregistré. Cet envoi ne peut pas être annulé.';
export const saveAndTellThem = 'Enregistrer et prévenir';
export const saveWithoutTellingThem = 'Enregistrer sans prévenir';
export const cancel = 'Annuler';

// The details
export const loading = 'Chargement...';
export const noDescriptionYet = 'Pas encore de description';
export const editEvent = 'Modifier l’événement';
export const onlineEvent = 'Événement en ligne';
export const noLocationYet = 'Pas encore de lieu';
export const registeredAndLeft = (registered: number, left: number) =>
  `${registered < 2 ? `${registered} inscrit` : `${registered} inscrits`} (${left < 2 ? `${left} place libre` : `${left} places libres`})`;
export const aboutThisEvent = 'À propos de cet événement';
export const joinEventOnline = 'Participer en ligne';
export const createdAt = 'Créé le';
/** Follows the time of creation. */
export const notPublic = '. Non public\u00a0: seul le personnel peut le voir.';

// The form
export const viewOnSite = 'Voir sur le site';
export const backToEvents = 'Retour aux événements';
export const manageAnnouncements = 'Nouvel événement';
export const newEventSubtitle = 'Ajoutez un événement\u00a0: quoi, où et quand.';
export const loadingEvent = 'Chargement de l’événement...';
export const eventNotLoaded = 'L’événement n’a pas pu être chargé';
export const basicInformation = 'Informations de base';
export const locationDetails = 'Lieu de l’événement';
export const dateAndTime = 'Date et heure';
export const media = 'Images';
export const eventSettings = 'Réglages de l’événement';
export const saveAsDraft = 'Enregistrer comme brouillon';
export const createEvent = 'Créer l’événement';
export const creating = 'Création...';
export const creatingFailed = (reason: string, reached: boolean) =>
  reached && reason !== '' ? `L’événement n’a pas pu être créé\u00a0: ${reason}` : 'L’événement n’a pas pu être créé.';
export const eventCreated = 'Événement créé.';
export const updateEvent = 'Enregistrer l’événement';
export const updating = 'Enregistrement...';
export const updatingFailed = (reason: string) =>
  reason === '' ? 'L’événement n’a pas pu être enregistré.' : `L’événement n’a pas pu être enregistré\u00a0: ${reason}`;
export const eventUpdated = 'Événement modifié.';

// The dialog of the status
export const updateStatus = 'Changer l’état';
export const statusHint = 'Les événements inactifs sont des brouillons. Les visiteurs ne peuvent pas les voir.';
export const statusFailed = (reason: string, reached: boolean) =>
  reached ? reason || 'L’état n’a pas pu être changé.' : `L’état n’a pas pu être changé\u00a0: ${reason}`;
export const statusUpdated = 'État de l’événement changé.';

/** Where the form was opened to move the event to a day. */
export const newDatesFilledIn = 'Les nouvelles dates sont remplies. Enregistrez pour déplacer l’événement.';
