export const savedAsDraft = (time: string) => `Kept at ${time}, not saved yet`;
export const notSavedNoConnection = 'Not saved: no connection; kept on this device';
/** `why` is a sentence of the server. */
export const notSavedBecause = (why: string) => `Not saved as a draft; kept on this device. ${why}`;
/** Of a draft that was written on another device. */
export const keptDraftFrom = (moment: string) => `You have a saved draft from ${moment}.`;
export const hasDraft = (person: string, since: string, saved: string) =>
  `${person} has a draft of this since ${since}, last written ${saved}.`;

// Asking for something to be published
export const askForPublishing = 'Ask for publishing';
export const asking = 'Asking...';
export const asked = 'Asked for publishing. You will get an e-mail when it is answered.';
export const askFailed = 'Asking for publishing failed';
export const yourChangesStayDraft =
  'Visitors read this already. Your changes stay a draft until someone with the permission publishes them.';
export const youAsked = (moment: string) => `You asked for this to be published on ${moment}. It is waiting.`;
export const handedBackToYou = (person: string | null, moment: string) =>
  person === null ? `Handed back to you on ${moment}:` : `${person} handed this back to you on ${moment}:`;
export const changeAndAskAgain = 'Change it, then ask again.';
export const asksToBePublished = (person: string, moment: string) =>
  `${person} asks for this to be published, since ${moment}.`;
export const howToPublish = 'To publish it, choose the status Published and save.';
export const changesKeptIn = (person: string) =>
  `Visitors read this already. The changes of ${person} are in a draft beside it.`;
export const changesGone = (person: string) => `The draft of ${person} is no longer there.`;
export const putIntoForm = 'Put the changes into the form';
export const inTheForm = 'The changes are in the form. Read them, then save to publish them.';
export const handBackTo = (person: string) => `Hand back to ${person}`;
export const whatToChange = 'What should be changed?';
export const handBack = 'Hand back';
export const handingBack = 'Handing back...';
export const handBackFailed = 'Handing back failed';
export const handedBack = 'Handed back. The writer is told by e-mail.';
export const cancel = 'Cancel';
export const waitingForPublishing = 'Waiting for publishing';
export const waitingOrNot = 'Waiting or not';
