import { z } from 'zod';
import { readHint } from '../hints.ts';
import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { passwordChange } from '../password.ts';
import { pinsInput } from '../pins.ts';
import { administratorContacts } from '../problem.ts';
import { role, roleInput, roleQuery } from '../role.ts';
import { passwordProof, recoveryCodes, recoveryCodesLeft } from '../sign-in.ts';
import { account, profileInput, session, user, userInput, userQuery } from '../user.ts';
import { defineCalls, message } from './call.ts';

/** People and their accounts. */
export const userCalls = defineCalls({
  'GET /users/': {
    access: 'users.view',
    summary: 'Everybody who has an account',
    query: userQuery,
    reply: z.union([z.array(user), pageOf(user)]),
  },
  'GET /userDetails/{id}/': {
    access: 'signed-in',
    summary: 'One user; everybody may see themselves, others need `users.view`',
    parameters: identifier,
    reply: user,
  },
  'POST /register/': {
    access: 'users.create',
    summary: 'Make an account; without a password its owner is invited by mail to set one',
    body: userInput,
    reply: user,
    status: 201,
  },
  'PUT /update-user/{id}/': {
    access: 'users.edit',
    summary: 'Change an account; what is left out stays, and so does the password when it is blank',
    parameters: identifier,
    body: userInput,
    reply: user,
  },
  'DELETE /users/{id}/': {
    access: 'users.delete',
    summary: 'Move an account to the trash, where it stays for 30 days; its sign-ins end',
    parameters: identifier,
  },
  'POST /users/{id}/restore/': {
    access: 'users.delete',
    summary: 'Take an account back out of the trash',
    parameters: identifier,
    reply: user,
  },
  'POST /users/{id}/invitation/': {
    access: 'users.edit',
    summary: 'Invite somebody again who has not set a password yet',
    parameters: identifier,
    reply: user,
  },
  'POST /users/{id}/unlock/': {
    access: 'users.edit',
    summary: 'Take the locks off an account and forget its failed sign-ins',
    parameters: identifier,
    reply: user,
  },
  'GET /users/{id}/sessions/': {
    access: 'users.view_security',
    summary: 'Where somebody is signed in',
    parameters: identifier,
    reply: z.array(session),
  },
  'DELETE /users/{id}/sessions/': {
    access: 'users.edit',
    summary: 'Sign somebody out everywhere',
    parameters: identifier,
  },
});

/** Roles and their permissions. */
export const roleCalls = defineCalls({
  'GET /roles/': {
    access: 'roles.view',
    summary: 'The roles, with what they allow and how many hold them',
    query: roleQuery,
    reply: pageOf(role),
  },
  'GET /roles/{id}/': {
    access: 'roles.view',
    summary: 'One role, with who holds it',
    parameters: identifier,
    reply: role,
  },
  'POST /roles/': {
    access: 'roles.create',
    summary: 'Create one role; nobody gives it what they do not hold themselves',
    body: roleInput,
    reply: role,
    status: 201,
  },
  'PUT /roles/{id}/': {
    access: 'roles.edit',
    summary: 'Change one role; permissions that are left out stay as they are',
    parameters: identifier,
    body: roleInput,
    reply: role,
  },
  'DELETE /roles/{id}/': {
    access: 'roles.delete',
    summary: 'Move one role to the trash, where it stays for 30 days; its holders lose what it allows',
    parameters: identifier,
  },
  'POST /roles/{id}/restore/': {
    access: 'roles.delete',
    summary: 'Take one role back out of the trash; its holders have it again',
    parameters: identifier,
    reply: role,
  },
});

/** The profile, sessions and recovery codes of the current user. */
export const profileCalls = defineCalls({
  'GET /me/': {
    access: 'signed-in',
    summary: 'The account of whoever asks, with what it may do',
    reply: account,
  },
  'PUT /me/': {
    access: 'signed-in',
    summary: 'Change one’s own name, and the language of the dashboard',
    body: profileInput,
    reply: account,
  },
  'PUT /me/pins/': {
    access: 'signed-in',
    summary: 'Choose which screens stand on top of one’s own menu, in this order',
    body: pinsInput,
    reply: account,
  },
  'POST /me/hints/': {
    access: 'signed-in',
    summary: 'Say that one has read a hint, which is not shown to one again',
    body: readHint,
    reply: account,
  },
  'DELETE /me/hints/': {
    access: 'signed-in',
    summary: 'Have all hints shown to oneself again',
    reply: account,
  },
  'POST /me/password/': {
    access: 'signed-in',
    summary: 'Change one’s own password; every other sign-in of the account ends',
    body: passwordChange,
    reply: message,
  },
  'POST /me/proof/': {
    access: 'signed-in',
    summary:
      'Give one’s password again, which changes of accounts ask for; it counts for five minutes within this sign-in',
    body: passwordProof,
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
    body: passwordProof,
    reply: recoveryCodes,
  },
  'GET /administrators/': {
    access: 'signed-in',
    summary: 'Who can give a permission that is missing, in words',
    reply: administratorContacts,
  },
});
