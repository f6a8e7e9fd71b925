import { sql } from 'kysely';
import type { Picture } from '../../domain/picture.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { givenEach, prepared } from '../database/prepared.ts';
import type { Media } from '../media/media.ts';

/** Characters of an `<img>` in which its address must stand, behind any text that describes it. */
const TAG_LENGTH = 1000;

/** The stored texts are clean: an own picture's address is the only one there can be, of any of its sizes. */
const ownPicture = /^<img\b[^>]*?\ssrc="\/media\/([\w-]{22})/;

const extensions = ['jpg', 'png', 'webp', 'avif'] as const;

const firstTags = prepared((db, count: number) => {
  const position = sql.raw(isSqlite(db) ? 'instr' : 'strpos');
  const start = sql<number>`${position}(content, '<img ')`;
  return db
    .selectFrom('posts')
    .select(['id', sql<string>`substr(content, ${start}, ${sql.lit(TAG_LENGTH)})`.as('tag')])
    .where('id', 'in', givenEach<number>('posts', count))
    .where(start, '>', 0);
});

const withKeys = prepared((db, count: number) =>
  db.selectFrom('media').select(['id', 'key']).where('key', 'in', givenEach<string>('keys', count)),
);

/** The first photograph in the text of each of these posts that has one, by the post's number. */
export async function firstPhotographs(
  db: Database,
  media: Media,
  posts: readonly number[],
): Promise<Map<number, Picture>> {
  if (posts.length === 0) return new Map();
  const tags = await firstTags(db, { posts }, posts.length);
  const stems = tags.flatMap(({ id, tag }) => {
    const stem = ownPicture.exec(tag)?.[1];
    return stem === undefined ? [] : [{ id, stem }];
  });
  if (stems.length === 0) return new Map();
  const keys = stems.flatMap(({ stem }) => extensions.map((extension) => `${stem}.${extension}`));
  const files = new Map((await withKeys(db, { keys }, keys.length)).map(({ id, key }) => [key.slice(0, 22), id]));
  const pictures = await media.pictures(db, [...files.values()]);
  return new Map(
    stems.flatMap(({ id, stem }) => {
      const picture = pictures.get(files.get(stem) ?? 0);
      return picture ? [[id, picture] as const] : [];
    }),
  );
}
