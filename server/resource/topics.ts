import { slugOf } from '../../domain/slug.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { freeSlug } from './slugs.ts';

// The topics that records of any collection are about, which staff call tags.

/** The number of the tag with this name; made where there is none, under this slug if it can be. */
export async function tagFor(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  name: string,
  wanted = '',
): Promise<{ id: number; isNew: boolean }> {
  const known = await db.selectFrom('tags').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return { id: known.id, isNew: false };
  const slug = await freeSlug(db, 'tags', { wanted: slugOf(wanted), title: name, otherwise: 'tag' });
  const made = await db
    .insertInto('tags')
    .values({ name, slug, created_at: now })
    .onConflict((known) => known.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  // A record of another collection got the same new tag at the same moment.
  const { id } = await db.selectFrom('tags').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** The numbers of the tags with these names, in their order. */
export async function topicsOf(db: Database, names: readonly string[], now: string): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push((await tagFor({ db, now }, name)).id);
  return ids;
}
