// A file in a form, by its kind
export const choose = {
  picture: 'Choose a picture',
  video: 'Choose a video',
  audio: 'Choose a recording',
  document: 'Choose a document',
};
export const upload = {
  picture: 'Upload a picture',
  video: 'Upload a video',
  audio: 'Upload a recording',
  document: 'Upload a document',
};
export const change = {
  picture: 'Change picture',
  video: 'Change video',
  audio: 'Change recording',
  document: 'Change document',
};
export const remove = {
  picture: 'Remove picture',
  video: 'Remove video',
  audio: 'Remove recording',
  document: 'Remove document',
};
export const noDescription = 'No description.';
export const chooseFromTheLibrary = 'Choose from the library';
export const mayNotChoose = 'Your account does not have permission to choose files.';
export const setFocalPoint = 'Set focal point';

// The library
export const searchTheLibrary = 'Search the library';
export const loadingTheLibrary = 'Loading the library...';
export const noFilesYet = 'No files yet.';
export const noFilesMatch = 'No files match your search.';
export const loadingMore = 'Loading more...';
export const showMore = 'Show more';
export const tryAgain = 'Try again';

// A new file
export const whatDoesThePictureShow = 'What does the picture show?';
export const descriptionHint = 'Read aloud to people who cannot see the picture, and shown if it does not load.';
export const describeThePicture = 'Describe the picture in a few words.';
export const chooseAnother = 'Choose another';
export const stopSending = 'Stop uploading';
export const useThisPicture = 'Use this picture';
export const useThisFile = 'Use this file';
export const onlyFirstFrame = 'This picture moves. Only its first frame is kept: on the site it stands still.';
export const uploadingTheFile = 'Uploading the file';
export const sendingPercent = (percent: number) => `Uploading: ${percent}%`;
export const checkingTheFile = 'Uploaded. Checking the file...';
export const uploadFailed = 'The file could not be uploaded.';
export const connectionLost = 'The connection was lost during the upload. Please try again.';

// Many files
export const uploadMany = 'Upload many';
export const onlyTheFirst = (taken: number, chosen: number) => `These are the first ${taken} of ${chosen} files.`;
export const addedOf = (done: number, all: number) => `${done} of ${all} added.`;
export const failedTryAgain = (count: number) => `${count} failed: try again.`;
export const cannotBeTaken = (count: number) => `${count} cannot be added.`;
export const nameAndSize = (name: string, size: string) => `${name}, ${size}`;
export const titleOf = (name: string) => `Title of ${name}`;
export const sendingFile = (name: string) => `Uploading ${name}`;
export const added = 'Added';
export const uploadCount = (count: number) => `Upload ${count}`;
export const sending = 'Uploading...';
export const stop = 'Stop';
export const close = 'Close';
/** The title of a file whose name is none. */
export const untitled = 'Picture';

// The focal point
export const focalPoint = 'Focal point';
export const loadingThePicture = 'Loading the picture...';
export const focalPointHint =
  'The site often crops pictures. Click on what must stay visible, such as a face, or move the ring with the arrow keys.';
export const focalPointOfThePicture = 'Focal point of the picture';
export const percentFrom = (x: number, y: number) => `${x}% from the left, ${y}% from the top`;
export const howTheSiteCropsIt = 'How the site crops it';
export const shapes = { card: 'Card', banner: 'Wide banner', portrait: 'Portrait', square: 'Square' };
export const saveFocalPoint = 'Save focal point';
export const saving = 'Saving...';
export const focalPointSaved = 'Focal point saved.';
export const useTheDefault = 'Use the default';
