import type { MiddlewareHandler } from 'hono';

/** For every reply that is not a page of ours: if a browser opens it directly, no script runs and no site can frame it. */
const CLOSED_POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The headers of every reply, files included. `strict-transport-security` only where the site is reached by https, and for
 * its own name alone: what else the organisation runs below the same domain may have no https.
 */
function fixedHeaders(publicUrl: string): Record<string, string> {
  const https = publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

/** Scripts, style sheets and fonts, opened by themselves, are text and nothing else. */
const isOnlyText = (type: string) => /^(text\/(javascript|css)|font\/)/.test(type);

/** The headers of built files. Files that are only text need no stricter policy, and a phone receives many of them. */
export const fileHeaders = (publicUrl: string, type: string) => ({
  ...fixedHeaders(publicUrl),
  'content-security-policy': isOnlyText(type) ? "frame-ancestors 'none'" : CLOSED_POLICY,
});

/** What is no page and no picture: it runs nothing, and no page of another site loads it. */
const closed = { 'content-security-policy': CLOSED_POLICY, 'cross-origin-resource-policy': 'same-origin' };

/** The headers of the service worker, which asks this site alone. */
export const workerHeaders = (publicUrl: string) => ({
  ...fixedHeaders(publicUrl),
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
});

/** The headers of every reply of the application that has no policy of its own. */
export const closedHeaders = (publicUrl: string) => ({
  ...fixedHeaders(publicUrl),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...closed,
});

/** Puts them on every reply; a policy that a reply brings stays. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const all = Object.entries(closedHeaders(publicUrl));
  const ofEvery = all.filter(([name]) => !Object.hasOwn(closed, name));
  return async (context, next) => {
    await next();
    const missing = context.res.headers.has('content-security-policy') ? ofEvery : all;
    for (const [name, value] of missing) context.header(name, value);
  };
}
