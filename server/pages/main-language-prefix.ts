import type { Hono, MiddlewareHandler } from 'hono';
import { otherAddresses } from '../../domain/addresses.ts';
import { type Language, mainLanguage, splitLanguage } from '../../domain/languages.ts';
import type { AppEnvironment } from '../http/serve.ts';

/** What leads on: a page that has another address, or one that stood there before. */
const leadsOn = (status: number) => status >= 300 && status < 400;

/** The path from its first part that is not that language. */
function pathWithout(language: Language, pathname: string): string {
  const parts = pathname.split('/');
  const first = parts.findIndex((part) => part !== '' && part.toLowerCase() !== language);
  return first === -1 ? '/' : `/${parts.slice(first).join('/')}`;
}

/**
 * What is asked for below the prefix of the main language, be it there once or a thousand times, stands at the address without it,
 * and what leads on from there leads on at once. No browser remembers that: another language can become the main one, and two
 * addresses that each remember to lead to the other never end.
 */
export const withoutMainPrefix =
  (app: Hono<AppEnvironment>): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    const { pathname, search, origin } = new URL(context.req.url);
    const { language, hasPrefix } = splitLanguage(pathname);
    const path = pathWithout(language, pathname);
    const isSignIn = path.toLowerCase().replace(/\/$/, '') === otherAddresses.signIn;
    if (!hasPrefix || language !== mainLanguage() || isSignIn) return next();
    const there = await app.fetch(new Request(origin + path + search, { headers: context.req.raw.headers }), {
      ...context.env,
      isMainNamed: true,
    });
    // Another program's address may have begun so, too.
    if (there.status >= 400) return next();
    context.env?.cacheContext?.addTags('settings');
    context.header('cache-control', 'no-cache');
    const target = leadsOn(there.status) ? there.headers.get('location') : null;
    return context.redirect(target ?? path + search, 301);
  };
