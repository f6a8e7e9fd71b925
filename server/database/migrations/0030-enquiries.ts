import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, isSqlite } from '../columns.ts';

/** The two kinds of enquiry, and the columns that their lists count, search and sort by. */
const desks = [
  {
    desk: 'donations',
    table: 'donation_interests',
    kind: 'donation_type',
    name: 'full_name',
    searched: ['full_name', 'email', 'organization'],
  },
  {
    desk: 'contacts',
    table: 'contact_messages',
    kind: 'subject_type',
    name: 'name',
    searched: ['name', 'email', 'subject'],
  },
] as const;

/**
 * Keeps a table's searched columns together in one, in lower case. The database does it: whoever erases a person from
 * the row erases them here too, and the release before need not know of it.
 */
async function addSearchText(database: Kysely<unknown>, { table, searched }: (typeof desks)[number]): Promise<void> {
  const text = sql.raw(`lower(${searched.join(` || '\n' || `)})`);
  const on = sql.table(table);
  if (!isSqlite(database)) {
    await sql`alter table ${on} add column search_text text not null generated always as (${text}) stored`.execute(
      database,
    );
    return;
  }
  await sql`alter table ${on} add column search_text text not null default ''`.execute(database);
  await sql`update ${on} set search_text = ${text}`.execute(database);
  const writes = { inserted: 'insert', updated: `update of ${searched.join(', ')}` };
  for (const [name, write] of Object.entries(writes)) {
    await sql`create trigger ${sql.ref(`${table}_searched_when_${name}`)} after ${sql.raw(write)} on ${on} begin
      update ${on} set search_text = ${text} where id = new.id;
    end`.execute(database);
  }
}

/**
 * How many there are of each status and kind. The database counts along with every write, so that a page of a long list
 * costs no more than one of a short list: counting 100,000 rows takes longer than reading a page of them.
 */
async function addCounts(database: Kysely<unknown>, { desk, table, kind }: (typeof desks)[number]): Promise<void> {
  const on = sql.table(table);
  await sql`insert into enquiry_counts (desk, status, kind, number)
    select ${sql.lit(desk)}, status, ${sql.ref(kind)}, count(*) from ${on} group by status, ${sql.ref(kind)}`.execute(
    database,
  );
  if (!isSqlite(database)) {
    await sql`create trigger ${sql.ref(`${table}_counted`)}
      after insert or delete or update of status, ${sql.ref(kind)} on ${on}
      for each row execute function count_enquiry(${sql.lit(desk)}, ${sql.lit(kind)})`.execute(database);
    return;
  }
  const oneMore = sql`insert into enquiry_counts (desk, status, kind, number)
    values (${sql.lit(desk)}, new.status, new.${sql.ref(kind)}, 1)
    on conflict (desk, status, kind) do update set number = number + 1;`;
  const oneLess = sql`update enquiry_counts set number = number - 1
    where desk = ${sql.lit(desk)} and status = old.status and kind = old.${sql.ref(kind)};`;
  const writes = [
    { name: 'inserted', write: sql`insert`, counting: oneMore },
    { name: 'deleted', write: sql`delete`, counting: oneLess },
    { name: 'updated', write: sql`update of status, ${sql.ref(kind)}`, counting: sql`${oneLess} ${oneMore}` },
  ];
  for (const { name, write, counting } of writes) {
    await sql`create trigger ${sql.ref(`${table}_counted_when_${name}`)} after ${write} on ${on} begin
      ${counting}
    end`.execute(database);
  }
}

/**
 * Every order a list can have, and the usual one a second time with what is searched: both databases then find a page, or
 * who is searched for, in an index alone.
 */
async function addIndexes({ schema }: Kysely<unknown>, { table, kind, name }: (typeof desks)[number]): Promise<void> {
  await schema.dropIndex(`${table}_by_time`).execute();
  const order = ['created_at', 'id'];
  await schema.createIndex(`${table}_by_time`).on(table).columns(order).execute();
  await schema
    .createIndex(`${table}_searched`)
    .on(table)
    .columns([...order, 'search_text'])
    .execute();
  for (const column of ['status', kind, name]) {
    await schema
      .createIndex(`${table}_by_${column}`)
      .on(table)
      .columns([column, ...order])
      .execute();
  }
}

/** How the function that counts for PostgreSQL is told of its table: by the desk and the column of the kind. */
const countEnquiry = sql`
  create function count_enquiry() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update enquiry_counts set number = number - 1
        where desk = tg_argv[0] and status = old.status and kind = to_jsonb(old) ->> tg_argv[1];
    end if;
    if tg_op <> 'DELETE' then
      insert into enquiry_counts (desk, status, kind, number)
        values (tg_argv[0], new.status, to_jsonb(new) ->> tg_argv[1], 1)
        on conflict (desk, status, kind) do update set number = enquiry_counts.number + 1;
    end if;
    return null;
  end $$`;

/** What staff do with donation interests and contact messages, and lists of them that stay fast when they are long. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant, day } = columnTypes(database);
  const { schema } = database;

  await schema
    .createTable('enquiry_counts')
    .addColumn('desk', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_counts_key', ['desk', 'status', 'kind'])
    .execute();
  if (!isSqlite(database)) await countEnquiry.execute(database);
  for (const one of desks) {
    await addSearchText(database, one);
    await addCounts(database, one);
    await addIndexes(database, one);
  }

  await schema
    .alterTable('donation_interests')
    .addColumn('assignee_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await schema.alterTable('donation_interests').addColumn('next_action_on', day).execute();
  await schema
    .createIndex('donation_interests_by_next_action')
    .on('donation_interests')
    .column('next_action_on')
    .where(sql.ref('next_action_on'), 'is not', null)
    .execute();

  await createTable(database, 'donation_moves')
    .addColumn('donation_id', 'integer', (column) =>
      column.notNull().references('donation_interests.id').onDelete('cascade'),
    )
    .addColumn('from_status', 'text', (column) => column.notNull())
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('donation_moves_of_donation').on('donation_moves').column('donation_id').execute();

  await createTable(database, 'donation_notes')
    .addColumn('donation_id', 'integer', (column) =>
      column.notNull().references('donation_interests.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('donation_notes_of_donation').on('donation_notes').column('donation_id').execute();

  await createTable(database, 'contact_replies')
    .addColumn('contact_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('contact_replies_of_contact').on('contact_replies').column('contact_id').execute();
}
