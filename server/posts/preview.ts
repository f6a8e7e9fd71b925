import { createHmac } from 'node:crypto';
import { identifier } from '../../domain/identifier.ts';
import { type PostPreview, PREVIEW_LIFETIME } from '../../domain/post-version.ts';
import { sameText } from '../identity/secrets.ts';

const signature = (id: number, until: number, secretKey: string) =>
  createHmac('sha256', secretKey).update(`preview:${id}:${until}`).digest('base64url');

/** A link nobody can make up, and that needs no row: it says which post until when, and is signed. */
export function makePreview(id: number, now: Date, secretKey: string): PostPreview {
  const until = now.getTime() + PREVIEW_LIFETIME;
  const token = `${id}.${until}.${signature(id, until, secretKey)}`;
  return { token, expires_at: new Date(until).toISOString() };
}

/** The number of the post that a link shows; undefined for one that is not ours, or whose time is over. */
export function readPreview(token: string, now: Date, secretKey: string): number | undefined {
  const [post = '', end = '', signed = ''] = token.split('.');
  const id = identifier.shape.id.safeParse(post).data ?? 0;
  const until = Number(end);
  if (!Number.isSafeInteger(until) || until <= now.getTime()) return undefined;
  return sameText(signed, signature(id, until, secretKey)) ? id : undefined;
}
