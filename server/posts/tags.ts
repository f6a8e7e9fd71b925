import type { ExpressionBuilder } from 'kysely';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { tagFor } from '../resource/topics.ts';

/** The condition for having the tag with this name. */
export const hasTag = (name: string) => (post: ExpressionBuilder<Tables, 'posts'>) =>
  post(
    'posts.id',
    'in',
    post
      .selectFrom('post_tags')
      .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
      .select('post_tags.post_id')
      .where('tags.name', '=', name),
  );

const namesOfPost = prepared((db) =>
  db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select('tags.name')
    .where('post_tags.post_id', '=', given<number>('id'))
    .orderBy(byText('tags.name')),
);

/** The tags of one post, by name. */
export async function tagsOf(db: Database, id: number): Promise<string[]> {
  return (await namesOfPost(db, { id })).map(({ name }) => name);
}

/** Gives a post these tags and no others. */
export async function setTags(db: Database, post_id: number, names: readonly string[], now: string): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', post_id).execute();
  for (const name of names) {
    const { id } = await tagFor({ db, now }, name);
    await db.insertInto('post_tags').values({ post_id, tag_id: id }).execute();
  }
}
