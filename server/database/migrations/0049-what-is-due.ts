import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What housekeeping looks for: it finds what is due, and reads nothing else, however much is kept. */
const indexes: Record<string, Record<string, { on: readonly string[]; where?: RawBuilder<boolean> }>> = {
  event_registrations: { in_trash: { on: ['deleted_at'], where: sql`deleted_at is not null` } },
  gateway_payments: { with_phone: { on: ['created_at'], where: sql`phone <> ''` } },
  mails: {
    by_sending: { on: ['sent_at'], where: sql`sent_at is not null and campaign_id is null` },
    by_failure: { on: ['failed_at'], where: sql`failed_at is not null and campaign_id is null` },
  },
  payments: {
    with_payer: {
      on: ['created_at'],
      where: sql`(payer_name <> '' or payer_phone <> '' or reference <> '' or text <> '')`,
    },
  },
  sessions: { by_expiry: { on: ['expires_at'] }, by_end: { on: ['ended_at'] } },
  sign_in_failures: { by_time: { on: ['last_at'] } },
  tokens: { by_expiry: { on: ['expires_at'] } },
  translations: { of_record: { on: ['resource', 'record'] } },
};

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, named] of Object.entries(indexes)) {
    for (const [name, { on, where }] of Object.entries(named)) {
      const index = database.schema
        .createIndex(`${table}_${name}`)
        .on(table)
        .columns([...on]);
      await (where ? index.where(where) : index).execute();
    }
  }
}
