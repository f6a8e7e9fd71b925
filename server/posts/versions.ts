import { z } from 'zod';
import type { PostVersion, PostVersionText } from '../../domain/post-version.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';

/** As many versions are offered, the newest first. */
const MAX_VERSIONS = 100;

/** The texts of a post as the audit log keeps them with every write. */
const loggedPost = z.object({ title: z.string(), excerpt: z.string(), content: z.string() });

const versions = (db: Database, postId: number) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.after', 'users.first_name', 'users.last_name'])
    .where('audit.resource', '=', 'posts')
    .where('audit.resource_id', '=', postId)
    .where('audit.action', 'in', ['create', 'edit', 'import'])
    .orderBy('audit.id', 'desc');

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

function present({ id, at, after, first_name, last_name }: VersionRow): PostVersionText[] {
  const post = loggedPost.safeParse(JSON.parse(after ?? 'null'));
  if (!post.success) return [];
  const by = first_name === null || last_name === null ? null : fullName({ first_name, last_name });
  return [{ id, at, by, ...post.data }];
}

/** How a post was after each of its changes, the newest first. */
export async function listVersions(db: Database, postId: number): Promise<PostVersion[]> {
  const found = await versions(db, postId).limit(MAX_VERSIONS).execute();
  return found.flatMap(present).map(({ id, at, by, title }) => ({ id, at, by, title }));
}

export async function findVersion(db: Database, postId: number, version: number): Promise<PostVersionText | undefined> {
  const found = await versions(db, postId).where('audit.id', '=', version).execute();
  return found.flatMap(present)[0];
}

/** Puts the texts of a version back. Everything else of the post stays as it is. */
export async function restoreTexts(
  db: Database,
  postId: number,
  { title, excerpt, content }: PostVersionText,
  stamp: string,
): Promise<void> {
  const values = { title, excerpt, content, updated_at: stamp };
  await db.updateTable('posts').set(values).where('id', '=', postId).execute();
}
