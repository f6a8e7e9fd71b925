export const nothingSavedYet =
  'Nothing has been saved yet. Both versions are shown below. If you save again, your version is kept.';
export const yourVersionIsTheSame = 'Your version is the same as theirs.';
export const theirs = 'Theirs';
export const yours = 'Yours';
export const takeTheirs = 'Use theirs';
export const takeTheirsOf = (label: string) => `Use theirs for ${label}`;
export const takeAllOfTheirs = 'Use all of theirs';
export const keepMine = 'Keep mine';
export const keepMineOf = (label: string) => `Keep mine for ${label}`;
export const whatTheyChanged = 'What they changed';
export const onlyYouChanged = 'They did not change this. Only you did.';
export const theyChanged = (labels: string) => `They changed: ${labels}.`;
export const allChosen = 'You have chosen for every field. Save again.';
/** Of words that are marked, for screen readers. */
export const cameIn = 'added';
export const wentOut = 'taken out';
export const selectedCopyItNow = 'Selected. Copy it now.';
export const copied = 'Copied.';
export const copy = 'Copy';
export const savedDraftFrom = (moment: string) => `This device has a saved draft from ${moment}.`;
export const continueWithIt = 'Continue with it';
export const discardIt = 'Discard it';
export const replaceWhatYouTyped = 'Replace what you typed with the saved draft?';
export const whatYouTypedIsAlso = 'What you typed is also saved on this device. You can come back to it here.';
export const keepWhatITyped = 'Keep what I typed';
export const useTheSavedDraft = 'Use the saved draft';
export const cancel = 'Cancel';
export const preview = 'Preview';
export const discardYourChanges = 'Discard your changes?';
export const yourChangesHaveNotBeen = 'Your changes have not been saved.';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
export const movedToPlace = (to: number, count: number) => `Moved to place ${to} of ${count}.`;
export const noneYet = (one: string) => `There is no ${one} yet.`;
export const entryOf = (one: string, place: number, count: number) => `${one} ${place} of ${count}`;
export const moveUp = (one: string, place: number) => `Move ${one} ${place} up`;
export const moveDown = (one: string, place: number) => `Move ${one} ${place} down`;
export const remove = (one: string, place: number) => `Remove ${one} ${place}`;
export const removedLeft = (count: number) => `Removed. ${count} left.`;
export const add = (one: string) => `Add ${one}`;
export const atMost = (most: number, said: string) => `There can be at most ${most}. ${said}`;
export const visitorsWouldSeeThisIf = 'Visitors would see this if you saved now. Nothing is saved yet.';
export const previewOfThePage = 'Preview of the page';
export const onTheWholeWidth = 'Whole width';
export const onAPhone = 'Phone';
export const yes = 'Yes';
export const no = 'No';
export const empty = 'Empty';
export const someoneDeletedThis =
  'Someone has deleted this. What you typed is saved on this device. Restore it from the trash, then save again.';
export const peopleWhoCanChangeThis = (message: string, people: string) =>
  `${message} People who can change this: ${people}.`;
export const language = 'Language';
export const languageHint = 'The language in which this person reads.';
/** Of a text that is being written. */
export const charactersOf = (count: number, limit: number) => `${count}/${limit} characters`;
export const reasonNotLoaded = 'This cannot be accepted as it is. Load this page again to read why.';
