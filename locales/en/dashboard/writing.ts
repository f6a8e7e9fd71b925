// The frame in which posts, events and newsletters are written
export const settings = 'Settings';
export const titleHere = 'Write the title here';
export const subjectHere = 'Write the subject here';
export const addressAndExcerpt = 'Address and excerpt';
export const categoryAndTags = 'Category and tags';
export const featuredPicture = 'Featured picture';
/** Above what readers would stumble over. */
export const beforeYouPublish = 'Before you publish';
export const publish = 'Publish';
/** Of a post that visitors read. */
export const takeOff = 'Unpublish';
export const published = 'Published. Visitors read it now.';
export const scheduled = 'Scheduled. It is published at its moment.';
export const draftAgain = 'It is a draft again. Visitors no longer read it.';

// What will happen
export const notPublic = {
  draft: 'A draft: nobody but staff sees it.',
  archived: 'Archived: visitors can no longer read it.',
  staff: 'Not public: nobody but staff sees it.',
};
/** `written` is “in English”: the language in which it is written. Goes into the sentences below; empty where no language is missing. */
export const inLanguage = (written: string, missing: readonly string[]) => {
  if (missing.length === 0) return '';
  return missing.length === 1
    ? `${written}; ${missing.join()} is missing`
    : `${written}; ${missing.join(' and ')} are missing`;
};
/** `clock` is "Kigali time". */
export const publishesOn = (moment: string, clock: string, languages: string) =>
  `Publishes on ${moment}, ${clock}${languages === '' ? '' : `, ${languages}`}.`;
export const readNow = (languages: string) =>
  languages === '' ? 'Visitors read this now.' : `Visitors read this now, ${languages}.`;
export const readOnceSaved = (languages: string) =>
  languages === ''
    ? 'Visitors read it as soon as it is saved.'
    : `Visitors read it as soon as it is saved, ${languages}.`;
