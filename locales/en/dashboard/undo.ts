export const title = 'Undo what an account did';
export const subtitle = 'Choose an account and at most 24 hours. You see every change before anything is undone.';
export const onlySuperusers = 'Only a superuser can undo what others did. Ask one to do it.';
export const backToLog = 'Audit log';
export const whose = 'Whose changes, and when';
export const account = 'Account';
export const chooseAccount = 'Choose an account';
export const from = 'From';
export const to = 'To';
export const timesIn = (zone: string) => `In ${zone}.`;
export const showChanges = 'Show the changes';
export const looking = 'Looking...';
export const notLooked = 'Failed to look up the changes.';
export const accountsNotLoaded = (reason: string) => `Failed to load the accounts. ${reason}`;
export const tryAgain = 'Try again';
export const loadingChanges = 'Looking for the changes...';
export const read = (done: number, all: number) => `${done} of ${all} changes read`;
export const nothing = 'This account changed nothing in that time that can be undone.';

export const changes = 'What would be undone';
export const changesHint = (count: number) =>
  count === 1 ? '1 record becomes as it was before.' : `${count} records become as they were before.`;
export const noneOpen = 'There is nothing to undo.';
export const asked = 'Changed by somebody else since';
export const askedHint =
  'These stay as they are, unless you tick them: what was written since is then kept as a version.';
export const anyway = (name: string) => `Put back all the same: ${name}`;
export const since = (person: string | null, moment: string) =>
  `Changed by ${person ?? 'an unknown person'}, ${moment}`;
export const impossible = 'Cannot be undone here';
export const showMore = (count: number) => `Show ${count} more`;
export const record = (kind: string, name: string) => `${kind}: ${name}`;
export const numbered = (record: string) => `number ${record}`;
export const did = {
  create: 'Was made. Goes to the trash.',
  change: (fields: string) => `Was changed. Becomes as before: ${fields}.`,
  delete: 'Was moved to the trash. Comes back.',
  deletedAndChanged: (fields: string) =>
    `Was changed and moved to the trash. Comes back, and becomes as before: ${fields}.`,
};
export const compare = 'Before and now';

export const notUndone = 'What is not undone';
export const notUndoneHint =
  'Money that was entered, e-mails that went out, and what was deleted for good stay as they are. Of what else this account did, the log says:';
export const notUndoneAlone =
  'Money that was entered, e-mails that went out, and what was deleted for good stay as they are.';
export const counted = (action: string, kind: string, count: number) => `${action}, ${kind}: ${count}`;
export const othersNotLoaded = (reason: string) => `Failed to load what else the account did. ${reason}`;

export const undo = (count: number) => (count === 1 ? 'Undo 1 change' : `Undo ${count} changes`);
export const undoHint = 'Each undo is kept as a version and in the log. You can undo it again in the same way.';
export const progress = (done: number, all: number) => `${done} of ${all} done`;
export const stop = 'Stop';
export const goOn = 'Go on';
export const stopped = (reason: string) => `It stopped. ${reason} What was undone before stays undone.`;
export const results = 'Results';
export const undone = (count: number) =>
  count === 1 ? '1 record is as it was before.' : `${count} records are as they were before.`;
export const refused = (count: number) =>
  count === 1 ? '1 record was not undone:' : `${count} records were not undone:`;
export const outcomes = { undone: 'Undone.', same: 'Was already as before.' };
export const leftOut = (field: string, reason: string) => `Stays: ${field}. ${reason}`;
export const allResults = 'Every result';
export const lookAgain = 'Look again';
