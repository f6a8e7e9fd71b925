import type { MiddlewareHandler } from 'hono';
import type { Surroundings } from './serve.ts';

/** For all that is no document of ours: should a browser open it by itself, no script runs there and nobody frames it. */
const CLOSED_POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What stands on everything, files included. `strict-transport-security` only where the site is reached by https. */
function fixedHeaders(publicUrl: string): Record<string, string> {
  const https = publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Scripts, style sheets and fonts, opened by themselves, are text and nothing else. */
const isOnlyText = (type: string) => /^(text\/(javascript|css)|font\/)/.test(type);

/** The headers of built files. Those that are only text need no more of a policy, and a phone is sent many of them. */
export const fileHeaders = (publicUrl: string, type: string) => ({
  ...fixedHeaders(publicUrl),
  'content-security-policy': isOnlyText(type) ? "frame-ancestors 'none'" : CLOSED_POLICY,
});

/**
 * Headers of every reply of the application. One with a policy of its own keeps it. What a page asks the API inside the
 * process reaches nobody by itself and has none.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler<{ Bindings: Partial<Surroundings> }> {
  const shared = Object.entries({
    ...fixedHeaders(publicUrl),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  return async (context, next) => {
    await next();
    if (context.env?.inside) return;
    for (const [name, value] of shared) context.header(name, value);
    if (!context.res.headers.has('content-security-policy')) context.header('content-security-policy', CLOSED_POLICY);
  };
}
