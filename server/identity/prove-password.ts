import type { Services } from '../services.ts';
import { normaliseEmail } from './accounts.ts';
import { type Attempt, countAttempts, forgive, lockIfDue, noteLock, passwordAttempts } from './lockout.ts';
import { lockedMail } from './mails.ts';
import { passwordFits } from './passwords.ts';

/** The account with this address, unless it is in the trash. */
function ownerOf({ db }: Pick<Services, 'db'>, account: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language', 'is_active', 'password_hash'])
    .where('email', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>;

/** A wrong password has the same effects whether or not the account exists; its owner is told of a lock. */
function noteFailure(services: Services, attempts: readonly Attempt[], owner: Owner | undefined, counted: boolean) {
  const tried = { resource: 'users', resourceId: owner?.id ?? null, before: owner && { email: owner.email } };
  return services.write(null, async (unit) => {
    await unit.db
      .updateTable('users')
      .set((row) => ({ failed_login_attempts: row('failed_login_attempts', '+', 1) }))
      .where('email', '=', attempts[0]?.account ?? '')
      .execute();
    if (counted) await unit.audit({ action: 'sign_in_failed', ...tried });
    for (const attempt of attempts) {
      const until = await lockIfDue(unit, attempt);
      if (until === undefined) continue;
      await unit.audit({ action: 'lock', ...tried });
      if (!owner) continue;
      await noteLock(unit, owner.id, until);
      await unit.mail(
        lockedMail(owner, { network: attempt.network, until, timeZone: services.config.timeZone }, unit.now),
      );
    }
  });
}

/**
 * Whether this is the account's password. The attempt is counted first; wrong, unknown and locked take the same time and
 * give the same answer: undefined. Otherwise it returns the account's owner.
 */
export async function provePassword(
  services: Services,
  email: string,
  password: string,
  networks: readonly string[],
): Promise<Owner | undefined> {
  const account = normaliseEmail(email);
  const attempts = passwordAttempts(account, networks);
  const counted = await countAttempts(services.db, attempts, services.clock().toISOString());
  const owner = await ownerOf(services, account);
  const fits = await passwordFits(password, owner?.password_hash ?? null);
  if (!owner || !fits || !counted) {
    await noteFailure(services, attempts, owner, counted);
    return undefined;
  }
  await services.write(owner.id, async (unit) => {
    await forgive(unit, attempts);
    await unit.db.updateTable('users').set({ failed_login_attempts: 0 }).where('id', '=', owner.id).execute();
  });
  return owner;
}
