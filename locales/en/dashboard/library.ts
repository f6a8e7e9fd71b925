// The library
export const mediaLibrary = 'Media library';
export const subtitle = 'All uploaded pictures, videos, recordings and documents, newest first.';
export const pictures = 'Pictures';
export const videos = 'Videos';
export const recordings = 'Recordings';
export const documents = 'Documents';
export const uploadFiles = 'Upload files';
export const noFilesHint = 'The pictures and documents of posts, pages and events come from here.';
export const uploadTheFirst = 'Upload the first files';
export const searchTheLibrary = 'Search the library';
export const kindOfFile = 'File type';
export const allFiles = 'All files';
export const uploadAFile = 'Upload a file';
export const addToTheLibrary = 'Add to the library';
export const fileAdded = (name: string) => `File “${name}” added to the library.`;

// A file
export const file = 'File';
export const loadingFile = 'Loading the file...';
export const whatThePictureShows = 'What the picture shows';
export const notDescribedYet = 'Not described yet.';
export const description = 'Description';
export const descriptionHint =
  'Read aloud to people who cannot see the picture. It changes on every page that shows the picture.';
export const saveDescription = 'Save description';
export const saving = 'Saving...';
export const descriptionFailed = 'Failed to save the description. Please try again.';
export const descriptionSaved = 'Description saved.';
export const focalPoint = 'Focal point';
export const whereItIsUsed = 'Where it is used';
export const nowhere = 'Nowhere.';
export const usedHint = 'You can delete a file only when nothing uses it. Records in the trash count too.';
export const type = 'Type';
export const size = 'Size';
export const dimensions = 'Dimensions';
export const pixels = (width: number | null, height: number | null) => `${width} × ${height} pixels`;
export const added = 'Added';
export const address = 'Address';
export const opensInNewTab = '(opens in a new tab)';
export const deleteWord = 'Delete';
export const deleteQuestion = 'Delete this file for good?';
export const deleteHint = 'Nothing uses this file. You cannot undo this.';
export const keepIt = 'Keep it';
export const deleteIt = 'Delete it';
export const fileDeleted = 'File deleted.';
