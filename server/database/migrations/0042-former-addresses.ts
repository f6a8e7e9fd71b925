import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { createTable } from '../columns.ts';

/** How the log wrote an account, or the settings of the site. */
const logged = z.object({ email: z.string().catch(''), phone: z.string().catch('') }).catch({ email: '', phone: '' });

const saidIn = (json: string | null): string[] => {
  const { email, phone } = logged.parse(JSON.parse(json ?? '{}'));
  return [email, phone].filter((one) => one !== '');
};

/** Addresses that accounts and the organisation have had: the log that said them does not last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, 'former_addresses')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('said', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('former_addresses_user').on('former_addresses').column('user_id').execute();
  const { rows } = await sql<{ user_id: number | null; before: string | null; after: string | null }>`
    select case when resource = 'users' then resource_id end as user_id, before, after from audit
    where (before is not null or after is not null)
      and (resource = 'settings' or (resource = 'users' and resource_id in (select id from users)))`.execute(database);
  const known = new Set<string>();
  for (const { user_id, before, after } of rows)
    for (const said of [...saidIn(before), ...saidIn(after)]) {
      const key = `${user_id} ${said}`;
      if (known.has(key)) continue;
      known.add(key);
      await sql`insert into former_addresses (user_id, said) values (${user_id}, ${said})`.execute(database);
    }
}
