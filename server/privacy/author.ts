import { z } from 'zod';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { isAddress } from '../resource/typed-address.ts';
import type { Forgotten } from './forget.ts';
import { everySent } from './sent.ts';

/** A post of an author without an account here. */
interface AuthoredPost {
  id: number;
  title: string;
  author_name: string | null;
  created_at: string;
}

const compared = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The names that this person gave in what they sent. */
async function namesOf(db: Database, address: string): Promise<Set<string>> {
  const found: string[] = [];
  for (const { table, address: column, name } of everySent) {
    if (name === undefined) continue;
    const rows = await tableOf(db)
      .selectFrom(table)
      .select(name)
      .where(isAddress(db, column, address))
      .execute();
    found.push(...rows.map((row) => compared(String(row[name]))));
  }
  return new Set(found.filter((name) => name !== ''));
}

/**
 * Imported posts whose author is exactly one of the names that this person gave in what they sent: the import has no
 * addresses of authors.
 */
export async function postsByAuthor(db: Database, address: string): Promise<AuthoredPost[]> {
  const names = await namesOf(db, address);
  if (names.size === 0) return [];
  const posts = db.selectFrom('posts').where('author_name', 'is not', null);
  const authors = await posts.select('author_name').distinct().execute();
  const theirs = authors.flatMap(({ author_name: name }) => (name !== null && names.has(compared(name)) ? [name] : []));
  if (theirs.length === 0) return [];
  return posts
    .select(['id', 'title', 'author_name', 'created_at'])
    .where('author_name', 'in', theirs)
    .orderBy('id')
    .execute();
}

const loggedAuthor = z.looseObject({ author_details: z.object({ first_name: z.string(), last_name: z.literal('') }) });

/** This entry of the log without the author, where it names this one. */
function withoutAuthor(json: string | null, name: string | null): string | null {
  const post = loggedAuthor.safeParse(JSON.parse(json ?? 'null'));
  if (post.data?.author_details.first_name !== name) return json;
  return JSON.stringify({ ...post.data, author_details: null });
}

/** Takes the author's name off these posts, and out of what the log says of them. */
export async function forgetAuthor(db: Database, found: readonly AuthoredPost[]): Promise<Forgotten> {
  let logEntries = 0;
  for (const { id, author_name } of found) {
    await db.updateTable('posts').set({ author_name: null }).where('id', '=', id).execute();
    const entries = await db
      .selectFrom('audit')
      .select(['id', 'before', 'after'])
      .where('resource', '=', 'posts')
      .where('resource_id', '=', id)
      .execute();
    for (const entry of entries) {
      const values = {
        before: withoutAuthor(entry.before, author_name),
        after: withoutAuthor(entry.after, author_name),
      };
      if (values.before === entry.before && values.after === entry.after) continue;
      await db.updateTable('audit').set(values).where('id', '=', entry.id).execute();
      logEntries += 1;
    }
  }
  return { records: found.length, logEntries };
}
