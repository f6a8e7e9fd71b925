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

// What differs, in words: the parts of one sentence
export const sinceThen = (changes: string) => `Depuis\u00a0: ${changes}.`;
export const changedThen = (changes: string) => `Changé alors\u00a0: ${changes}.`;
export const fieldChanged = (label: string) => `«\u00a0${label}\u00a0» a changé`;
export const fileIsAnother = (label: string) => `«\u00a0${label}\u00a0» est un autre fichier`;
export const inField = (label: string, changes: string) => `«\u00a0${label}\u00a0»\u00a0: ${changes}`;
export const paragraphsAdded = (count: number) =>
  count === 1 ? '1 paragraphe ajouté' : `${count} paragraphes ajoutés`;
export const paragraphsTakenOut = (count: number) =>
  count === 1 ? '1 paragraphe retiré' : `${count} paragraphes retirés`;
export const paragraphsChanged = (count: number) =>
  count === 1 ? '1 paragraphe modifié' : `${count} paragraphes modifiés`;
export const picturesChanged = 'd’autres images';
export const onlyFormat = 'seuls la mise en forme ou les liens ont changé';
export const compareWith = 'Comparer avec';
export const withNow = 'L’état actuel';
export const withBefore = 'La version précédente';
export const isFirstVersion = 'C’est la version la plus ancienne. Il n’y en a pas avant elle.';
/** Of words that are marked, for screen readers. */
export const cameIn = 'ajouté';
export const wentOut = 'retiré';
/** One sentence, as `comparison` has it. */
export const comparedBefore = {
  begins: 'Cette version est comparée à celle d’avant. Alors, ',
  wordsBack: 'ces mots',
  goesOn: ' ont été ajoutés et ',
  wordsOut: 'ces mots',
  ends: ' ont été retirés.',
};
