import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** What visitors send: messages, interest in donating, registrations for events, addresses for the newsletter. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'contact_messages')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addCheckConstraint(
      'contact_messages_subject_type',
      oneOf('subject_type', ['general', 'support', 'partnership', 'feedback', 'complaint']),
    )
    .addCheckConstraint('contact_messages_status', oneOf('status', ['new', 'readed']))
    .execute();
  await schema.createIndex('contact_messages_by_time').on('contact_messages').column('created_at').execute();

  await createTable(database, 'donation_interests')
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('organization', 'text', (column) => column.notNull())
    .addColumn('donation_type', 'text', (column) => column.notNull())
    .addColumn('estimated_amount', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('preferred_contact_method', 'text', (column) => column.notNull())
    .addColumn('best_contact_time', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addCheckConstraint(
      'donation_interests_type',
      oneOf('donation_type', ['one_time', 'monthly', 'yearly', 'project_based', 'general']),
    )
    .addCheckConstraint('donation_interests_method', oneOf('preferred_contact_method', ['email', 'phone', 'both']))
    .addCheckConstraint(
      'donation_interests_status',
      oneOf('status', ['new', 'contacted', 'committed', 'donated', 'declined']),
    )
    .execute();
  await schema.createIndex('donation_interests_by_time').on('donation_interests').column('created_at').execute();

  await createTable(database, 'event_registrations')
    .addColumn('event_id', 'integer', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('organization', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();
  await schema
    .createIndex('event_registrations_once')
    .unique()
    .on('event_registrations')
    .columns(['event_id', 'email'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await createTable(database, 'newsletter_subscribers')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('confirm_hash', 'text', (column) => column.unique())
    .addColumn('confirm_until', instant)
    .addColumn('unsubscribe_hash', 'text', (column) => column.notNull().unique())
    .addColumn('mailed_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('confirmed_at', instant)
    .addColumn('left_at', instant)
    .addCheckConstraint('newsletter_subscribers_status', oneOf('status', ['pending', 'confirmed', 'left']))
    .execute();

  await schema
    .createTable('form_keys')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('form_keys_key', ['form', 'key'])
    .execute();
  await schema.createIndex('form_keys_by_time').on('form_keys').column('created_at').execute();
}
