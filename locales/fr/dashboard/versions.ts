export const earlierVersions = 'Versions précédentes';
export const loadingVersions = 'Chargement des versions...';
export const versions = 'Versions';
export const noVersions = 'Il n’y a pas de version précédente.';
/** Follows the moment of the latest version. */
export const isNow = '(actuelle)';
export const unknownPerson = 'Personne inconnue';
export const chooseVersion = 'Choisissez une version pour voir ce qui a changé depuis.';
export const loadingVersion = 'Chargement de la version...';
export const difference = 'Différence';
export const versionBy = (moment: string, person: string | null) => (person === null ? moment : `${moment}, ${person}`);
/** One sentence: `wordsBack` and `wordsOut` are marked in it as such words are. */
export const comparison = {
  begins: 'Cette version est comparée à l’état actuel. La restaurer ramène ',
  wordsBack: 'ces mots',
  goesOn: ' et retire ',
  wordsOut: 'ces mots',
  ends: '.',
};
export const sameAsNow = 'Identique à l’état actuel.';
export const wouldComeBack = 'reviendrait';
export const wouldGo = 'disparaîtrait';
export const restoreVersion = 'Restaurer cette version';
export const restoreHint = 'La version actuelle est gardée aussi. Vous pourrez la restaurer.';
export const versionRestored = 'Version précédente restaurée.';
export const notLoaded = 'Impossible de charger les versions';
export const backToForm = 'Retour au formulaire';
/** Stands before the fields that a restored version did not bring back. */
export const notAsItWas = 'Ces champs ne sont pas revenus comme avant\u00a0:';
export const leftOut = (field: string, reason: string) => `${field}\u00a0: ${reason}`;
export const registeredAreNotTold = 'Les personnes inscrites ne sont pas prévenues.';
/** Follows what restoring a post does. */
export const publishingStays = 'L’état et la date de publication restent tels quels.';
/** Stands for the name of a record, such as a category, that was chosen then. */
export const goneRecord = 'n’existe plus';
export const mailboxIsTold = 'Si l’adresse e-mail change, l’adresse remplacée en est avertie.';

// A day and a time to look back to
export const lookBack = 'Comment c’était à un moment donné';
export const dayAndTime = 'Jour et heure';
export const chooseDayAndTime = 'Choisissez un jour et une heure.';
export const show = 'Afficher';
export const showing = 'Recherche...';
export const asAt = (moment: string, saved: string) => `Le ${moment}, c’était comme dans la version du ${saved}.`;
export const noneReachesBack = (moment: string, oldest: string) =>
  `Aucune version ne remonte au ${moment}. La plus ancienne est du ${oldest}. Avant, cela n’existait pas encore, ou ses versions ne sont plus gardées.`;
