import { addressUndo } from '../address-undo.ts';
import { linkAnswer, resetRequest } from '../password-link.ts';
import { codeAnswer, codeSent, credentials, refreshRequest, signedInReply, tokens } from '../sign-in.ts';
import { firstAccount, signedInByLink, signInLink, signInLinkAnswer, signInLinkRequest } from '../sign-in-link.ts';
import { defineCalls, message } from './call.ts';

/** Beginning, renewing and ending a sign-in, and setting a password by a link. */
export const signInCalls = defineCalls({
  'POST /login/': {
    access: 'public',
    summary: 'Sign in, first step: a right password sends a one-time code by mail',
    worksWhenFull: true,
    body: credentials,
    reply: codeSent,
  },
  'POST /verify-otp/': {
    access: 'public',
    summary: 'Sign in, second step: a right code begins a session',
    worksWhenFull: true,
    body: codeAnswer,
    reply: signedInReply,
  },
  'POST /token/refresh/': {
    access: 'public',
    summary: 'Exchange a refresh token for new tokens',
    worksWhenFull: true,
    body: refreshRequest,
    reply: tokens,
  },
  'POST /logout/': {
    access: 'public',
    summary: 'End the session the refresh token belongs to',
    worksWhenFull: true,
    body: refreshRequest,
    reply: message,
  },
  'POST /password-reset/': {
    access: 'public',
    summary: 'Forgotten password: a link for a new one goes by mail; unknown addresses get the same answer',
    body: resetRequest,
    reply: message,
    status: 202,
  },
  'POST /password-reset/confirm/': {
    access: 'public',
    summary: 'Set a new password, with the secret out of the mail; every sign-in of the account ends',
    body: linkAnswer,
    reply: message,
  },
  'POST /address-undo/': {
    access: 'public',
    summary:
      'Take the change of an account’s address back, with the secret out of the mail to the old one; every way in ends',
    body: addressUndo,
    reply: message,
  },
  'POST /invitations/accept/': {
    access: 'public',
    summary: 'Set the first password, with the secret out of the invitation',
    body: linkAnswer,
    reply: message,
  },
  'POST /sign-in-links/open/': {
    access: 'public',
    summary: 'Whose link this is that was made on the machine; nobody’s where it makes the first account',
    worksWhenFull: true,
    body: signInLinkRequest,
    reply: signInLink,
  },
  'POST /sign-in-links/first-account/': {
    access: 'public',
    summary: 'Make the first superuser, with the link that the start printed, and sign in',
    body: firstAccount,
    reply: signedInByLink,
  },
  'POST /sign-in-links/use/': {
    access: 'public',
    summary: 'Set the password of an account with a link that was made for it on the machine, and sign in',
    worksWhenFull: true,
    body: signInLinkAnswer,
    reply: signedInByLink,
  },
});
