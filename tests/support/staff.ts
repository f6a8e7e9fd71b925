import type { Insertable } from 'kysely';
import type { Database } from '../../server/database/open.ts';
import type { Tables } from '../../server/database/tables.ts';

/** A member of staff, written straight into the database, with defaults for the rest. */
export async function addStaff(
  db: Database,
  now: Date,
  options: Partial<Insertable<Tables['users']>> & { email: string },
): Promise<number> {
  const stamp = now.toISOString();
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Test',
      last_name: 'Staff',
      password_hash: null,
      is_active: true,
      is_staff: true,
      is_verified: true,
      is_superuser: false,
      account_locked_until: null,
      last_login: null,
      created_at: stamp,
      updated_at: stamp,
      deleted_at: null,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
