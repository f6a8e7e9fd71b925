import { signInLinkTexts } from '../../domain/sign-in-link.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { normaliseEmail, readAccount } from './accounts.ts';
import { passwordChangedMail } from './mails.ts';
import { hashNewPassword, setPassword } from './new-password.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginSession } from './sessions.ts';
import { addFirstAccount, badLink, findSignInLink, spendSignInLink } from './sign-in-links.ts';

/** Throws a 400 at the field for an address that an account has or had. */
async function assertAddressFree({ db }: UnitOfWork, email: string): Promise<void> {
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw badRequest(signInLinkTexts.taken, { email: [signInLinkTexts.taken] });
}

export function signInLinkRoutes(services: Services): Endpoint[] {
  const { db, write, config } = services;

  /** Control of the machine is the proof: no code is mailed, which may not even work yet. The place is known from now on. */
  async function signIn(unit: UnitOfWork, userId: number, userAgent: string, address: string) {
    const codes = await makeRecoveryCodes(unit, userId, config.secretKey);
    await unit.db.updateTable('users').set({ last_login: unit.now }).where('id', '=', userId).execute();
    const tokens = await beginSession(unit, userId, userAgent, address);
    await unit.audit({ action: 'use_sign_in_link', resource: 'users', resourceId: userId });
    const user = await readAccount(unit.db, userId);
    if (!user) throw badLink();
    return { ...tokens, user, codes };
  }

  return [
    implement('POST /sign-in-links/open/', async ({ body, now }) => {
      const { user } = await findSignInLink(db, body.token, now.toISOString());
      return { email: user?.email ?? null };
    }),
    implement(
      'POST /sign-in-links/first-account/',
      async ({ body: { token, password, ...person }, now, userAgent, address }) => {
        if ((await findSignInLink(db, token, now.toISOString())).user !== null) throw badLink();
        const email = normaliseEmail(person.email);
        const passwordHash = await hashNewPassword(password, email);
        return write(null, async (unit) => {
          await holdLock(unit, 'people');
          // Another link may have made the first account since.
          const { id } = await findSignInLink(unit.db, token, unit.now);
          await assertAddressFree(unit, email);
          await spendSignInLink(unit.db, id);
          const userId = await addFirstAccount(unit, { ...person, email, passwordHash });
          return signIn(unit, userId, userAgent, address);
        });
      },
    ),
    implement('POST /sign-in-links/use/', async ({ body: { token, password }, now, userAgent, address }) => {
      const { id, user } = await findSignInLink(db, token, now.toISOString());
      if (user === null) throw badLink();
      const passwordHash = await hashNewPassword(password, user.email);
      return write(user.id, async (unit) => {
        await spendSignInLink(unit.db, id);
        await setPassword(unit, user.id, passwordHash);
        await unit.mail(passwordChangedMail(user, unit.now));
        return signIn(unit, user.id, userAgent, address);
      });
    }),
  ];
}
