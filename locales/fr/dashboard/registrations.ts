import { de } from '../elision.ts';

// Registering somebody
export const placesLeft = (left: number) =>
  left === 0 ? 'plus de place' : left === 1 ? '1 place libre' : `${left} places libres`;
export const register = 'Inscrire';
export const registering = 'Inscription...';
export const personRegistered = (name: string, byMail: boolean) =>
  byMail
    ? `L’inscription ${de(name)} est enregistrée. Une confirmation est envoyée par e-mail.`
    : `L’inscription ${de(name)} est enregistrée. Aucune confirmation n’est envoyée, car il n’y a pas d’adresse e-mail.`;
export const attendeeAndEvent = 'Participant et événement';
export const event = 'Événement';
export const chooseAnEvent = 'Choisissez un événement';
export const noComingEvents = 'Il n’y a aucun événement actif à venir.';
export const fullName = 'Nom complet';
export const emailField = 'E-mail';
export const emailOrPhone = 'Une adresse e-mail ou un numéro de téléphone suffit.';
export const phone = 'Téléphone';
export const organisation = 'Organisation';
export const optional = 'Facultatif.';
export const loadingEvents = 'Chargement des événements...';
export const eventRegistration = 'Inscription à un événement';
export const registerSomeone = 'Inscrivez une personne qui ne peut pas le faire elle-même.';
export const backToEvents = 'Retour';

// The list
export const name = 'Nom';
export const email = 'E-mail';
export const none = 'Aucun';
export const organization = 'Organisation';
export const registeredAt = 'Inscrit le';
export const toBeCalled = 'À appeler';
export const registrations = 'Inscriptions';
export const loadingRegistrations = 'Chargement des inscriptions...';
export const failedToLoadRegistrations = 'Impossible de charger les inscriptions';
export const noRegistrationsYet = 'Pas encore d’inscriptions';
export const noRegistrationsHint =
  'Les visiteurs s’inscrivent sur la page de l’événement. Vous pouvez ajouter quelqu’un qui a appelé ou qui est passé.';
export const addTheFirst = 'Ajouter la première personne';
export const noRegistrationsMatchYourSearch = 'Aucune inscription ne correspond à votre recherche';
export const total = (first: number, last: number, count: number) =>
  `Inscriptions\u00a0: ${first} à ${last} sur ${count}`;
export const registered = 'Inscrits';
export const searchRegistrations = 'Rechercher une inscription';
export const searchedInRegistrations = 'Rechercher nom, e-mail, téléphone, organisation';
export const eventRegistrations = 'Inscriptions à l’événement';
export const addRegistration = 'Ajouter une inscription';
export const registeredAndLeft = (registered: number, left: number) =>
  `${registered < 2 ? `${registered} inscrit` : `${registered} inscrits`} (${left < 2 ? `${left} place libre` : `${left} places libres`})`;
export const loadingEvent = 'Chargement de l’événement...';
export const eventNotLoaded = 'L’événement n’a pas pu être chargé';

// Cancelling
export const cancelled = 'Annulées';
export const cancelledRegistrations = 'Inscriptions annulées';
export const noCancelledRegistrations = 'Aucune inscription annulée';
export const noCancelledHint =
  'Une inscription annulée reste ici 30 jours et peut être rétablie tant qu’il y a des places.';
export const cancelledTotal = (count: number) =>
  `Inscriptions annulées\u00a0: ${count}. Elles restent ici pendant 30 jours.`;
export const cancelQuestion = (name: string) => `Annuler l’inscription ${de(name)}\u00a0?`;
export const cancelRegistration = 'Annuler l’inscription';
export const cancelFor = (name: string) => `Annuler l’inscription ${de(name)}`;
export const cancel = 'Annuler';
export const placeIsFree = (name: string) =>
  `La place est libre pour quelqu’un d’autre. Pendant 30 jours, vous pouvez inscrire ${name} de nouveau.`;
export const tellByEMail = (name: string) => `Prévenir ${name} par e-mail`;
export const noMailReaches = (name: string, phone: string) =>
  `Aucun e-mail ne peut être envoyé à ${name}, qui n’a laissé qu’un numéro de téléphone\u00a0: ${phone}.`;
export const registerAgainFor = (name: string) => `Inscrire ${name} de nouveau`;
export const registerAgain = 'Inscrire de nouveau';
export const registration = 'Inscription';
export const registrationCancelled = (name: string) => `L’inscription ${de(name)} est annulée.`;
export const personRegisteredAgain = (name: string) => `L’inscription ${de(name)} est rétablie.`;

// The sheet to be signed
export const signInSheet = 'Feuille de présence';
export const number = 'N°';
export const signature = 'Signature';
export const sheetNotLoaded = 'La feuille n’a pas pu être chargée';
export const print = 'Imprimer';
export const backToRegistrations = 'Retour aux inscriptions';
