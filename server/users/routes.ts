import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import { pageOf } from '../../domain/listing.ts';
import { session } from '../../domain/session.ts';
import { user, userInput, userQuery } from '../../domain/user.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound } from '../http/http-error.ts';
import { unlock } from '../identity/lockout.ts';
import { invite } from '../identity/password-links.ts';
import { endSessionsOf, liveSessionsOf } from '../identity/sessions.ts';
import { asArrayOrPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { changeUser, deleteUser, helpUser, registerUser, restoreUser } from './change.ts';
import { presentUser } from './present.ts';
import { findPerson, listPeople } from './store.ts';

export function userRoutes(services: Services): Endpoint[] {
  const { db } = services;
  return [
    endpoint({
      method: 'GET',
      path: '/users/',
      access: 'users.view',
      summary: 'Everybody who has an account',
      query: userQuery,
      reply: z.union([z.array(user), pageOf(user)]),
      async handle({ currentUser, query, now }) {
        const moment = now.toISOString();
        const { count, results } = await listPeople(db, query, sliceOf(query, MAX_STAFF_LIST), moment);
        const presented = results.map((person) => presentUser(person, currentUser, moment));
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
      async handle({ currentUser, parameters, now }) {
        if (parameters.id !== currentUser.userId && !may(currentUser, 'users.view')) throw notAllowed();
        const found = await findPerson(db, parameters.id, now.toISOString());
        if (!found) throw notFound();
        return presentUser(found, currentUser, now.toISOString());
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
      handle: async ({ currentUser, body, now }) =>
        presentUser(await registerUser(services, currentUser, body), currentUser, now.toISOString()),
    }),
    endpoint({
      method: 'PUT',
      path: '/update-user/{id}/',
      access: 'users.edit',
      summary: 'Change an account; what is left out stays, and so does the password when it is blank',
      parameters: identifier,
      body: userInput,
      reply: user,
      handle: async ({ currentUser, parameters, body, now }) =>
        presentUser(await changeUser(services, currentUser, parameters.id, body), currentUser, now.toISOString()),
    }),
    endpoint({
      method: 'DELETE',
      path: '/users/{id}/',
      access: 'users.delete',
      summary: 'Move an account to the trash, where it stays for 30 days; its sign-ins end',
      parameters: identifier,
      handle: ({ currentUser, parameters }) => deleteUser(services, currentUser, parameters.id),
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/restore/',
      access: 'users.delete',
      summary: 'Take an account back out of the trash',
      parameters: identifier,
      reply: user,
      handle: async ({ currentUser, parameters, now }) =>
        presentUser(await restoreUser(services, currentUser, parameters.id), currentUser, now.toISOString()),
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/invitation/',
      access: 'users.edit',
      summary: 'Invite somebody again who has not set a password yet',
      parameters: identifier,
      reply: user,
      async handle({ currentUser, parameters, now }) {
        const person = await helpUser(services, currentUser, parameters.id, async (unit, invited) => {
          const { password_hash } = await unit.db
            .selectFrom('users')
            .select('password_hash')
            .where('id', '=', invited.id)
            .executeTakeFirstOrThrow();
          if (password_hash !== null) throw conflict('This person has already set a password.');
          if (!invited.is_active) throw conflict('This account is not active.');
          await invite(unit, invited, services.config.publicUrl);
        });
        return presentUser(person, currentUser, now.toISOString());
      },
    }),
    endpoint({
      method: 'POST',
      path: '/users/{id}/unlock/',
      access: 'users.edit',
      summary: 'Take the locks off an account and forget its failed sign-ins',
      parameters: identifier,
      reply: user,
      async handle({ currentUser, parameters, now }) {
        const person = await helpUser(services, currentUser, parameters.id, async (unit, { id, email }) => {
          await unlock(unit, id, email);
          await unit.audit({ action: 'unlock', resource: 'users', resourceId: id, before: { email } });
        });
        return presentUser(person, currentUser, now.toISOString());
      },
    }),
    endpoint({
      method: 'GET',
      path: '/users/{id}/sessions/',
      access: 'users.view_security',
      summary: 'Where somebody is signed in',
      parameters: identifier,
      reply: z.array(session),
      async handle({ currentUser, parameters, now }) {
        if (!(await findPerson(db, parameters.id, now.toISOString()))) throw notFound();
        return liveSessionsOf(db, parameters.id, now, currentUser.sessionId);
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/users/{id}/sessions/',
      access: 'users.edit',
      summary: 'Sign somebody out everywhere',
      parameters: identifier,
      async handle({ currentUser, parameters }) {
        await helpUser(services, currentUser, parameters.id, async (unit, { id, email }) => {
          await endSessionsOf(unit, id);
          await unit.audit({ action: 'end_sessions', resource: 'users', resourceId: id, before: { email } });
        });
      },
    }),
  ];
}
