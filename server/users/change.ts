import type { Permission } from '../../domain/permission.ts';
import type { UserInput } from '../../domain/user.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { nameChanged, normaliseEmail } from '../identity/accounts.ts';
import { type MadeFrom, offerUndo } from '../identity/address-undo.ts';
import { noteFormerAddresses } from '../identity/former-addresses.ts';
import { passwordChangedMail } from '../identity/mails.ts';
import { endAccessOf, hashNewPassword, setPassword } from '../identity/new-password.ts';
import { invite } from '../identity/password-links.ts';
import { assertSuperuserLeft, beginPeopleChange, privilegeTexts } from '../identity/privilege-rules.ts';
import { assertProven } from '../identity/proof.ts';
import { noteDeleter } from '../resource/deleters.ts';
import type { Services } from '../services.ts';
import { anonymise } from './anonymise.ts';
import { auditedUser } from './present.ts';
import {
  assertAbove,
  assertAddressFree,
  assertOwnAccount,
  assertRoles,
  assertSuperuserFlag,
  newcomer,
} from './rules.ts';
import { findPerson, type StoredUser } from './store.ts';

/** The user, also one in the trash. Throws a 404 if there is none. */
async function personOf({ db, now }: UnitOfWork, id: number): Promise<StoredUser> {
  const person = await findPerson(db, id, now);
  if (!person) throw notFound();
  return person;
}

async function setRoles({ db }: UnitOfWork, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('user_roles')
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .execute();
}

/** Makes an account. Without a password its owner is invited by mail to set one. */
export async function registerUser(
  services: Services,
  currentUser: CurrentUser,
  input: UserInput,
): Promise<StoredUser> {
  const email = normaliseEmail(input.email);
  const passwordHash = input.password ? await hashNewPassword(input.password, email) : null;
  const { first_name, last_name, role_ids = [] } = input;
  const { is_active, is_staff, is_verified, is_superuser } = { ...newcomer, ...withoutGaps(input) };
  return services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, 'users.create');
    assertSuperuserFlag(current, newcomer, input);
    await assertAddressFree(unit, email);
    await assertRoles(unit.db, current, role_ids, []);
    const { id } = await unit.db
      .insertInto('users')
      .values({
        email,
        first_name,
        last_name,
        password_hash: passwordHash,
        is_active,
        is_staff,
        is_verified,
        is_superuser,
        // Whoever adds them shares a language with them more often than not; their profile has the choice.
        language: currentUser.language,
        account_locked_until: null,
        last_login: null,
        created_at: unit.now,
        updated_at: unit.now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setRoles(unit, id, role_ids);
    const made = await personOf(unit, id);
    await unit.audit({ action: 'create', resource: 'users', resourceId: id, after: auditedUser(made) });
    if (passwordHash === null && is_active) await invite(unit, made, services.config.publicUrl);
    return personOf(unit, id);
  });
}

/** The flags that were said, without those that were left out. */
function withoutGaps({ is_active, is_staff, is_verified, is_superuser }: UserInput) {
  return {
    ...(is_active === undefined ? {} : { is_active }),
    ...(is_staff === undefined ? {} : { is_staff }),
    ...(is_verified === undefined ? {} : { is_verified }),
    ...(is_superuser === undefined ? {} : { is_superuser }),
  };
}

/** The consequences of a change for the account's mailbox and sign-ins. */
async function followUp(
  unit: UnitOfWork,
  before: StoredUser,
  after: StoredUser,
  from: MadeFrom,
  config: Services['config'],
): Promise<void> {
  if (before.is_active && !after.is_active) await endAccessOf(unit, after.id);
  if (before.email === after.email) return;
  await unit.db.deleteFrom('codes').where('user_id', '=', after.id).execute();
  await unit.db.deleteFrom('password_links').where('user_id', '=', after.id).execute();
  await offerUndo(unit, before, after.email, from, config);
}

/** Changes with which an account could be taken over, or taken from those who keep the site. */
function isWeighty(before: StoredUser, email: string, { password, is_superuser, is_active }: UserInput): boolean {
  return (
    before.email !== email ||
    Boolean(password) ||
    (is_superuser ?? before.is_superuser) !== before.is_superuser ||
    (before.is_superuser && before.is_active && is_active === false)
  );
}

/** Changes an account; what the input leaves out stays. */
export async function changeUser(
  services: Services,
  currentUser: CurrentUser,
  id: number,
  input: UserInput,
  from: MadeFrom,
): Promise<StoredUser> {
  const email = normaliseEmail(input.email);
  const passwordHash = input.password ? await hashNewPassword(input.password, email) : null;
  const { first_name, last_name, role_ids } = input;
  return withPerson(services, currentUser, { id, permission: 'users.edit' }, async (unit, before, current) => {
    assertSuperuserFlag(current, before, input);
    assertOwnAccount(current, id, input);
    await assertAddressFree(unit, email, id);
    if (isWeighty(before, email, input)) await assertProven(unit, current);
    await unit.db
      .updateTable('users')
      .set({ email, first_name, last_name, ...withoutGaps(input), updated_at: unit.now })
      .where('id', '=', id)
      .execute();
    if (role_ids !== undefined) {
      const held = before.roles.map((role) => role.id);
      await assertRoles(unit.db, current, role_ids, held);
      await setRoles(unit, id, role_ids);
    }
    if (passwordHash !== null) {
      await setPassword(unit, id, passwordHash);
      await unit.audit({ action: 'set_password', resource: 'users', resourceId: id, before: { email: before.email } });
      await unit.mail(passwordChangedMail(before, unit.now));
    }
    if (before.is_superuser) await assertSuperuserLeft(unit);
    const after = await personOf(unit, id);
    await followUp(unit, before, after, from, services.config);
    if (after.email !== before.email) await noteFormerAddresses(unit, id, [before.email]);
    const audited = { before: auditedUser(before), after: auditedUser(after) };
    await unit.audit({ action: 'edit', resource: 'users', resourceId: id, ...audited });
    await nameChanged(unit, id);
    return personOf(unit, id);
  });
}

/** Runs work on an account under the lock, by a user who may do it and has more power than its owner. */
const withPerson = <Result>(
  services: Services,
  currentUser: CurrentUser,
  { id, permission, inTrash = false }: { id: number; permission: Permission; inTrash?: boolean },
  work: (unit: UnitOfWork, before: StoredUser, current: CurrentUser) => Promise<Result>,
): Promise<Result> =>
  services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, permission);
    const before = await personOf(unit, id);
    if (inTrash ? before.deleted_at === null || before.anonymised_at !== null : before.deleted_at !== null)
      throw notFound();
    assertAbove(current, before);
    return work(unit, before, current);
  });

/** Moves an account to the trash; its owner is signed out at once. */
export function deleteUser(services: Services, currentUser: CurrentUser, id: number): Promise<void> {
  return withPerson(services, currentUser, { id, permission: 'users.delete' }, async (unit, before, current) => {
    if (id === current.userId) throw conflict(privilegeTexts.ownAccount);
    if (before.is_superuser) await assertProven(unit, current);
    await unit.db.updateTable('users').set({ deleted_at: unit.now }).where('id', '=', id).execute();
    await noteDeleter(unit, 'users', id, current.userId);
    if (before.is_superuser) await assertSuperuserLeft(unit);
    await endAccessOf(unit, id);
    await unit.audit({ action: 'delete', resource: 'users', resourceId: id, before: auditedUser(before) });
  });
}

/** Takes an account back out of the trash. */
export function restoreUser(services: Services, currentUser: CurrentUser, id: number): Promise<StoredUser> {
  return withPerson(services, currentUser, { id, permission: 'users.delete', inTrash: true }, async (unit) => {
    await unit.db.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute();
    const after = await personOf(unit, id);
    await unit.audit({ action: 'restore', resource: 'users', resourceId: id, after: auditedUser(after) });
    return after;
  });
}

/** Takes the person out of an account in the trash, before its time there is over. It cannot be restored from then on. */
export function removeUser(services: Services, currentUser: CurrentUser, id: number, reason: string): Promise<void> {
  return withPerson(services, currentUser, { id, permission: 'users.delete', inTrash: true }, async (unit, before) => {
    await anonymise(unit, before);
    await nameChanged(unit, id);
    await unit.audit({ action: 'delete_for_good', resource: 'users', resourceId: id, after: { reason } });
  });
}

/** Runs work on an account that is not in the trash, by a user with more power than its owner; returns it afterwards. */
export function helpUser(
  services: Services,
  currentUser: CurrentUser,
  id: number,
  help: (unit: UnitOfWork, person: StoredUser) => Promise<void>,
): Promise<StoredUser> {
  return withPerson(services, currentUser, { id, permission: 'users.edit' }, async (unit, person) => {
    await help(unit, person);
    return personOf(unit, id);
  });
}
