import { ADDRESS_UNDO_LIFETIME } from '../../domain/address-undo.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Age at which a mere warning is no longer sent (ms). */
const WORTH_SENDING = 3 * 24 * 3_600_000;

const expiry = (now: string) => later(now, WORTH_SENDING);

/** The recipient of these mails, and the language in which they read them. */
export interface Recipient {
  email: string;
  first_name: string;
  language: Language;
}

const wordsFor = ({ language }: Recipient) => catalogues[language].staffMails;

/** A mail that begins with a greeting. */
const mailTo = (to: Recipient, subject: string, expiresAt: string, text: string): Mail => ({
  recipient: to.email,
  subject,
  body: [wordsFor(to).hello(to.first_name), '', text].join('\n'),
  expiresAt,
});

/** The code stands in the body alone: subjects are shown on locked telephones, in lists and in logs. */
export function codeMail(to: Recipient, code: string, expiresAt: string): Mail {
  const words = wordsFor(to);
  return { recipient: to.email, subject: words.codeSubject, body: words.code(code), expiresAt };
}

/** The code with which a superuser takes a copy of everything. */
export function copyCodeMail(to: Recipient, code: string, expiresAt: string): Mail {
  const words = wordsFor(to);
  return { recipient: to.email, subject: words.copyCodeSubject, body: words.copyCode(code), expiresAt };
}

export interface DoneWithBackup {
  /** The name of whoever took it. */
  by: string;
  at: string;
  /** When the copy was made. */
  made: string;
  network: string;
  device: string;
}

/** To every superuser: a copy of everything is off the machine. */
export function copyTakenMail(to: Recipient, { at, made, ...taken }: DoneWithBackup, timeZone: string): Mail {
  const words = wordsFor(to);
  const moments = { at: momentFor(to, at, timeZone), made: momentFor(to, made, timeZone) };
  return mailTo(to, words.copyTakenSubject, expiry(at), words.copyTaken({ ...taken, ...moments }));
}

/** To every superuser: there is one backup less to go back to. */
export function backupDeletedMail(to: Recipient, { at, made, ...deleted }: DoneWithBackup, timeZone: string): Mail {
  const words = wordsFor(to);
  const moments = { at: momentFor(to, at, timeZone), made: momentFor(to, made, timeZone) };
  return mailTo(to, words.backupDeletedSubject, expiry(at), words.backupDeleted({ ...deleted, ...moments }));
}

export function invitationMail(to: Recipient, link: string, expiresAt: string): Mail {
  const words = wordsFor(to);
  return mailTo(to, words.invitationSubject, expiresAt, words.invitation(link));
}

export function resetMail(to: Recipient, link: string, expiresAt: string): Mail {
  const words = wordsFor(to);
  return mailTo(to, words.resetSubject, expiresAt, words.reset(link));
}

export function passwordChangedMail(to: Recipient, now: string): Mail {
  const words = wordsFor(to);
  return mailTo(to, words.passwordChangedSubject, expiry(now), words.passwordChanged);
}

const momentFor = ({ language }: Recipient, moment: string, timeZone: string) =>
  datesIn(catalogues[language].dates).longMomentRange(moment, null, timeZone);

export interface ChangeOfAddress {
  newEmail: string;
  at: string;
  network: string;
  device: string;
  /** Undoes it. */
  link: string;
  timeZone: string;
}

/** To the old address, which is the one that can still tell that something is wrong, and can undo it. */
export function addressChangedMail(to: Recipient, { at, timeZone, ...change }: ChangeOfAddress): Mail {
  const words = wordsFor(to);
  const text = words.addressChanged({ ...change, at: momentFor(to, at, timeZone) });
  return mailTo(to, words.addressChangedSubject, later(at, ADDRESS_UNDO_LIFETIME), text);
}

export interface Lock {
  network: string;
  until: string;
  timeZone: string;
}

export function lockedMail(to: Recipient, { network, until, timeZone }: Lock, now: string): Mail {
  const words = wordsFor(to);
  return mailTo(to, words.lockedSubject, expiry(now), words.locked(network, momentFor(to, until, timeZone)));
}

/** To the owner of an account whose right password somebody else has used, so it must be changed. */
export function secondStepLockedMail(to: Recipient, { until, timeZone }: Omit<Lock, 'network'>, now: string): Mail {
  const words = wordsFor(to);
  const text = words.secondStepLocked(momentFor(to, until, timeZone));
  return mailTo(to, words.secondStepLockedSubject, expiry(now), text);
}

export function recoveryCodeUsedMail(to: Recipient, left: number, now: string): Mail {
  const words = wordsFor(to);
  return mailTo(to, words.recoveryCodeUsedSubject, expiry(now), words.recoveryCodeUsed(left));
}
