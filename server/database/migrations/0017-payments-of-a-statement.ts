import { type Kysely, sql } from 'kysely';

/** The payments of one statement are looked for where its import is taken back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index payments_of_statement on payments (statement_id) where statement_id is not null`.execute(
    database,
  );
  await sql`create index gateway_payments_of_payment on gateway_payments (payment_id) where payment_id is not null`.execute(
    database,
  );
}
