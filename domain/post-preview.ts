import { z } from 'zod';
import { instant } from './instant.ts';

/** Lifetime of a link to an unpublished post (ms). */
export const PREVIEW_LIFETIME = 7 * 24 * 3_600_000;

/** A token that lets its holder read the post as it is until then, published or not. */
export const postPreview = z.object({ token: z.string(), expires_at: instant });

/** `{token}` in an address. */
export const previewToken = z.object({ token: z.string().max(200) });

export type PostPreview = z.infer<typeof postPreview>;
