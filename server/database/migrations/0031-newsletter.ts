import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** The letters of the newsletter and who has which; mails with more than plain text; accounts without their person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'newsletter_letters')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('started_at', instant)
    .addColumn('finished_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('newsletter_letters_status', oneOf('status', ['draft', 'sending', 'paused', 'sent']))
    .execute();

  await createTable(database, 'newsletter_deliveries')
    .addColumn('letter_id', 'integer', (column) =>
      column.notNull().references('newsletter_letters.id').onDelete('cascade'),
    )
    // Whoever is forgotten is still counted, by a row that points at nobody.
    .addColumn('subscriber_id', 'integer', (column) =>
      column.references('newsletter_subscribers.id').onDelete('set null'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', instant, (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('sent_at', instant)
    .addColumn('last_error', 'text')
    .addUniqueConstraint('newsletter_deliveries_once', ['letter_id', 'subscriber_id'])
    .addCheckConstraint(
      'newsletter_deliveries_status',
      oneOf('status', ['waiting', 'handing_over', 'sent', 'failed', 'left', 'unknown']),
    )
    .execute();
  await schema
    .createIndex('newsletter_deliveries_by_next_try')
    .on('newsletter_deliveries')
    .columns(['status', 'next_try_at'])
    .execute();
  await schema
    .createIndex('newsletter_deliveries_of_letter')
    .on('newsletter_deliveries')
    .columns(['letter_id', 'status'])
    .execute();
  await schema
    .createIndex('newsletter_deliveries_of_subscriber')
    .on('newsletter_deliveries')
    .column('subscriber_id')
    .where(sql.ref('subscriber_id'), 'is not', null)
    .execute();

  await schema.alterTable('mails').addColumn('html', 'text').execute();
  await schema.alterTable('mails').addColumn('headers', 'text').execute();
  await schema.alterTable('users').addColumn('anonymised_at', instant).execute();
}
