import { z } from 'zod';
import { identifier } from './identifier.ts';
import { instant } from './instant.ts';
import { version } from './version.ts';

/** A post as it was after one of its changes, with its texts. `content` is HTML. */
export const postVersionText = version.extend({ excerpt: z.string(), content: z.string() });

/** `{id}` and `{version}` in an address. */
export const versionOfPost = z.object({ id: identifier.shape.id, version: identifier.shape.id });

/** Lifetime of a link to an unpublished post (ms). */
export const PREVIEW_LIFETIME = 7 * 24 * 3_600_000;

/** A token that lets its holder read the post as it is until then, published or not. */
export const postPreview = z.object({ token: z.string(), expires_at: instant });

/** `{token}` in an address. */
export const previewToken = z.object({ token: z.string().max(200) });

export type PostVersionText = z.infer<typeof postVersionText>;
export type PostPreview = z.infer<typeof postPreview>;
