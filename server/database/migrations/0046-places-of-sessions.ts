import type { Kysely } from 'kysely';

/** The network each sign-in came from: strangers in larger networks around it do not keep its owner out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('network', 'text').execute();
}
