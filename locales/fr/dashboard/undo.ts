export const title = 'Annuler ce qu’un compte a fait';
export const subtitle =
  'Choisissez un compte et 24 heures au plus. Vous voyez chaque changement avant que rien ne soit annulé.';
export const onlySuperusers = 'Seul un superutilisateur peut annuler ce que d’autres ont fait. Demandez-le-lui.';
export const backToLog = 'Journal';
export const whose = 'Les changements de qui, et quand';
export const account = 'Compte';
export const chooseAccount = 'Choisissez un compte';
export const from = 'De';
export const to = 'À';
export const timesIn = (zone: string) => `Fuseau horaire\u00a0: ${zone}.`;
export const showChanges = 'Afficher les changements';
export const looking = 'Recherche...';
export const notLooked = 'Impossible de chercher les changements.';
export const accountsNotLoaded = (reason: string) => `Impossible de charger les comptes. ${reason}`;
export const tryAgain = 'Réessayer';
export const loadingChanges = 'Recherche des changements...';
export const read = (done: number, all: number) => `${done} changements lus sur ${all}`;
export const nothing = 'Ce compte n’a rien changé pendant ce temps que l’on puisse annuler.';

export const changes = 'Ce qui serait annulé';
export const changesHint = (count: number) =>
  count === 1 ? '1 élément redevient comme avant.' : `${count} éléments redeviennent comme avant.`;
export const noneOpen = 'Il n’y a rien à annuler.';
export const asked = 'Modifié depuis par quelqu’un d’autre';
export const askedHint =
  'Ces éléments restent tels quels, sauf si vous les cochez\u00a0: ce qui a été écrit depuis est alors gardé comme version.';
export const anyway = (name: string) => `Remettre quand même\u00a0: ${name}`;
export const since = (person: string | null, moment: string) =>
  `Modifié par ${person ?? 'une personne inconnue'}, ${moment}`;
export const impossible = 'Ne peut pas être annulé ici';
export const showMore = (count: number) => `En afficher ${count} de plus`;
export const record = (kind: string, name: string) => `${kind}\u00a0: ${name}`;
export const numbered = (record: string) => `numéro ${record}`;
export const did = {
  create: 'A été créé. Va dans la corbeille.',
  change: (fields: string) => `A été modifié. Redevient comme avant\u00a0: ${fields}.`,
  delete: 'A été mis dans la corbeille. Revient.',
  deletedAndChanged: (fields: string) =>
    `A été modifié et mis dans la corbeille. Revient, et redevient comme avant\u00a0: ${fields}.`,
};
export const compare = 'Avant et maintenant';

export const notUndone = 'Ce qui n’est pas annulé';
export const notUndoneHint =
  'L’argent saisi, les e-mails partis et ce qui a été supprimé définitivement restent tels quels. Ce que ce compte a fait d’autre, d’après le journal\u00a0:';
export const notUndoneAlone =
  'L’argent saisi, les e-mails partis et ce qui a été supprimé définitivement restent tels quels.';
export const counted = (action: string, kind: string, count: number) => `${action}, ${kind}\u00a0: ${count}`;
export const othersNotLoaded = (reason: string) => `Impossible de charger ce que le compte a fait d’autre. ${reason}`;

export const undo = (count: number) => (count === 1 ? 'Annuler 1 changement' : `Annuler ${count} changements`);
export const undoHint =
  'Chaque annulation est gardée comme version et dans le journal. Vous pourrez l’annuler de la même façon.';
export const progress = (done: number, all: number) => `${done} sur ${all}`;
export const stop = 'Arrêter';
export const goOn = 'Continuer';
export const stopped = (reason: string) => `Arrêté. ${reason} Ce qui a été annulé avant le reste.`;
export const results = 'Résultats';
export const undone = (count: number) =>
  count === 1 ? '1 élément est comme avant.' : `${count} éléments sont comme avant.`;
export const refused = (count: number) =>
  count === 1 ? '1 élément n’a pas été annulé\u00a0:' : `${count} éléments n’ont pas été annulés\u00a0:`;
export const outcomes = { undone: 'Annulé.', same: 'Était déjà comme avant.' };
export const leftOut = (field: string, reason: string) => `Reste\u00a0: ${field}. ${reason}`;
export const allResults = 'Tous les résultats';
export const lookAgain = 'Chercher de nouveau';
