import type { Dialect } from './dialect.ts';

/**
 * The columns in which staff search, together in one, in lower case. The database fills it: erasing a person from a row
 * erases them here too. PostgreSQL compares its bytes, as SQLite does: letter by letter takes twice as long, for the same
 * answer.
 */
function searchText(isSqlite: boolean, table: string, columns: readonly string[]) {
  const text = `lower(${columns.join(` || '\n' || `)})`;
  if (!isSqlite)
    return {
      column: `search_text text collate "C" not null generated always as (${text}) stored`,
      triggers: [],
    };
  const writes = { inserted: 'insert', updated: `update of ${columns.join(', ')}` };
  return {
    column: "search_text text not null default ''",
    triggers: Object.entries(writes).map(
      ([name, write]) => `create trigger ${table}_searched_when_${name} after ${write} on ${table} begin
        update ${table} set search_text = ${text} where id = new.id;
      end`,
    ),
  };
}

/**
 * One index for each order a list can have, one more for the usual order with the searched text, and one in which enquiries
 * are counted: both databases then find a page, or a person, in an index alone.
 */
const indexes = (table: string, kind: string, name: string) => [
  `create index ${table}_by_time on ${table} (created_at, id)`,
  `create index ${table}_searched on ${table} (created_at, id, search_text)`,
  ...['status', kind, name].map(
    (column) => `create index ${table}_by_${column} on ${table} (${column}, created_at, id)`,
  ),
  `create index ${table}_by_status_and_kind on ${table} (status, ${kind})`,
];

/** Contact messages, donation interests, and the work of staff on them. */
export function enquiries({ isSqlite, id, moment, day }: Dialect) {
  const contacts = searchText(isSqlite, 'contact_messages', ['name', 'email', 'subject']);
  const donations = searchText(isSqlite, 'donation_interests', ['full_name', 'email', 'organization']);
  return [
    `create table contact_messages (
      ${id},
      name text not null,
      email text not null,
      phone text not null,
      subject_type text not null,
      subject text not null,
      message text not null,
      status text not null,
      created_at ${moment} not null,
      ${contacts.column},
      constraint contact_messages_subject_type
        check (subject_type in ('general', 'support', 'partnership', 'feedback', 'complaint')),
      constraint contact_messages_status check (status in ('new', 'readed'))
    )`,
    ...contacts.triggers,
    ...indexes('contact_messages', 'subject_type', 'name'),
    `create table contact_replies (
      ${id},
      contact_id integer not null references contact_messages (id) on delete cascade,
      text text not null,
      user_id integer references users (id) on delete set null,
      at ${moment} not null
    )`,
    'create index contact_replies_of_contact on contact_replies (contact_id)',

    `create table donation_interests (
      ${id},
      full_name text not null,
      email text not null,
      phone text not null,
      organization text not null,
      donation_type text not null,
      estimated_amount text not null,
      message text not null,
      preferred_contact_method text not null,
      best_contact_time text not null,
      status text not null,
      assignee_id integer references users (id) on delete set null,
      next_action_on ${day},
      created_at ${moment} not null,
      ${donations.column},
      constraint donation_interests_type
        check (donation_type in ('one_time', 'monthly', 'yearly', 'project_based', 'general')),
      constraint donation_interests_method check (preferred_contact_method in ('email', 'phone', 'both')),
      constraint donation_interests_status
        check (status in ('new', 'contacted', 'committed', 'donated', 'declined'))
    )`,
    ...donations.triggers,
    ...indexes('donation_interests', 'donation_type', 'full_name'),
    `create index donation_interests_by_next_action on donation_interests (next_action_on)
      where next_action_on is not null`,
    `create table donation_status_changes (
      ${id},
      donation_id integer not null references donation_interests (id) on delete cascade,
      from_status text not null,
      to_status text not null,
      user_id integer references users (id) on delete set null,
      at ${moment} not null
    )`,
    'create index donation_status_changes_of_donation on donation_status_changes (donation_id)',
    `create table donation_notes (
      ${id},
      donation_id integer not null references donation_interests (id) on delete cascade,
      text text not null,
      user_id integer references users (id) on delete set null,
      at ${moment} not null
    )`,
    'create index donation_notes_of_donation on donation_notes (donation_id)',
  ];
}
