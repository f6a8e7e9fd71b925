import { type Kysely, sql } from 'kysely';

/**
 * The mails of campaigns lie in the outbox, one row a recipient. No release has had the table they replace, so it goes at
 * once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('newsletter_letters').addColumn('recipients', 'integer').execute();
  await schema.alterTable('newsletter_letters').addColumn('queued_up_to', 'integer').execute();
  await schema
    .alterTable('mails')
    .addColumn('campaign_id', 'integer', (column) => column.references('newsletter_letters.id').onDelete('cascade'))
    .execute();
  // A forgotten recipient is still counted, by a row that points at nobody.
  await schema
    .alterTable('mails')
    .addColumn('subscriber_id', 'integer', (column) =>
      column.references('newsletter_subscribers.id').onDelete('set null'),
    )
    .execute();
  await sql`
    update newsletter_letters set recipients =
      (select count(*) from newsletter_deliveries where letter_id = newsletter_letters.id)
    where status <> 'draft'`.execute(database);
  await sql`
    insert into mails (campaign_id, subscriber_id, recipient, subject, body, created_at, next_try_at, tries,
      sent_at, failed_at, last_error)
    select letter.id, subscriber_id, '', '', '', coalesce(letter.started_at, letter.created_at), next_try_at, 0,
      case when delivery.status = 'sent' then coalesce(sent_at, next_try_at) end,
      case when delivery.status in ('failed', 'unknown') then next_try_at end, last_error
    from newsletter_deliveries as delivery join newsletter_letters as letter on letter.id = letter_id
    where delivery.status <> 'left' order by delivery.id`.execute(database);
  await schema.dropTable('newsletter_deliveries').execute();

  // One index for what is due, of a campaign or of none, and for how far a campaign has come.
  await schema.dropIndex('mails_by_next_try').execute();
  await schema
    .createIndex('mails_by_campaign')
    .on('mails')
    .columns(['campaign_id', 'sent_at', 'failed_at', 'next_try_at'])
    .execute();
  await schema
    .createIndex('mails_of_subscriber')
    .on('mails')
    .column('subscriber_id')
    .where(sql.ref('subscriber_id'), 'is not', null)
    .execute();
}
