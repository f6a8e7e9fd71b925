import { type Kysely, sql } from 'kysely';

/**
 * Whoever could see newsletters saw their subscribers too. Those have rights of their own: every role may afterwards what it
 * might before. The old right to export stays, for a program of the version before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [old, own] of [
    ['newsletter.view', 'subscribers.view'],
    ['newsletter.export', 'subscribers.export'],
  ])
    await sql`insert into role_permissions (role_id, permission)
      select role_id, ${sql.lit(own)} from role_permissions where permission = ${sql.lit(old)}`.execute(database);
}
