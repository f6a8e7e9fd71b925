import { type Kysely, sql } from 'kysely';
import { content } from './content.ts';
import { dialectOf } from './dialect.ts';
import { enquiries } from './enquiries.ts';
import { gallery } from './gallery.ts';
import { imports } from './imports.ts';
import { mail } from './mail.ts';
import { operations } from './operations.ts';
import { organisation } from './organisation.ts';
import { people } from './people.ts';

/** Each after those whose tables it points at. */
const parts = [people, content, gallery, organisation, enquiries, mail, operations, imports];

/** The schema of release 0.1.0. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const dialect = dialectOf(database);
  for (const statement of parts.flatMap((part) => part(dialect))) await sql.raw(statement).execute(database);
}
