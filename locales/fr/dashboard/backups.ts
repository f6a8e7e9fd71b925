export const title = 'Sauvegardes';
export const subtitle =
  'Chacune contient tout\u00a0: textes, personnes, argent et fichiers. Emportez-en une et gardez-la en lieu sûr.';
export const onlySuperusers = 'Seul un superutilisateur peut emporter une sauvegarde. Demandez-le-lui.';
export const backToOverview = 'Vue d’ensemble';
export const loading = 'Chargement des sauvegardes...';
export const failedToLoad = 'Impossible de charger les sauvegardes';
export const none =
  'Il n’y a pas encore de sauvegarde. Faites la première maintenant\u00a0: rien ne sera perdu si cette machine tombe en panne.';
export const list = 'Sauvegardes sur cette machine';
export const holds = (records: number, files: number, release: string) =>
  `${records} enregistrements et ${files} fichiers, version ${release}.`;
export const tested = 'Essayée\u00a0: elle peut être restaurée.';
export const notTested = 'Non essayée.';
export const download = 'Télécharger';
export const downloadOf = (moment: string) => `Télécharger la sauvegarde du ${moment}`;
export const remove = 'Supprimer';
export const removeOf = (moment: string) => `Supprimer la sauvegarde du ${moment}`;
export const removeQuestion = 'Supprimer définitivement cette sauvegarde\u00a0?';
export const removeHint = 'On ne peut pas la faire revenir.';
export const keepIt = 'La garder';
export const removeIt = 'La supprimer';
export const removed = 'Sauvegarde supprimée.';

export const makeNow = 'En faire une maintenant';
export const making = 'Une sauvegarde est en cours';
export const written = (bytes: string) => `${bytes} écrits`;
export const trying = 'Elle est écrite, on l’essaie';
export const canLeave = 'Vous pouvez quitter cet écran\u00a0: elle continue.';
export const notMade = (reason: string) => `La dernière sauvegarde n’a pas pu être faite. ${reason}`;

export const enterCode = 'Saisissez le code reçu par e-mail';
export const enterCodeHint =
  'Un code a été envoyé à votre adresse e-mail. Chaque superutilisateur apprend que vous emportez cette copie. On peut en emporter quelques-unes par jour.';
export const code = 'Code à usage unique ou code de secours';
export const open = 'Télécharger la copie';
export const opening = 'Vérification du code...';
export const notOpened = 'La sauvegarde n’a pas été téléchargée.';
export const cancel = 'Annuler';
export const begun = (moment: string) =>
  `Le téléchargement de la sauvegarde du ${moment} a commencé. S’il s’interrompt, reprenez-le dans l’heure\u00a0:`;
export const again = 'Télécharger de nouveau';
export const keepSafe = 'Qui a ce fichier a tout. Ne l’envoyez pas par e-mail.';
