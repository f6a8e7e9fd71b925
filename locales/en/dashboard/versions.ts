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

// What differs, in words: the parts of one sentence
export const sinceThen = (changes: string) => `Since then: ${changes}.`;
export const changedThen = (changes: string) => `Changed then: ${changes}.`;
export const fieldChanged = (label: string) => `${label} changed`;
export const fileIsAnother = (label: string) => `${label} is another`;
export const inField = (label: string, changes: string) => `${label}: ${changes}`;
export const paragraphsAdded = (count: number) => (count === 1 ? '1 paragraph added' : `${count} paragraphs added`);
export const paragraphsTakenOut = (count: number) =>
  count === 1 ? '1 paragraph taken out' : `${count} paragraphs taken out`;
export const paragraphsChanged = (count: number) =>
  count === 1 ? '1 paragraph changed' : `${count} paragraphs changed`;
export const picturesChanged = 'other pictures';
export const onlyFormat = 'only the formatting or links changed';
export const compareWith = 'Compare with';
export const withNow = 'How it is now';
export const withBefore = 'The version before it';
export const isFirstVersion = 'This is the oldest version. There is none before it.';
/** Of words that are marked, for screen readers. */
export const cameIn = 'added';
export const wentOut = 'taken out';
/** One sentence, as `comparison` has it. */
export const comparedBefore = {
  begins: 'Compared with the version before it. Then ',
  wordsBack: 'these words',
  goesOn: ' were added and ',
  wordsOut: 'these words',
  ends: ' were taken out.',
};
