import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import { pageOf } from '../../domain/listing.ts';
import { session } from '../../domain/session.ts';
import { user, userInput, userQuery } from '../../domain/user.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound } from '../http/refusal.ts';
import { may } from '../identity/asker.ts';
import { unlock } from '../identity/lockout.ts';
import { invite } from '../identity/password-links.ts';
import { endSessionsOf, liveSessionsOf } from '../identity/sessions.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { changeUser, deleteUser, helpUser, registerUser, restoreUser } from './change.ts';
import { presentUser } from './present.ts';
import { findPerson, listPeople } from './store.ts';

export function userRoutes(desk: Desk): Endpoint[] {
  const { rows } = desk;
  return [
    endpoint({
      method: 'GET',
      path: '/users/',
      access: 'users.view',
      summary: 'Everybody who has an account',
      query: userQuery,
      reply: z.union([z.array(user), pageOf(user)]),
      async handle({ asker, query, now }) {
        const moment = now.toISOString();
        const { count, results } = await listPeople(rows, query, sliceOf(query, LARGEST_STAFF_LIST), moment);
        const presented = results.map((person) => presentUser(person, asker, moment));
        return asArrayOrPage({ count, results: presented }, '/users/', query);
      },
    }),
    endpoint({
      method: 'GET',
      path: '/userDetails/{id}/',
      access: 'signed-in',
      summary: 'One user; everybody may see themselves, others need `users.view`',
      parameters: identifier,
      reply: user,
      async handle({ asker, parameters, now }) {
        if (parameters.id !== asker.userId && !may(asker, 'users.view')) throw notAllowed();
        const found = await findPerson(rows, parameters.id, now.toISOString());
        if (!found) throw notFound();
        return presentUser(found, asker, now.toISOString());
      },
    }),
    endpoint({
      method: 'POST',
      path: '/register/',
      access: 'users.create',
      summary: 'Make an account; without a password its owner is invited by mail to set one',
      body: userInput,
      reply: user,
      status: 201,
      handle: async ({ asker, body, now }) =>
        presentUser(await registerUser(desk, asker, body), asker, now.toISOString()),
    }),
    endpoint({
      method: 'PUT',
      path: '/update-user/{id}/',
      access: 'users.edit',
      summary: 'Change an account; what is left out stays, and so does the password when it is blank',
      parameters: identifier,
      body: userInput,
      reply: user,
      handle: async ({ asker, parameters, body, now }) =>
        presentUser(await changeUser(desk, asker, parameters.id, body), asker, now.toISOString()),
    }),
    endpoint({
      method: 'DELETE',
      path: '/users/{id}/',
      access: 'users.delete',
      summary: 'Move an account to the trash, where it stays for 30 days; its sign-ins end',
      parameters: identifier,
      handle: ({ asker, parameters }) => deleteUser(desk, asker, parameters.id),
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/restore/',
      access: 'users.delete',
      summary: 'Take an account back out of the trash',
      parameters: identifier,
      reply: user,
      handle: async ({ asker, parameters, now }) =>
        presentUser(await restoreUser(desk, asker, parameters.id), asker, now.toISOString()),
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/invitation/',
      access: 'users.edit',
      summary: 'Invite somebody again who has not set a password yet',
      parameters: identifier,
      reply: user,
      async handle({ asker, parameters, now }) {
        const person = await helpUser(desk, asker, parameters.id, async (unit, invited) => {
          const { password_hash } = await unit.rows
            .selectFrom('users')
            .select('password_hash')
            .where('id', '=', invited.id)
            .executeTakeFirstOrThrow();
          if (password_hash !== null) throw conflict('This person has already set a password.');
          if (!invited.is_active) throw conflict('This account is not active.');
          await invite(unit, invited, desk.config.publicUrl);
        });
        return presentUser(person, asker, now.toISOString());
      },
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/unlock/',
      access: 'users.edit',
      summary: 'Take the locks off an account and forget its failed sign-ins',
      parameters: identifier,
      reply: user,
      async handle({ asker, parameters, now }) {
        const person = await helpUser(desk, asker, parameters.id, async (unit, { id, email }) => {
          await unlock(unit, id, email);
          await unit.audit({ action: 'unlock', resource: 'users', resourceId: id, before: { email } });
        });
        return presentUser(person, asker, now.toISOString());
      },
    }),
    endpoint({
      method: 'GET',
      path: '/users/{id}/sessions/',
      access: 'users.view_security',
      summary: 'Where somebody is signed in',
      parameters: identifier,
      reply: z.array(session),
      async handle({ asker, parameters, now }) {
        if (!(await findPerson(rows, parameters.id, now.toISOString()))) throw notFound();
        return liveSessionsOf(rows, parameters.id, now, asker.sessionId);
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/users/{id}/sessions/',
      access: 'users.edit',
      summary: 'Sign somebody out everywhere',
      parameters: identifier,
      async handle({ asker, parameters }) {
        await helpUser(desk, asker, parameters.id, async (unit, { id, email }) => {
          await endSessionsOf(unit, id);
          await unit.audit({ action: 'end_sessions', resource: 'users', resourceId: id, before: { email } });
        });
      },
    }),
  ];
}
