import { type Kysely, sql } from 'kysely';

/** Columns that point at another table and had no index: each deletion there read the whole table for every row. */
const references: Record<string, readonly string[]> = {
  address_undos: ['user_id'],
  advertisements: ['media_id'],
  contact_replies: ['user_id'],
  documents: ['media_id'],
  donation_interests: ['assignee_id'],
  donation_notes: ['user_id'],
  donation_status_changes: ['user_id'],
  event_registrations: ['event_id'],
  events: ['media_id', 'banner_media_id'],
  gallery_item_categories: ['category_id'],
  gallery_items: ['uploaded_by', 'thumbnail_media_id', 'media_id'],
  gifts: ['created_by'],
  pledges: ['project_id', 'interest_id'],
  posts: ['author_id', 'category_id', 'media_id'],
  receipts: ['issued_by'],
  statements: ['imported_by', 'source_id'],
  team_members: ['media_id'],
  translations: ['updated_by'],
  user_roles: ['role_id'],
  versions: ['user_id'],
};

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(references)) {
    for (const column of columns) {
      await database.schema
        .createIndex(`${table}_of_${column}`)
        .on(table)
        .column(column)
        .where(sql.ref(column), 'is not', null)
        .execute();
    }
  }
}
