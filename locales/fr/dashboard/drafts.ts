export const savedAsDraft = (time: string) => `Gardé à ${time}, pas encore enregistré`;
export const notSavedNoConnection = 'Non enregistré\u00a0: pas de connexion\u00a0; gardé sur cet appareil';
/** `why` is a sentence of the server. */
export const notSavedBecause = (why: string) => `Brouillon non enregistré\u00a0; gardé sur cet appareil. ${why}`;
/** Of a draft that was written on another device. */
export const keptDraftFrom = (moment: string) => `Vous avez un brouillon enregistré le ${moment}.`;
export const hasDraft = (person: string, since: string, saved: string) =>
  `${person} a un brouillon de ceci depuis le ${since}, écrit en dernier le ${saved}.`;

// Asking for something to be published
export const askForPublishing = 'Demander la publication';
export const asking = 'Envoi de la demande...';
export const asked = 'Publication demandée. Vous recevrez un e-mail avec la réponse.';
export const askFailed = 'La demande de publication a échoué';
export const yourChangesStayDraft =
  'Les visiteurs lisent déjà ce texte. Vos changements restent un brouillon jusqu’à ce qu’une personne autorisée les publie.';
export const youAsked = (moment: string) => `Vous avez demandé la publication le ${moment}. La demande attend.`;
export const handedBackToYou = (person: string | null, moment: string) =>
  person === null ? `Rendu à vous le ${moment}\u00a0:` : `${person} vous l’a rendu le ${moment}\u00a0:`;
export const changeAndAskAgain = 'Changez-le, puis demandez à nouveau.';
export const asksToBePublished = (person: string, moment: string) =>
  `${person} demande la publication depuis le ${moment}.`;
export const howToPublish = 'Pour publier, choisissez l’état Publié et enregistrez.';
export const changesKeptIn = (person: string) =>
  `Les visiteurs lisent déjà ce texte. Les changements de ${person} sont dans un brouillon à côté.`;
export const changesGone = (person: string) => `Le brouillon de ${person} n’existe plus.`;
export const putIntoForm = 'Mettre les changements dans le formulaire';
export const inTheForm = 'Les changements sont dans le formulaire. Lisez-les, puis enregistrez pour les publier.';
export const handBackTo = (person: string) => `Rendre à ${person}`;
export const whatToChange = 'Que faut-il changer\u00a0?';
export const handBack = 'Rendre';
export const handingBack = 'Envoi...';
export const handBackFailed = 'Le texte n’a pas pu être rendu';
export const handedBack = 'Rendu. La personne qui l’a écrit en est avertie par e-mail.';
export const cancel = 'Annuler';
export const waitingForPublishing = 'En attente de publication';
export const waitingOrNot = 'En attente ou non';
