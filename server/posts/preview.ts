import { createHmac } from 'node:crypto';
import { identifier } from '../../domain/identifier.ts';
import { type PostPreview, PREVIEW_LIFETIME } from '../../domain/post-preview.ts';
import type { Database } from '../database/open.ts';
import { holdsPermission } from '../identity/accounts.ts';
import { sameText } from '../identity/secrets.ts';

interface Link {
  post: number;
  /** Its maker: it ends with their right to read the post. */
  maker: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Undefined where there is no such post or maker. It holds until the maker's account is changed: a link does not come
 * back with an account that was switched off and on.
 */
async function signatureOf(db: Database, { post, maker, until }: Link, secretKey: string): Promise<string | undefined> {
  const found = await db
    .selectFrom(['posts', 'users'])
    .select(['posts.preview_series', 'users.updated_at'])
    .where('posts.id', '=', post)
    .where('users.id', '=', maker)
    .executeTakeFirst();
  if (!found) return undefined;
  const said = `preview:${post}:${maker}:${until}:${found.preview_series}:${found.updated_at}`;
  return createHmac('sha256', secretKey).update(said).digest('base64url');
}

/** A signed link that needs no row: it names the post, its maker and its expiry. */
export async function makePreview(
  db: Database,
  post: number,
  maker: number,
  now: Date,
  secretKey: string,
): Promise<PostPreview> {
  const until = now.getTime() + PREVIEW_LIFETIME;
  const signature = await signatureOf(db, { post, maker, until }, secretKey);
  return { token: `${post}.${maker}.${until}.${signature}`, expires_at: new Date(until).toISOString() };
}

/** Ends every link to the post that was made so far. */
export async function endPreviews(db: Database, post: number): Promise<void> {
  await db
    .updateTable('posts')
    .set(({ eb }) => ({ preview_series: eb('preview_series', '+', 1) }))
    .where('id', '=', post)
    .execute();
}

/**
 * The number of the post that a link shows. Undefined for a link that is not ours, whose time is over, that was ended, or
 * whose maker's account was changed or may not read the post any more.
 */
export async function readPreview(
  db: Database,
  token: string,
  now: Date,
  secretKey: string,
): Promise<number | undefined> {
  const [first = '', second = '', end = '', signed = ''] = token.split('.');
  const post = identifier.shape.id.safeParse(first).data ?? 0;
  const maker = identifier.shape.id.safeParse(second).data ?? 0;
  const until = Number(end);
  if (!Number.isSafeInteger(until) || until <= now.getTime()) return undefined;
  const signature = await signatureOf(db, { post, maker, until }, secretKey);
  if (signature === undefined || !sameText(signed, signature)) return undefined;
  return (await holdsPermission(db, maker, 'posts.view')) ? post : undefined;
}
