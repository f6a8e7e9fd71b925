// The frame in which posts, events and newsletters are written
export const settings = 'Réglages';
export const titleHere = 'Écrivez le titre ici';
export const subjectHere = 'Écrivez l’objet ici';
export const addressAndExcerpt = 'Adresse et extrait';
export const categoryAndTags = 'Catégorie et étiquettes';
export const featuredPicture = 'Image à la une';
/** Above what readers would stumble over. */
export const beforeYouPublish = 'Avant de publier';
export const publish = 'Publier';
/** Of a post that visitors read. */
export const takeOff = 'Retirer du site';
export const published = 'Publié. Les visiteurs le lisent maintenant.';
export const scheduled = 'Programmé. La publication se fera au moment prévu.';
export const draftAgain = 'C’est de nouveau un brouillon. Les visiteurs ne le lisent plus.';

// What will happen
export const notPublic = {
  draft: 'Un brouillon\u00a0: seule l’équipe le voit.',
  archived: 'Archivé\u00a0: les visiteurs ne peuvent plus le lire.',
  staff: 'Pas public\u00a0: seule l’équipe le voit.',
};
/** `written` is “in English”: the language in which it is written. Goes into the sentences below; empty where no language is missing. */
export const inLanguage = (written: string, missing: readonly string[]) => {
  if (missing.length === 0) return '';
  return missing.length === 1
    ? `${written}\u00a0; il manque ${missing.join()}`
    : `${written}\u00a0; il manque ${missing.join(' et ')}`;
};
/** `clock` is "Kigali time". */
export const publishesOn = (moment: string, clock: string, languages: string) =>
  `Publication ${moment}, ${clock}${languages === '' ? '' : `, ${languages}`}.`;
export const readNow = (languages: string) =>
  languages === '' ? 'Les visiteurs le lisent en ce moment.' : `Les visiteurs le lisent en ce moment, ${languages}.`;
export const readOnceSaved = (languages: string) =>
  languages === ''
    ? 'Les visiteurs le liront dès l’enregistrement.'
    : `Les visiteurs le liront dès l’enregistrement, ${languages}.`;
