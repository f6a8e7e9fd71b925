import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';

const AT = '2026-11-20T08:00:00.000Z';

test('what only the log said until now is kept beside it after the upgrade, and typed addresses link no pledge any more', async () => {
  const db = openDatabase(':memory:');
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0038')));
  const person = { first_name: 'Ann', last_name: 'Other', password_hash: null, account_locked_until: null };
  const flags = { is_active: true, is_staff: true, is_verified: true, is_superuser: false, last_login: null };
  const user = {
    id: 1,
    email: 'now@example.org',
    deleted_at: null,
    ...person,
    ...flags,
    created_at: AT,
    updated_at: AT,
  };
  await db.insertInto('users').values(user).execute();
  const giver = { id: 1, name: '', email: '', phone: '', language: null, merged_into: null, created_at: AT };
  await db.insertInto('givers').values(giver).execute();
  const said = { full_name: 'Ann', email: 'a@example.org', phone: '', message: '', created_at: AT };
  const nothing = { organization: '', estimated_amount: '', best_contact_time: '' };
  const interest = { ...said, ...nothing, donation_type: 'one_time', preferred_contact_method: 'email' } as const;
  await db
    .insertInto('donation_interests')
    .values([
      { status: 'new', ...interest },
      { status: 'donated', ...interest },
    ])
    .execute();
  const promise = { ...said, giver_id: 1, project_id: null, amount: 1, is_reminder_wanted: false, reminded_at: null };
  const open = { currency: 'RWF', rhythm: 'once', language: 'en', status: 'open', start_month: 1 } as const;
  const pledge = { ...promise, ...open, updated_at: AT };
  await db
    .insertInto('pledges')
    .values([
      { interest_id: 1, form_key: 'from the site', ...pledge },
      { interest_id: 1, form_key: null, ...pledge },
      { interest_id: 2, form_key: 'from the site too', ...pledge },
    ])
    .execute();
  const log = (action: string, resource: string, resource_id: number | null, before: object | null = null) => ({
    ...{ at: AT, user_id: 1, action, resource, resource_id, after: null },
    before: before && JSON.stringify(before),
  });
  await db
    .insertInto('audit')
    .values([
      log('cancel', 'pledges', 1),
      log('reopen', 'pledges', 1),
      log('delete', 'posts', 7),
      log('edit', 'users', 1, { email: 'before@example.org' }),
      log('edit', 'settings', null, { phone: '+250 788 300 300', email: '' }),
    ])
    .execute();

  await migrate(db);
  await db.deleteFrom('audit').execute();
  const pledges = await db.selectFrom('pledges').select(['interest_id', 'changes_by_giver']).orderBy('id').execute();
  expect(pledges).toEqual([
    { interest_id: null, changes_by_giver: 2 },
    { interest_id: 1, changes_by_giver: 0 },
    { interest_id: 2, changes_by_giver: 0 },
  ]);
  const deleters = await db.selectFrom('deleters').selectAll().execute();
  expect(deleters).toEqual([{ resource: 'posts', record_id: 7, user_id: 1 }]);
  const former = await db.selectFrom('former_addresses').select(['user_id', 'said']).orderBy('said', 'desc').execute();
  expect(former).toEqual([
    { user_id: 1, said: 'before@example.org' },
    { user_id: null, said: '+250 788 300 300' },
  ]);
  await db.destroy();
});
