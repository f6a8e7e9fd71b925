import { de } from '../elision.ts';

// A file in a form, by its kind
export const choose = {
  picture: 'Choisir une image',
  video: 'Choisir une vidéo',
  audio: 'Choisir un enregistrement',
  document: 'Choisir un document',
};
export const upload = {
  picture: 'Ajouter une image',
  video: 'Ajouter une vidéo',
  audio: 'Ajouter un enregistrement',
  document: 'Ajouter un document',
};
export const change = {
  picture: 'Changer l’image',
  video: 'Changer la vidéo',
  audio: 'Changer l’enregistrement',
  document: 'Changer le document',
};
export const remove = {
  picture: 'Retirer l’image',
  video: 'Retirer la vidéo',
  audio: 'Retirer l’enregistrement',
  document: 'Retirer le document',
};
export const noDescription = 'Aucune description.';
export const chooseFromTheLibrary = 'Choisir dans la médiathèque';
export const mayNotChoose = 'Votre compte n’a pas l’autorisation de choisir des fichiers.';
export const setFocalPoint = 'Placer le point d’intérêt';

// The library
export const searchTheLibrary = 'Rechercher dans la médiathèque';
export const loadingTheLibrary = 'Chargement de la médiathèque...';
export const noFilesYet = 'Pas encore de fichiers.';
export const noFilesMatch = 'Aucun fichier ne correspond à votre recherche.';
export const loadingMore = 'Chargement de la suite...';
export const showMore = 'Voir plus';
export const tryAgain = 'Réessayer';

// A new file
export const whatDoesThePictureShow = 'Que montre l’image\u00a0?';
export const descriptionHint =
  'Lu à voix haute aux personnes qui ne voient pas l’image, et affiché si elle ne se charge pas.';
export const describeThePicture = 'Décrivez l’image en quelques mots.';
export const chooseAnother = 'En choisir un autre';
export const stopSending = 'Arrêter l’envoi';
export const useThisPicture = 'Utiliser cette image';
export const useThisFile = 'Utiliser ce fichier';
export const onlyFirstFrame =
  'Cette image est animée. Seule sa première image est gardée\u00a0: sur le site, elle est fixe.';
export const uploadingTheFile = 'Envoi du fichier';
export const sendingPercent = (percent: number) => `Envoi\u00a0: ${percent}\u00a0%`;
export const checkingTheFile = 'Envoyé. Vérification du fichier...';
export const uploadFailed = 'Le fichier n’a pas pu être envoyé.';
export const connectionLost = 'La connexion a été coupée pendant l’envoi. Réessayez.';

// Many files
export const uploadMany = 'Ajouter plusieurs fichiers';
export const onlyTheFirst = (taken: number, chosen: number) => `Ce sont les ${taken} premiers fichiers sur ${chosen}.`;
export const addedOf = (done: number, all: number) => `Ajoutés\u00a0: ${done} sur ${all}.`;
export const failedTryAgain = (count: number) =>
  count === 1
    ? '1 fichier n’a pas pu être envoyé\u00a0: réessayez.'
    : `${count} fichiers n’ont pas pu être envoyés\u00a0: réessayez.`;
export const cannotBeTaken = (count: number) =>
  count === 1 ? '1 fichier ne peut pas être accepté.' : `${count} fichiers ne peuvent pas être acceptés.`;
export const nameAndSize = (name: string, size: string) => `${name}, ${size}`;
export const titleOf = (name: string) => `Titre ${de(name)}`;
export const sendingFile = (name: string) => `Envoi ${de(name)}`;
export const added = 'Ajouté';
export const uploadCount = (count: number) => (count === 1 ? 'Ajouter 1 fichier' : `Ajouter ${count} fichiers`);
export const sending = 'Envoi...';
export const stop = 'Arrêter';
export const close = 'Fermer';
/** The title of a file whose name is none. */
export const untitled = 'Image';

// The focal point
export const focalPoint = 'Point d’intérêt';
export const loadingThePicture = 'Chargement de l’image...';
export const focalPointHint =
  'Le site recadre souvent les images. Cliquez sur ce qui doit rester visible, un visage par exemple, ou déplacez l’anneau avec les flèches.';
export const focalPointOfThePicture = 'Point d’intérêt de l’image';
export const percentFrom = (x: number, y: number) => `${x}\u00a0% depuis la gauche, ${y}\u00a0% depuis le haut`;
export const howTheSiteCropsIt = 'Comment le site la recadre';
export const shapes = { card: 'Carte', banner: 'Bannière large', portrait: 'Portrait', square: 'Carré' };
export const saveFocalPoint = 'Enregistrer le point d’intérêt';
export const saving = 'Enregistrement...';
export const focalPointSaved = 'Point d’intérêt enregistré.';
export const useTheDefault = 'Revenir au point par défaut';
