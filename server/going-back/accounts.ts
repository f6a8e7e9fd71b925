import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { anonymise } from '../users/anonymise.ts';
import type { KnownStates } from './states.ts';

// Accounts are a few dozen: all of them are in memory.

type User = Selectable<Tables['users']>;

/** The account as it is now, with no more rights than it had then. */
const asSince = (before: User, { id: _, ...since }: User) => ({
  ...since,
  is_active: before.is_active && since.is_active,
  is_staff: before.is_staff && since.is_staff,
  is_superuser: before.is_superuser && since.is_superuser,
  deleted_at: since.deleted_at ?? before.deleted_at,
});

/** An account that is gone: nobody signs in with it. */
const asGone = ({ id, deleted_at }: User, now: string) => ({
  email: `removed-${id}`,
  password_hash: null,
  is_active: false,
  is_superuser: false,
  deleted_at: deleted_at ?? now,
});

const usersOf = (db: Database) => db.selectFrom('users').selectAll().orderBy('id').execute();

/**
 * Gives accounts the address, the password and the state that they have now: somebody may have been locked out since, and codes go to
 * the address.
 */
async function carryUsers({ earlier, later, write, now }: KnownStates): Promise<void> {
  const found = new Map((await usersOf(later)).map((user) => [user.id, user]));
  const users = await usersOf(earlier);
  await write(null, async (unit) => {
    for (const user of users) {
      const isForgotten = user.anonymised_at === null && (found.get(user.id)?.anonymised_at ?? null) !== null;
      if (isForgotten) await anonymise(unit, user);
    }
    // Two of them may have changed their addresses for each other's.
    for (const { id } of users)
      await unit.db
        .updateTable('users')
        .set({ email: `moved-${id}` })
        .where('id', '=', id)
        .execute();
    for (const user of users) {
      const since = found.get(user.id);
      const changes = since ? asSince(user, since) : asGone(user, now);
      await unit.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
    }
  });
}

const recoveryCodes = (db: Database) => db.selectFrom('recovery_codes').selectAll().execute();
const formerAddresses = (db: Database) => db.selectFrom('former_addresses').selectAll().execute();

/** Codes that were used or made anew since, and the addresses that were the organisation's own. */
async function carrySecondSteps({ earlier, later }: KnownStates): Promise<void> {
  const users = new Set((await usersOf(earlier)).map(({ id }) => id));
  await earlier.deleteFrom('recovery_codes').execute();
  for (const code of await recoveryCodes(later))
    if (users.has(code.user_id)) await earlier.insertInto('recovery_codes').values(code).execute();
  const known = new Set((await formerAddresses(earlier)).map(({ user_id, said }) => `${user_id} ${said}`));
  for (const { user_id, said } of await formerAddresses(later)) {
    const isNew = !known.has(`${user_id} ${said}`) && (user_id === null || users.has(user_id));
    if (isNew) await earlier.insertInto('former_addresses').values({ user_id, said }).execute();
  }
}

const userRoles = (db: Database) => db.selectFrom('user_roles').selectAll().execute();
const rolePermissions = (db: Database) => db.selectFrom('role_permissions').selectAll().execute();

/** Takes away the rights that were taken away since. What was given since is not there, and has to be given again. */
async function carryRights({ earlier, later }: KnownStates): Promise<void> {
  const roles = new Map((await later.selectFrom('roles').selectAll().execute()).map((role) => [role.id, role]));
  for (const { id, deleted_at } of await earlier.selectFrom('roles').select(['id', 'deleted_at']).execute()) {
    const since = roles.get(id);
    if (since?.is_active && since.deleted_at === null) continue;
    await earlier
      .updateTable('roles')
      .set({ is_active: false, deleted_at: deleted_at ?? since?.deleted_at ?? null })
      .where('id', '=', id)
      .execute();
  }
  const held = new Set((await userRoles(later)).map(({ user_id, role_id }) => `${user_id} ${role_id}`));
  for (const { user_id, role_id } of await userRoles(earlier)) {
    if (held.has(`${user_id} ${role_id}`)) continue;
    await earlier.deleteFrom('user_roles').where('user_id', '=', user_id).where('role_id', '=', role_id).execute();
  }
  const given = new Set((await rolePermissions(later)).map(({ role_id, permission }) => `${role_id} ${permission}`));
  for (const { role_id, permission } of await rolePermissions(earlier)) {
    if (given.has(`${role_id} ${permission}`)) continue;
    await earlier
      .deleteFrom('role_permissions')
      .where('role_id', '=', role_id)
      .where('permission', '=', permission)
      .execute();
  }
}

/** Nobody gets back a password, a second step, an account or a right that they have lost since. */
export async function carryAccounts(states: KnownStates): Promise<void> {
  await carryUsers(states);
  await carrySecondSteps(states);
  await carryRights(states);
}
