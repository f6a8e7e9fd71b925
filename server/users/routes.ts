import { MAX_STAFF_LIST } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound } from '../http/http-error.ts';
import { unlock } from '../identity/lockout.ts';
import { invite } from '../identity/password-links.ts';
import { endSessionsOf, liveSessionsOf } from '../identity/sessions.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { changeUser, deleteUser, helpUser, registerUser, restoreUser } from './change.ts';
import { presentUser } from './present.ts';
import { findPerson, listPeople } from './store.ts';

export function userRoutes(services: Services): Endpoint[] {
  const { db } = services;
  return [
    implement('GET /users/', async ({ currentUser, query, now }) => {
      const moment = now.toISOString();
      const { count, results } = await listPeople(db, query, sliceOf(query, MAX_STAFF_LIST), moment);
      const presented = results.map((person) => presentUser(person, currentUser, moment));
      return asArrayOrPage({ count, results: presented }, '/users/', query);
    }),
    implement('GET /userDetails/{id}/', async ({ currentUser, parameters, now }) => {
      if (parameters.id !== currentUser.userId && !may(currentUser, 'users.view')) throw notAllowed();
      const found = await findPerson(db, parameters.id, now.toISOString());
      if (!found) throw notFound();
      return presentUser(found, currentUser, now.toISOString());
    }),
    implement('POST /register/', async ({ currentUser, body, now }) =>
      presentUser(await registerUser(services, currentUser, body), currentUser, now.toISOString()),
    ),
    implement('PUT /update-user/{id}/', async ({ currentUser, parameters, body, now, address, userAgent }) => {
      const changed = await changeUser(services, currentUser, parameters.id, body, { network: address, userAgent });
      return presentUser(changed, currentUser, now.toISOString());
    }),
    implement('DELETE /users/{id}/', ({ currentUser, parameters }) => deleteUser(services, currentUser, parameters.id)),
    implement('POST /users/{id}/restore/', async ({ currentUser, parameters, now }) =>
      presentUser(await restoreUser(services, currentUser, parameters.id), currentUser, now.toISOString()),
    ),
    implement('POST /users/{id}/invitation/', async ({ currentUser, parameters, now }) => {
      const person = await helpUser(services, currentUser, parameters.id, async (unit, invited) => {
        const { password_hash } = await unit.db
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', invited.id)
          .executeTakeFirstOrThrow();
        if (password_hash !== null) throw conflict(staffText('hasPassword'));
        if (!invited.is_active) throw conflict(staffText('inactiveAccount'));
        await invite(unit, invited, services.config.publicUrl);
      });
      return presentUser(person, currentUser, now.toISOString());
    }),
    implement('POST /users/{id}/unlock/', async ({ currentUser, parameters, now }) => {
      const person = await helpUser(services, currentUser, parameters.id, async (unit, { id, email }) => {
        await unlock(unit, id, email);
        await unit.audit({ action: 'unlock', resource: 'users', resourceId: id, before: { email } });
      });
      return presentUser(person, currentUser, now.toISOString());
    }),
    implement('GET /users/{id}/sessions/', async ({ currentUser, parameters, now }) => {
      if (!(await findPerson(db, parameters.id, now.toISOString()))) throw notFound();
      return liveSessionsOf(db, parameters.id, now, currentUser);
    }),
    implement('DELETE /users/{id}/sessions/', async ({ currentUser, parameters }) => {
      await helpUser(services, currentUser, parameters.id, async (unit, { id, email }) => {
        await endSessionsOf(unit, id);
        await unit.audit({ action: 'end_sessions', resource: 'users', resourceId: id, before: { email } });
      });
    }),
  ];
}
