import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** The tables with a `folded_text`, and the columns it is made of. */
const tables: Record<string, readonly string[]> = {
  contact_messages: ['name', 'email', 'subject'],
  donation_interests: ['full_name', 'email', 'organization'],
  event_registrations: ['full_name', 'email', 'phone'],
  events: ['title', 'summary', 'location'],
  gallery_items: ['title', 'description'],
  givers: ['name', 'email', 'phone'],
  media: ['alt', 'file_name'],
  newsletter_subscribers: ['email'],
  pages: ['title', 'description'],
  payments: ['payer_name', 'reference', 'text', 'external_id', 'payer_phone'],
  pledges: ['full_name'],
  posts: ['title', 'excerpt'],
  translations: ['field', 'published'],
};

const alsoSortedByName = ['contact_messages', 'donation_interests'];

/**
 * An index of the parts of words of what is searched, which triggers keep: with an index of whole texts a search read all of
 * them. PostgreSQL has its own. The triggers call nothing that the release before does not bring.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!isSqlite(database)) return;
  const run = (statement: string) => sql.raw(statement).execute(database);
  for (const [table, columns] of Object.entries(tables)) {
    const index = `${table}_search`;
    const add = `insert into ${index} (rowid, folded_text) values (new.id, new.folded_text);`;
    const remove = `insert into ${index} (${index}, rowid, folded_text) values ('delete', old.id, old.folded_text);`;
    await run(`create virtual table ${index} using fts5
      (folded_text, content = '${table}', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', columnsize = 0)`);
    await run(`insert into ${index} (rowid, folded_text) select id, folded_text from ${table} where folded_text <> ''`);
    await run(
      `create trigger ${table}_search_new after insert on ${table} when new.folded_text <> '' begin ${add} end`,
    );
    await run(`create trigger ${table}_search_emptied after update of folded_text on ${table}
      when old.folded_text <> '' and old.folded_text <> new.folded_text begin ${remove} end`);
    await run(`create trigger ${table}_search_filled after update of folded_text on ${table}
      when new.folded_text <> '' and old.folded_text <> new.folded_text begin ${add} end`);
    await run(
      `create trigger ${table}_search_gone after delete on ${table} when old.folded_text <> '' begin ${remove} end`,
    );
    // What a save leaves as it was is neither folded nor indexed again.
    const emptied = alsoSortedByName.includes(table) ? `folded_name = '', folded_text = ''` : `folded_text = ''`;
    await run(`drop trigger ${table}_not_folded`);
    await run(`create trigger ${table}_not_folded after update of ${columns.join(', ')} on ${table}
      when ${columns.map((column) => `old.${column} is not new.${column}`).join(' or ')}
      begin update ${table} set ${emptied} where id = new.id; end`);
  }
}
