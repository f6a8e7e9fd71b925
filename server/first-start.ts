import { randomBytes } from 'node:crypto';
import { holdLock, patiently } from './database/lock.ts';
import type { Rows } from './database/open.ts';
import { isEmpty } from './database/sample/is-empty.ts';
import type { Desk } from './desk.ts';
import { normaliseEmail } from './identity/accounts.ts';
import { hashPassword } from './identity/passwords.ts';

export interface FirstStart {
  /** The superuser made just now; the password only if it was generated. */
  newSuperuser: { email: string; generatedPassword: string | null } | null;
  sampleContent: boolean;
}

/** Makes the first superuser where there is none. */
async function ensureSuperuser({ rows, write, config }: Desk): Promise<FirstStart['newSuperuser']> {
  const superuser = (from: Rows) =>
    from.selectFrom('users').select('id').where('is_superuser', '=', true).executeTakeFirst();
  if (await superuser(rows)) return null;
  const email = normaliseEmail(config.adminEmail);
  const generatedPassword = config.adminPassword === null ? randomBytes(12).toString('base64url') : null;
  const password_hash = await hashPassword(config.adminPassword ?? generatedPassword ?? '');
  return write(null, async (unit) => {
    const { rows: transaction, now, audit } = unit;
    // Several nodes may start at once on an empty database.
    await holdLock(unit, 'people');
    if (await superuser(transaction)) return null;
    const { id } = await transaction
      .insertInto('users')
      .values({
        email,
        first_name: 'Site',
        last_name: 'Administrator',
        password_hash,
        is_active: true,
        is_staff: true,
        is_verified: true,
        is_superuser: true,
        account_locked_until: null,
        last_login: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({ action: 'create', resource: 'users', resourceId: id, after: { email, is_superuser: true } });
    return { email, generatedPassword };
  });
}

/**
 * What the very first start on a database does: somebody who can sign in, and something to see. Waits where another node
 * is at it, which may take it a good while.
 */
export async function prepareFirstStart(desk: Desk): Promise<FirstStart> {
  const newSuperuser = await patiently(() => ensureSuperuser(desk));
  if (!desk.config.sampleContent || !(await isEmpty(desk.rows))) return { newSuperuser, sampleContent: false };
  // Only where it is wanted: drawing the sample's pictures needs a good deal of program, and of memory.
  const { fillWithSample } = await import('./database/sample/fill.ts');
  return { newSuperuser, sampleContent: await patiently(() => fillWithSample(desk)) };
}
