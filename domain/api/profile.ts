import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { passwordChange } from '../password.ts';
import { administratorContacts } from '../problem.ts';
import { recoveryCodes, recoveryCodesLeft, recoveryCodesRequest } from '../sign-in.ts';
import { account, profileInput, session } from '../user.ts';
import { defineCalls, message } from './call.ts';

/** The profile, sessions and recovery codes of the current user. */
export const profileCalls = defineCalls({
  'GET /me/': {
    access: 'signed-in',
    summary: 'The account of whoever asks, with what it may do',
    reply: account,
  },
  'PUT /me/': {
    access: 'signed-in',
    summary: 'Change one’s own name',
    body: profileInput,
    reply: account,
  },
  'POST /me/password/': {
    access: 'signed-in',
    summary: 'Change one’s own password; every other sign-in of the account ends',
    body: passwordChange,
    reply: message,
  },
  'GET /me/sessions/': {
    access: 'signed-in',
    summary: 'Where one is signed in',
    reply: z.array(session),
  },
  'DELETE /me/sessions/': {
    access: 'signed-in',
    summary: 'Sign out everywhere else',
  },
  'DELETE /me/sessions/{id}/': {
    access: 'signed-in',
    summary: 'Sign out one device',
    parameters: identifier,
  },
  'GET /me/recovery-codes/': {
    access: 'signed-in',
    summary: 'How many recovery codes are left',
    reply: recoveryCodesLeft,
  },
  'POST /me/recovery-codes/': {
    access: 'signed-in',
    summary: 'Make new recovery codes, shown this once; those made before no longer count',
    body: recoveryCodesRequest,
    reply: recoveryCodes,
  },
  'GET /who-to-ask/': {
    access: 'signed-in',
    summary: 'Who can give a permission that is missing, in words',
    reply: administratorContacts,
  },
});
