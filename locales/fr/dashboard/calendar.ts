export const calendar = 'Calendrier';
export const subtitle = (clock: string) => `Ce qui paraît et ce qui a lieu, et quand. Les heures sont à l’${clock}.`;
export const loading = 'Chargement du mois...';

// The month, and what is shown of it
export const months = 'Mois';
export const previousMonth = 'Mois précédent';
export const nextMonth = 'Mois suivant';
export const today = 'Aujourd’hui';
export const shownKinds = 'Ce qui est affiché';
/** One record, as it is read before its title. */
export const kinds = {
  posts: 'Article',
  newsletter: 'Lettre d’information',
  events: 'Événement',
  announcements: 'Annonce',
  ads: 'Publicité',
};
export const kindBeforeTitle = (kind: string) => `${kind}\u00a0:`;
export const manyOf = {
  posts: 'Articles',
  newsletter: 'Lettres d’information',
  events: 'Événements',
  announcements: 'Annonces',
  ads: 'Publicités',
};
export const states = { scheduled: 'Prévu', out: 'Publié', draft: 'Brouillon' };
export const newsletterStates = { scheduled: 'Prévue', out: 'Envoyée', stopped: 'Arrêtée', missed: 'Non envoyée' };
/** `day` is "20 nov. 2026". */
export const until = (day: string) => `jusqu’au ${day}`;
export const noEnd = 'sans fin';
/** `kind` is one of `kinds` or `manyOf`. */
export const andMore = (count: number, kind: string) => `et ${count} de plus\u00a0: ${kind}`;
export const forSeveralDays = 'Sur plusieurs jours';
export const moreForDays = (count: number) => `et ${count} de plus sur plusieurs jours`;

// Nothing to show
export const nothingIn = (month: string) => `Encore rien en ${month}`;
export const nothingHint =
  'Les articles, les lettres d’information, les événements, les annonces et les publicités apparaissent ici aux jours prévus.';
export const writeAPost = 'Écrire un article';
export const planAnEvent = 'Prévoir un événement';
export const writeANewsletter = 'Écrire une lettre d’information';
export const nothingOfTheseKinds = 'Rien de ce qui est affiché.';
export const showAllKinds = 'Tout afficher';

// Moving to another day
export const moveShort = 'Déplacer...';
export const moveToAnotherDay = 'Déplacer à un autre jour';
export const moveOne = (title: string) => `Déplacer «\u00a0${title}\u00a0» à un autre jour`;
export const newDay = 'Nouveau jour';
export const staysAt = (day: string, time: string, clock: string) =>
  `Actuellement\u00a0: ${day}. L’heure reste ${time} (${clock}).`;
export const move = 'Déplacer';
export const moving = 'Déplacement...';
export const notMoved = 'Le déplacement a échoué. Réessayez.';
export const movedTo = (title: string, day: string) => `«\u00a0${title}\u00a0»\u00a0: nouveau jour, ${day}.`;
export const peopleAreRegistered = (people: number) =>
  people < 2
    ? `${people} personne est inscrite. Déplacez l’événement dans son formulaire\u00a0: il demande s’il faut la prévenir.`
    : `${people} personnes sont inscrites. Déplacez l’événement dans son formulaire\u00a0: il demande s’il faut les prévenir.`;
export const goOnInTheForm = 'Continuer dans le formulaire';
export const cannotBeMoved = (title: string) => `«\u00a0${title}\u00a0» ne change pas de jour`;
export const isPublished = 'Il est déjà publié. Vous pouvez changer sa date dans son formulaire.';
export const isSent = 'Elle a été envoyée, ou est en cours d’envoi.';
export const wasNotSent =
  'Elle n’est pas partie à l’heure prévue. Ouvrez-la pour en voir la raison et lui donner une nouvelle heure.';
export const eventHasBegun = 'Il a déjà commencé. Vous pouvez changer ses dates dans son formulaire.';
export const dayHasPassed = 'Cette heure est passée ce jour-là. Choisissez un jour plus tard.';
export const isOnThatDay = 'C’est déjà ce jour-là. Choisissez un autre jour.';
export const openIt = 'Ouvrir';
export const close = 'Fermer';
