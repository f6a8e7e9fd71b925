import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { otherAddresses } from '../../domain/addresses.ts';
import { readBody } from '../http/body.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { LOW_DATA_COOKIE } from './low-data.ts';

/** Seconds for which the choice is remembered. */
const A_YEAR = 365 * 24 * 3600;

/** Bytes of the form: two short fields. */
const MAX_FORM = 4096;

/** A path on this site: one slash, so that no other site's address fits. */
const ownPath = /^\/(?![/\\])[\w\-./{}?=&%+]*$/;

/** The switch at the foot of every page. Answers by going back to the page it was used on. */
export function lowDataRoutes(publicUrl: string) {
  const app = new Hono<AppEnvironment>();
  app.post(otherAddresses.lowData, async (context) => {
    const form = new URLSearchParams((await readBody(context.req.raw, MAX_FORM)).toString());
    const isOn = form.get('low') === '1';
    const back = form.get('back') ?? '/';
    setCookie(context, LOW_DATA_COOKIE, isOn ? '1' : '0', {
      path: '/',
      maxAge: isOn ? A_YEAR : 0,
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
    });
    context.header('cache-control', 'no-store');
    return context.redirect(ownPath.test(back) ? back : '/', 303);
  });
  return app;
}
