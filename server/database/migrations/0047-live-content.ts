import { type Kysely, sql } from 'kysely';

/**
 * What visitors read at once asks for `pages.publish` from this release on. Until then `pages.edit` was enough: roles that
 * hold it get the other, so that nobody loses what they could do.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into role_permissions (role_id, permission)
    select role_id, 'pages.publish' from role_permissions where permission = 'pages.edit'
    on conflict do nothing`.execute(database);
}
