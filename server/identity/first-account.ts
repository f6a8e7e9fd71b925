import type { UnitOfWork } from '../database/unit-of-work.ts';
import { setPassword } from './new-password.ts';

interface FirstAccount {
  email: string;
  first_name: string;
  last_name: string;
  passwordHash: string;
}

/** Makes the first superuser; links that would have done so end. Hold the lock on people, and see that there is none. */
export async function addFirstAccount(unit: UnitOfWork, { passwordHash, ...person }: FirstAccount): Promise<number> {
  const { id } = await unit.db
    .insertInto('users')
    .values({
      ...person,
      password_hash: null,
      is_active: true,
      is_staff: true,
      is_verified: true,
      is_superuser: true,
      account_locked_until: null,
      last_login: null,
      created_at: unit.now,
      updated_at: unit.now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPassword(unit, id, passwordHash);
  const after = { email: person.email, is_superuser: true };
  await unit.audit({ action: 'create', resource: 'users', resourceId: id, after });
  return id;
}
