import { later } from '../../domain/instant.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Age at which a mere warning is no longer sent (ms). */
const WORTH_SENDING = 3 * 24 * 3_600_000;

const expiry = (now: string) => later(now, WORTH_SENDING);

/** The recipient of these mails. */
export interface Recipient {
  email: string;
  first_name: string;
}

/** A mail that begins with a greeting. */
const mailTo = (
  { email, first_name }: Recipient,
  subject: string,
  expiresAt: string,
  lines: readonly string[],
): Mail => ({
  recipient: email,
  subject,
  body: [`Hello ${first_name},`, '', ...lines].join('\n'),
  expiresAt,
});

/** The code stands in the body alone: subjects are shown on locked telephones, in lists and in logs. */
export function codeMail(to: Recipient, code: string, expiresAt: string): Mail {
  const body = [
    `Your sign-in code is ${code}.`,
    '',
    'It can be used once within 5 minutes.',
    'If you did not try to sign in, someone knows your password. Change it and tell an administrator.',
  ];
  return { recipient: to.email, subject: 'Your sign-in code', body: body.join('\n'), expiresAt };
}

export function invitationMail(to: Recipient, link: string, expiresAt: string): Mail {
  return mailTo(to, 'You are invited to the staff dashboard', expiresAt, [
    'An account on the staff dashboard has been created for you. To choose your password, open this link:',
    '',
    link,
    '',
    'It works once and is valid for 72 hours. If it has expired, ask the person who invited you for a new one.',
  ]);
}

export function resetMail(to: Recipient, link: string, expiresAt: string): Mail {
  return mailTo(to, 'Set a new password', expiresAt, [
    'Someone, probably you, asked to set a new password for your account. To choose it, open this link:',
    '',
    link,
    '',
    'It works once and is valid for 30 minutes. If it was not you, ignore this e-mail: your password stays the same.',
  ]);
}

export function passwordChangedMail(to: Recipient, now: string): Mail {
  return mailTo(to, 'Your password was changed', expiry(now), [
    'The password of your account on the staff dashboard has just been changed, and other devices were signed out.',
    'Your old recovery codes no longer work. Create new ones under My Profile.',
    '',
    'If it was not you, use "Forgot password" on the sign-in page now, and tell an administrator.',
  ]);
}

/** To the old address, which is the one that can still tell that something is wrong. */
export function addressChangedMail(to: Recipient, now: string): Mail {
  return mailTo(to, 'Your e-mail address was changed', expiry(now), [
    'The e-mail address of your account on the staff dashboard has changed.',
    'We no longer send e-mail about it to this address.',
    '',
    'If you did not expect this, tell an administrator.',
  ]);
}

const inWords = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));

export interface Lock {
  network: string;
  until: string;
  timeZone: string;
}

export function lockedMail(to: Recipient, { network, until, timeZone }: Lock, now: string): Mail {
  return mailTo(to, 'Too many wrong passwords for your account', expiry(now), [
    `Someone entered a wrong password for your account many times from the network address ${network}.`,
    `Until ${inWords(until, timeZone)} no one can sign in to your account from there, not even with the right password.`,
    'From everywhere else you can sign in as usual.',
    '',
    'If it was you, use "Forgot password" on the sign-in page, or wait. If it was not, you do not need to do anything.',
    'If it happens again, tell an administrator.',
  ]);
}

/** To the owner of an account whose right password somebody else has used, so it must be changed. */
export function secondStepLockedMail(to: Recipient, { until, timeZone }: Omit<Lock, 'network'>, now: string): Mail {
  return mailTo(to, 'Too many wrong sign-in codes for your account', expiry(now), [
    'Someone entered the right password for your account, then tried too many wrong sign-in codes or asked for',
    `too many codes. No more are accepted until ${inWords(until, timeZone)}.`,
    '',
    'If it was not you, someone knows your password. Use "Forgot password" on the sign-in page now, and tell an',
    'administrator. With a new password you can sign in at once.',
  ]);
}

export function recoveryCodeUsedMail(to: Recipient, left: number, now: string): Mail {
  return mailTo(to, 'A recovery code was used', expiry(now), [
    `A recovery code was used to sign in to your account. ${left} of your recovery codes can still be used.`,
    '',
    'If it was not you, someone has your codes and your password. Change it and create new codes under My Profile.',
  ]);
}
