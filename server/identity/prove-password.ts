import type { Desk } from '../desk.ts';
import { normaliseEmail } from './accounts.ts';
import { type Attempt, countAttempt, forgive, lockIfDue } from './lockout.ts';
import { lockedMail } from './mails.ts';
import { passwordFits } from './passwords.ts';

/** Whoever has this account and is not in the trash. */
function ownerOf({ rows }: Pick<Desk, 'rows'>, account: string) {
  return rows
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'is_active', 'password_hash', 'account_locked_until'])
    .where('email', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>;

/** The wrong password leaves the same traces whether or not the account exists; its owner hears of a lock. */
function noteFailure(desk: Desk, attempt: Attempt, owner: Owner | undefined, counted: boolean): Promise<void> {
  return desk.write(owner?.id ?? null, async (unit) => {
    await unit.rows
      .updateTable('users')
      .set((row) => ({ failed_login_attempts: row('failed_login_attempts', '+', 1) }))
      .where('email', '=', attempt.account)
      .execute();
    if (counted) await unit.audit({ action: 'sign_in_failed', resource: 'users', resourceId: owner?.id ?? null });
    const until = await lockIfDue(unit, attempt);
    if (until === undefined) return;
    await unit.audit({ action: 'lock', resource: 'users', resourceId: owner?.id ?? null });
    if (!owner) return;
    const { account_locked_until: known } = owner;
    await unit.rows
      .updateTable('users')
      .set({ account_locked_until: known !== null && known > until ? known : until })
      .where('id', '=', owner.id)
      .execute();
    const lock = { network: attempt.network, until, timeZone: desk.config.timeZone };
    await unit.mail(lockedMail(owner, lock, unit.now));
  });
}

/**
 * Whether this is the account's password. Counted before it is looked at; wrong, unknown and locked take the same time
 * and answer the same: undefined. The owner of the account otherwise.
 */
export async function provePassword(
  desk: Desk,
  email: string,
  password: string,
  network: string,
): Promise<Owner | undefined> {
  const attempt: Attempt = { account: normaliseEmail(email), network };
  const counted = await countAttempt(desk.rows, attempt, desk.clock().toISOString());
  const owner = await ownerOf(desk, attempt.account);
  const fits = await passwordFits(password, owner?.password_hash ?? null);
  if (!owner || !fits || !counted) {
    await noteFailure(desk, attempt, owner, counted);
    return undefined;
  }
  await desk.write(owner.id, async (unit) => {
    await forgive(unit, attempt);
    await unit.rows.updateTable('users').set({ failed_login_attempts: 0 }).where('id', '=', owner.id).execute();
  });
  return owner;
}
