// The frame in which posts, events and newsletters are written
export const settings = 'Igenamiterere';
export const titleHere = 'Andika umutwe hano';
export const subjectHere = 'Andika umutwe w’ubutumwa hano';
export const addressAndExcerpt = 'Aderesi n’incamake';
export const categoryAndTags = 'Icyiciro n’amagambo ayiranga';
export const featuredPicture = 'Ifoto nyamukuru';
/** Above what readers would stumble over. */
export const beforeYouPublish = 'Mbere yo gutangaza';
export const publish = 'Tangaza';
/** Of a post that visitors read. */
export const takeOff = 'Kura ku rubuga';
export const published = 'Yatangajwe. Abasura urubuga barayisoma ubu.';
export const scheduled = 'Byateganyijwe. Itangazwa ku gihe cyayo.';
export const draftAgain = 'Yasubijwe mu zitaratangazwa. Abasura urubuga ntibakiyisoma.';

// What will happen
export const notPublic = {
  draft: 'Ntiratangazwa: ibonwa n’abakozi gusa.',
  archived: 'Yavanywe ku rubuga: abarusura ntibagishobora kuyisoma.',
  staff: 'Ntigenewe abasura urubuga: ibonwa n’abakozi gusa.',
};
/** `written` is “in English”: the language in which it is written. Goes into the sentences below; empty where no language is missing. */
export const inLanguage = (written: string, missing: readonly string[]) => {
  if (missing.length === 0) return '';
  return `${written}; habuze ${missing.join(' n’')}`;
};
/** `clock` is "Kigali time". */
export const publishesOn = (moment: string, clock: string, languages: string) =>
  `Itangazwa ${moment}, ${clock}${languages === '' ? '' : `, ${languages}`}.`;
export const readNow = (languages: string) =>
  languages === '' ? 'Abasura urubuga barayisoma ubu.' : `Abasura urubuga barayisoma ubu, ${languages}.`;
export const readOnceSaved = (languages: string) =>
  languages === ''
    ? 'Abasura urubuga bayisoma ikimara kubikwa.'
    : `Abasura urubuga bayisoma ikimara kubikwa, ${languages}.`;
