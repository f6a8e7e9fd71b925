export const earlierVersions = 'Earlier versions';
export const loadingVersions = 'Loading the versions...';
export const versions = 'Versions';
export const noVersions = 'There are no earlier versions.';
/** Follows the moment of the latest version. */
export const isNow = '(now)';
export const unknownPerson = 'Unknown person';
export const chooseVersion = 'Choose a version to see what has changed since.';
export const loadingVersion = 'Loading the version...';
export const difference = 'Difference';
export const versionBy = (moment: string, person: string | null) => (person === null ? moment : `${moment}, ${person}`);
/** One sentence: `wordsBack` and `wordsOut` are marked in it as such words are. */
export const comparison = {
  begins: 'Compared with how it is now. Restoring brings ',
  wordsBack: 'these words',
  goesOn: ' back and takes ',
  wordsOut: 'these words',
  ends: ' out.',
};
export const sameAsNow = 'Same as now.';
export const wouldComeBack = 'would come back';
export const wouldGo = 'would go';
export const restoreVersion = 'Restore this version';
export const restoreHint = 'The current version is kept too. You can restore it again.';
export const versionRestored = 'Earlier version restored.';
export const notLoaded = 'Failed to load the versions';
export const backToForm = 'Back to the form';
/** Stands before the fields that a restored version did not bring back. */
export const notAsItWas = 'These fields did not come back as they were:';
export const leftOut = (field: string, reason: string) => `${field}: ${reason}`;
export const registeredAreNotTold = 'People who are registered are not told.';
/** Follows what restoring a post does. */
export const publishingStays = 'The status and the date of publication stay as they are.';
/** Stands for the name of a record, such as a category, that was chosen then. */
export const goneRecord = 'no longer there';
export const mailboxIsTold = 'If the e-mail address changes, a notice goes to the address that it replaces.';

// A day and a time to look back to
export const lookBack = 'What this looked like at a moment';
export const dayAndTime = 'Day and time';
export const chooseDayAndTime = 'Choose a day and a time.';
export const show = 'Show';
export const showing = 'Looking...';
export const asAt = (moment: string, saved: string) => `On ${moment} it was as in the version of ${saved}.`;
export const noneReachesBack = (moment: string, oldest: string) =>
  `No version reaches back to ${moment}. The oldest is of ${oldest}. Before that, this was not there yet, or its versions are no longer kept.`;
