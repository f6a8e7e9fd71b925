export * from './trouble-mails.ts';

// Mails to people who have an account. The first of each pair is the subject.
export const hello = (name: string) => `Hello ${name},`;

export const codeSubject = 'Your sign-in code';
export const code = (code: string) =>
  `Your sign-in code is ${code}.

It can be used once within 5 minutes.
If you did not try to sign in, someone knows your password. Change it and tell an administrator.`;

export const copyCodeSubject = 'Your code to download a copy';
export const copyCode = (code: string) =>
  `Your code to download a copy of everything on the site is ${code}.

It can be used once within 5 minutes.
If you did not ask for it, someone knows your password. Change it and tell another superuser.`;

export const copyTakenSubject = 'A copy of everything was downloaded';
export const copyTaken = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} downloaded a copy of everything on the site: all texts, people, money and files.

When: ${at}
Where: ${device}, network address ${network}
The copy was made: ${made}

If you expected this, ignore this e-mail. If not, ask ${by} by telephone. If it was someone else, deactivate the account and change its password.`;

export const backupDeletedSubject = 'A backup was deleted';
export const backupDeleted = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} deleted a backup of the site for good.

When: ${at}
Where: ${device}, network address ${network}
The backup was made: ${made}

If you expected this, ignore this e-mail. If not, ask ${by} by telephone. If it was someone else, deactivate the account and change its password.`;

export const invitationSubject = 'You are invited to the staff dashboard';
export const invitation = (link: string) =>
  `An account on the staff dashboard has been created for you. To choose your password, open this link:

${link}

It works once and is valid for 72 hours. If it has expired, ask the person who invited you for a new one.`;

export const resetSubject = 'Set a new password';
export const reset = (link: string) =>
  `Someone, probably you, asked to set a new password for your account. To choose it, open this link:

${link}

It works once and is valid for 30 minutes. If it was not you, ignore this e-mail: your password stays the same.`;

export const passwordChangedSubject = 'Your password was changed';
export const passwordChanged = `The password of your account on the staff dashboard has just been changed, and other devices were signed out.
Your old recovery codes no longer work. Create new ones under My Profile.

If it was not you, use “Forgot password” on the sign-in page now, and tell an administrator.`;

export const addressChangedSubject = 'Your e-mail address was changed';
export const addressChanged = ({
  newEmail,
  at,
  network,
  device,
  link,
}: Record<'newEmail' | 'at' | 'network' | 'device' | 'link', string>) =>
  `The e-mail address of your account on the staff dashboard was changed to ${newEmail}.

When: ${at}
Where: ${device}, network address ${network}

If you expected this, ignore this e-mail. We no longer send e-mail about the account to this address.

If you did not, open this link. It gives the account this address back, signs everyone out of it and removes its password:

${link}

It works once and is valid for 48 hours. Then use “Forgot password” on the sign-in page, and tell an administrator.`;

export const lockedSubject = 'Too many wrong passwords for your account';
export const locked = (network: string, until: string) =>
  `Someone entered a wrong password for your account many times from the network address ${network}.
Until ${until} no one can sign in to your account from there, not even with the right password.
From everywhere else you can sign in as usual.

If it was you, use “Forgot password” on the sign-in page, or wait. If it was not, you do not need to do anything.
If it happens again, tell an administrator.`;

export const secondStepLockedSubject = 'Too many wrong sign-in codes for your account';
export const secondStepLocked = (until: string) =>
  `Someone entered the right password for your account, then tried too many wrong sign-in codes or asked for
too many codes. No more are accepted until ${until}.

If it was not you, someone knows your password. Use “Forgot password” on the sign-in page now, and tell an
administrator. With a new password you can sign in at once.`;

export const recoveryCodeUsedSubject = 'A recovery code was used';
export const recoveryCodeUsed = (left: number) =>
  `A recovery code was used to sign in to your account. ${left} of your recovery codes can still be used.

If it was not you, someone has your codes and your password. Change it and create new codes under My Profile.`;

export const backupFailedSubject = 'The backup failed';
export const backupFailed = (site: string, problem: string, folder: string, next: string) =>
  `The backup of ${site} failed.

${problem}

Backups are kept in ${folder}. The next try is at ${next}.
The site is working. But if the server fails now, everything changed since the last backup is lost.
Tell the person who looks after the server. You will not get another e-mail about this until backups work again.`;

export const backupsWorkSubject = 'Backups work again';
export const backupsWork = 'Today’s backup was made and passed its restore test. You do not need to do anything.';

export const newsletterMissedSubject = 'A newsletter was not sent at its time';
/** `moment` is when it was to go out. */
export const newsletterMissed = (site: string, subject: string, moment: string) =>
  `The newsletter “${subject}” of ${site} was to go out on ${moment}. It was not sent to anyone.

It is a draft again, and says why. Someone who may send newsletters can give it a new time, send it, or delete it.`;
export const newslettersWellSubject = 'No newsletter is left unsent';
export const newslettersWell =
  'The newsletters that were not sent at their time have been dealt with. You do not need to do anything.';

export const clockLeaptSubject = 'The clock of the server may be wrong';
export const clockLeapt = (now: string, before: string) =>
  `The clock of the server says ${now}. When the site last checked it, it was ${before}.

Until this is settled the site deletes nothing by its age: trash, messages, the log and backups stay.
If the clock is wrong, set it right: the site then goes on by itself.
If it is right, because the site was switched off for so long, say so under System Status on the dashboard, or run
“intambwe confirm-clock” on the server.`;
export const diskNearlyFullSubject = 'The disk is nearly full';
export const diskNearlyFull = (site: string, folder: string, free: string, all: string) =>
  `The disk of ${site} is nearly full: ${free} of ${all} are left for ${folder}.

When it is full, nothing can be saved, sent or uploaded. Tell the person who looks after the server.
The first screen of the dashboard lists what you can delete. You will get one more e-mail if it becomes full.`;

export const diskFullSubject = 'The disk is full';
export const diskFull = (site: string, folder: string) =>
  `The disk of ${site} is full (${folder}).

Visitors can read the site. Nothing can be saved, sent or uploaded until there is space. Signing in and deleting still work.
Tell the person who looks after the server now. The first screen of the dashboard lists what you can delete.`;

// To the organisation's mailbox, in the language of its notices. A field of what was sent is a line: "Name: Aline".
export const newMessage = (subject: string) => `New message: ${subject}`;
export const newInterest = (name: string) => `New interest in donating: ${name}`;
export const newRegistration = (event: string) => `New registration: ${event}`;
export const newPledge = (amount: string) => `New pledge: ${amount}`;
export const sentFields = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  organization: 'Organisation',
  about: 'About',
  subject: 'Subject',
  kind: 'Donation type',
  amount: 'Amount',
  reachedBy: 'To be reached by',
  bestTime: 'Best time',
  event: 'Event',
  begins: 'Begins',
  reference: 'Reference',
  project: 'For',
};
export const sentField = (label: string, value: string) => `${label}: ${value}`;
export const eachMonth = (amount: string) => `${amount} each month`;
export const toRespond = (link: string) => `To respond: ${link}`;

export const mailboxChangedSubject = 'Messages from visitors go to another address';
export const mailboxChanged = (site: string, mailbox: string, by: string) =>
  `Hello,

Messages from visitors to the website of ${site}, and event registrations, are now e-mailed to ${mailbox}, and no longer to this address.

${by} changed the address under Site settings.

If you did not expect this, tell an administrator.`;
export const mailboxRemoved = (site: string, by: string) =>
  `Hello,

Messages from visitors to the website of ${site}, and event registrations, are no longer e-mailed to anyone.

${by} changed the address under Site settings.

If you did not expect this, tell an administrator.`;

/** The subject of a newsletter that its author sends to themselves first. */
export const testSubject = (subject: string) => `[Test] ${subject}`;

export const handedBackSubject = (title: string) => `“${title}” was handed back to you`;
export const handedBack = ({ by, title, sentence, link }: Record<'by' | 'title' | 'sentence' | 'link', string>) =>
  `${by} has read “${title}”, for which you asked to have it published, and hands it back:

${sentence}

Change it, then ask again:

${link}`;

export const askedPublishedSubject = (title: string) => `“${title}” is published`;
export const askedPublished = ({ title, link }: Record<'title' | 'link', string>) =>
  `“${title}”, for which you asked to have it published, is published.

${link}`;
