import { later } from '../../domain/instant.ts';
import { retentionDays } from '../../domain/retention.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { nameChanged } from '../identity/accounts.ts';
import { accessTables } from '../identity/new-password.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 3_600_000;

/** The name of an account whose person has been removed: posts and the log still point at the row. */
const nobody = { first_name: 'Former', last_name: 'colleague' };

const belongings = [...accessTables, 'address_undos', 'former_addresses', 'user_roles', 'overview_looks'] as const;

/** Takes the person out of an account, which stays as a row. */
export async function anonymise({ db, now }: UnitOfWork, { id, email }: { id: number; email: string }): Promise<void> {
  for (const table of belongings) await db.deleteFrom(table).where('user_id', '=', id).execute();
  await db.deleteFrom('sign_in_failures').where('account', '=', email).execute();
  await db.deleteFrom('mails').where('recipient', '=', email).execute();
  await db.updateTable('posts').set({ author_name: null }).where('author_id', '=', id).execute();
  await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('resource', '=', 'users')
    .where('resource_id', '=', id)
    .execute();
  await db
    .updateTable('users')
    .set({
      ...nobody,
      // The column asks for one, and for one of its own.
      email: `removed-${id}`,
      password_hash: null,
      is_active: false,
      is_staff: false,
      is_verified: false,
      is_superuser: false,
      last_login: null,
      anonymised_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes the person out of every account that has been in the trash for its time. It cannot be restored from then on. */
export async function anonymiseTrashed({ db, write }: Pick<Services, 'db' | 'write'>, now: Date): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('deleted_at', '<', later(now, -retentionDays.trash * DAY))
    .where('anonymised_at', 'is', null)
    .execute();
  if (found.length === 0) return;
  await write(null, async (unit) => {
    for (const user of found) {
      await anonymise(unit, user);
      await nameChanged(unit, user.id);
    }
  });
}
