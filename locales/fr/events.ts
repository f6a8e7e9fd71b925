import { de } from './elision.ts';

// web/site/events/EventCard.tsx
export const readMore = 'En savoir plus';

// web/site/events/details/EventFound.tsx
export const offlineInPerson = 'Sur place';
export const online = 'En ligne';
export const hybrid = 'Sur place et en ligne';
export const date = 'Date';
export const location = 'Lieu';
export const type = 'Type';
export const category = 'Catégorie';
export const organiser = 'Organisateur';
export const thisEventIsOver = 'Cet événement est terminé';
export const allEvents = 'Tous les événements';
export const reserveMyPlace = 'Réserver ma place';
export const joinOnlineEvent = 'Rejoindre l’événement en ligne';
export const atAGlance = 'En bref';
export const timesAre = (timeZone: string) => `Les heures sont indiquées en ${timeZone}.`;
export const addToCalendar = 'Ajouter à mon agenda';
export const shareEvent = 'Partager l’événement';
export const aboutThisEvent = 'À propos de cet événement';
export const noDescriptionAvailableForThis = 'Aucune description pour cet événement.';

// web/site/events/details/MoreEvents.tsx
export const moreUpcomingEvents = 'Autres événements à venir';

// web/site/events/details/PictureCarousel.island.tsx
export const picturesOfThisEvent = 'Photos de cet événement';
export const showPicture = (place: number, count: number) => `Afficher la photo ${place} sur ${count}`;

// web/site/events/details/Registration.tsx
export const tellUsWhoIsComing = 'Dites-nous qui vient, pour que nous puissions tout préparer pour chacun.';
export const onlyAFewPlacesLeft = 'Il ne reste que quelques places';

// web/site/events/details/RegistrationForm.island.tsx
export const yourPlaceIsReserved = 'Votre place est réservée';
export const registerSomeoneElse = 'Inscrire une autre personne';
export const registerForThisEvent = 'S’inscrire à cet événement';
export const fullName = 'Nom complet';
export const howWeCanReachYou = 'Comment vous joindre\u00a0: une adresse e-mail, un numéro de téléphone, ou les deux';
export const phone = 'Téléphone';
export const organisation = 'Organisation';
export const register = 'S’inscrire';

// web/site/events/details/page.tsx
export const backToEvents = 'Retour aux événements';
export const weCouldntLoadThisEvent = 'Cet événement n’a pas pu être chargé. Veuillez réessayer dans un instant.';
export const theEventYoureLooking = 'L’événement que vous cherchez n’existe pas ou a été retiré.';
export const eventNotFound = 'Événement introuvable';
export const seeAllEvents = 'Voir tous les événements';
export const events = 'Événements';
export const event = 'Événement';

// web/site/events/event-card.ts
export const over = 'Terminé';
export const now = 'En cours';
export const today = 'Aujourd’hui';
export const onlineEvent = 'Événement en ligne';
export const placeToBeAnnounced = 'Lieu à préciser';

// web/site/events/list/RecentEvents.island.tsx
export const showingEvents = (from: number, to: number, count: number) =>
  `Événements\u00a0: ${from} à ${to} sur ${count}`;
export const pagesOfRecentEvents = 'Pages des événements récents';

// web/site/events/list/page.tsx
export const recentEvents = 'Événements récents';
export const everyEventStarts =
  'Chaque événement commence par un groupe de voisins. Voyez ce qu’ils ont fait, et venez au prochain.';
export const recentEventsFromTodayBackwards = 'Événements récents (du plus récent au plus ancien)';
export const upcomingEvents = 'Événements à venir';
export const calendar = 'Agenda';
export const addAllEventsToYour = 'Ajouter tous les événements à votre agenda';
export const pagesOfTheCalendar = 'Pages de l’agenda';
export const meetingsTrainingAndMarkets = (name: string) =>
  `Réunions, formations et marchés ${de(name)}\u00a0: ce qui se prépare, et ce que les groupes d’épargne ont fait.`;

// Several files in web/site/events/
export const loadingEvents = 'Chargement des événements...';
export const oopsSomethingWentWrongWhile = 'Un problème est survenu pendant le chargement des événements';
export const failedToFetchEvents = 'Les événements n’ont pas pu être chargés';
export const failedToLoadEvents = 'Les événements n’ont pas pu être chargés';
export const noEventsAvailable = 'Aucun événement pour le moment.';
export const noEventsFound = 'Aucun événement trouvé';
export const checkBackLaterForUpcoming = 'Revenez plus tard pour les événements à venir';
export const failedToLoadEventDetails = 'Les détails de l’événement n’ont pas pu être chargés.';
export const email = 'E-mail';
export const submitting = 'Envoi...';
export const previousPicture = 'Photo précédente';
export const nextPicture = 'Photo suivante';
