import { sql } from 'kysely';
import { passwordTexts } from '../../domain/password.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { nameChanged, readAccount } from './accounts.ts';
import { passwordChangedMail } from './mails.ts';
import { hashNewPassword, setPassword } from './new-password.ts';
import { noteProof, proveOwnPassword } from './proof.ts';
import { makeRecoveryCodes, recoveryCodesOf } from './recovery-codes.ts';
import { endSession, endSessionsOf, liveSessionsOf } from './sessions.ts';

/** The calls for one's own account. */
export function profileRoutes(services: Services): Endpoint[] {
  const { db, write } = services;

  async function ownAccount({ userId }: CurrentUser) {
    const found = await readAccount(db, userId);
    if (!found) throw notFound();
    return found;
  }

  return [
    implement('GET /me/', ({ currentUser }) => ownAccount(currentUser)),
    implement('PUT /me/', async ({ currentUser, body }) => {
      await write(currentUser.userId, async (unit) => {
        const before = await readAccount(unit.db, currentUser.userId);
        await unit.db
          .updateTable('users')
          .set({ ...body, updated_at: unit.now })
          .where('id', '=', currentUser.userId)
          .execute();
        const { first_name, last_name } = before ?? body;
        await unit.audit({
          action: 'edit',
          resource: 'users',
          resourceId: currentUser.userId,
          before: { first_name, last_name },
          after: body,
        });
        await nameChanged(unit, currentUser.userId);
      });
      return ownAccount(currentUser);
    }),
    implement('PUT /me/pins/', async ({ currentUser, body }) => {
      await write(currentUser.userId, ({ db: own }) =>
        own
          .updateTable('users')
          .set({ pins: JSON.stringify(body.pins) })
          .where('id', '=', currentUser.userId)
          .execute(),
      );
      return ownAccount(currentUser);
    }),
    implement('POST /me/hints/', async ({ currentUser, body: { hint } }) => {
      // One statement: of two devices that close a hint each at the same moment, neither brings the other's back.
      await write(currentUser.userId, ({ db: own }) =>
        own
          .updateTable('users')
          .set({ read_hints: sql`read_hints || ${` ${hint}`}` })
          .where('id', '=', currentUser.userId)
          .where(sql<boolean>`read_hints || ' ' not like ${`% ${hint} %`}`)
          .execute(),
      );
      return ownAccount(currentUser);
    }),
    implement('DELETE /me/hints/', async ({ currentUser }) => {
      await write(currentUser.userId, ({ db: own }) =>
        own.updateTable('users').set({ read_hints: '' }).where('id', '=', currentUser.userId).execute(),
      );
      return ownAccount(currentUser);
    }),
    implement('POST /me/password/', async ({ currentUser, body, address, language }) => {
      const given = { field: 'current_password', password: body.current_password, address };
      const owner = await proveOwnPassword(services, currentUser, given);
      const passwordHash = await hashNewPassword(body.password, owner.email);
      return write(currentUser.userId, async (unit) => {
        const { left } = await recoveryCodesOf(unit.db, currentUser.userId);
        await setPassword(unit, currentUser.userId, passwordHash, currentUser.sessionId);
        await unit.audit({ action: 'change_password', resource: 'users', resourceId: currentUser.userId });
        await unit.mail(passwordChangedMail(owner, unit.now));
        return { message: worded(left === 0 ? passwordTexts.changed : passwordTexts.changedWithCodes, language) };
      });
    }),
    implement('POST /me/proof/', async ({ currentUser, body, address }) => {
      await proveOwnPassword(services, currentUser, { field: 'password', password: body.password, address });
      await write(currentUser.userId, (unit) => noteProof(unit, currentUser));
    }),
    implement('GET /me/sessions/', ({ currentUser, now }) => liveSessionsOf(db, currentUser.userId, now, currentUser)),
    implement('DELETE /me/sessions/', ({ currentUser }) =>
      write(currentUser.userId, async (unit) => {
        const ended = await endSessionsOf(unit, currentUser.userId, currentUser.sessionId);
        if (ended > 0) await unit.audit({ action: 'end_sessions', resource: 'users', resourceId: currentUser.userId });
      }),
    ),
    implement('DELETE /me/sessions/{id}/', ({ currentUser, parameters, now }) =>
      write(currentUser.userId, async (unit) => {
        const live = await liveSessionsOf(unit.db, currentUser.userId, now, currentUser);
        if (!live.some(({ id }) => id === parameters.id)) throw notFound();
        await endSession(unit, parameters.id);
        await unit.audit({ action: 'sign_out', resource: 'sessions', resourceId: parameters.id });
      }),
    ),
    implement('GET /me/recovery-codes/', ({ currentUser }) => recoveryCodesOf(db, currentUser.userId)),
    implement('POST /me/recovery-codes/', async ({ currentUser, body, address }) => {
      await proveOwnPassword(services, currentUser, { field: 'password', password: body.password, address });
      return write(currentUser.userId, async (unit) => {
        const codes = await makeRecoveryCodes(unit, currentUser.userId, services.config.secretKey);
        await unit.audit({ action: 'make_recovery_codes', resource: 'users', resourceId: currentUser.userId });
        return { codes };
      });
    }),
  ];
}
