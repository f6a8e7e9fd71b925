import type { MiddlewareHandler } from 'hono';

/** Headers of every reply. `strict-transport-security` only where the site is reached by https. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const https = publicUrl.startsWith('https:');
  return async ({ res, header }, next) => {
    await next();
    void res;
    header('x-content-type-options', 'nosniff');
    header('referrer-policy', 'strict-origin-when-cross-origin');
    header('x-frame-options', 'DENY');
    header('cross-origin-opener-policy', 'same-origin');
    header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (https) header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
