import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { addresses, otherAddresses } from '../../domain/addresses.ts';
import type { Clock } from '../../domain/instant.ts';
import { addressIn, type Language, languages, mainLanguage, splitLanguage } from '../../domain/languages.ts';
import { findStaffScreen } from '../../domain/staff-screens.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Assets, RenderedDocument } from '../../web/site/document-request.ts';
import { ORDER } from '../database/tag-parts.ts';
import { CacheContext } from '../http/cache-context.ts';
import { DASHBOARD_LANGUAGE, DASHBOARD_LANGUAGE_KEPT, dashboardLanguageOf } from '../http/dashboard-language.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { inLanguage, notFound, toHttpError } from '../http/http-error.ts';
import { outageOf } from '../http/outage.ts';
import { plainDocument } from '../http/plain-document.ts';
import { type AppContext, type AppEnvironment, isAhead, userAgentOf } from '../http/serve.ts';
import type { Log } from '../logging.ts';
import { VERSION } from '../release/version.ts';
import { isFile } from './file-path.ts';
import { isReservedAddress } from './own-addresses.ts';
import { keyOfPosted, readPostedForm } from './posted-form.ts';
import type { BuiltSite } from './public-pages.ts';

/** The content security policy of all documents: only this site's own resources, and the films that staff embed. */
const policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'media-src': "'self' https:",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self'",
};

const inWords = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Kept by the visitor's browser, but asked for each time: the answer is 304 as long as nothing changed. */
const shared = { 'cache-control': 'no-cache' };

/** The source expression of a policy that allows an inline script or style: the hash of its text. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The headers of a public page, which runs these scripts and has this style beside our files. */
function visitorHeaders(ownScripts: readonly string[], style: string) {
  const scripts = [policy['script-src'], ...ownScripts.map(hashSource)].join(' ');
  const styles = `${policy['style-src']} ${hashSource(style)}`;
  return {
    ...shared,
    vary: 'Save-Data, Cookie',
    'content-security-policy': inWords({ ...policy, 'script-src': scripts, 'style-src': styles }),
  };
}

const dashboardHeaders = {
  ...shared,
  vary: 'Cookie',
  'content-security-policy': inWords(policy),
  'x-robots-tag': 'noindex',
};

/**
 * The one document of the staff dashboard and its sign-in; the app inside decides by the address which screen to show, and
 * reads and writes every date in the time zone that is named here.
 */
function dashboardDocument({ scripts, stylesheets, modules }: Assets, language: Language, timeZone: string) {
  const { pages: words } = catalogues[language];
  return html`<!DOCTYPE html>
<html lang="${language}" data-time-zone="${timeZone}" data-main-language="${mainLanguage()}" data-version="${VERSION}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${words.dashboardTitle}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${stylesheets.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${modules.map((address) => html`<link rel="modulepreload" href="${address}">`)}
${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body>
<div id="root"></div>
<noscript>${words.dashboardNeedsScript} <a href="${addressIn(language, '/')}">${words.siteNeedsNone}</a></noscript>
</body>
</html>`;
}

export interface PagesOptions {
  site: BuiltSite;
  clock: Clock;
  log: Log;
  timeZone: string;
  publicUrl: string;
  secretKey: string;
  directCalls: DirectCalls;
  /** The current target of an old address: a path of ours; null for what is gone. */
  findRedirect(pathname: string, query: URLSearchParams): Promise<string | null | undefined>;
  /** Where a page of the site leads that staff have replaced; null for one that they have switched off. */
  ledFrom(pathname: string, cacheContext?: CacheContext): Promise<string | null | undefined>;
}

/** Seconds for which a browser may remember where an old address leads: it can be mended. */
const REDIRECT_KEPT = 3600;

/**
 * Whether another page can stand there soon, and lead back: a page that moves and moves again would lead a browser that remembers each
 * of its addresses round in a circle for an hour. So it remembers only what leads to an address of ours.
 */
const canMove = (target: string) => !isReservedAddress(splitLanguage(target.split('?')[0] ?? '').path);

const outageHeaders = { 'retry-after': '5' };

const documentReply = ({ html, status }: RenderedDocument, headers: Record<string, string>) =>
  new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=UTF-8',
      ...(status === 503 || status === 507 ? outageHeaders : {}),
    },
  });

/** Says that there is no such file, or none any more, in as few bytes as it can. */
function missingFile(pathname: string, isGone = false): string {
  const { language } = splitLanguage(pathname);
  const { errors } = catalogues[language];
  const home = html`<p><a href="${addressIn(language, addresses.home)}">${errors.goHome}</a></p>`;
  const text = isGone ? errors.weTookItAway : inLanguage(notFound().problem, language).detail;
  return plainDocument(text, language, String(home));
}

/** Every address that is not the API's or a file's: the documents for visitors and the one document of the dashboard. */
export function pageRoutes(options: PagesOptions) {
  const { site, clock, log, timeZone, publicUrl, secretKey, directCalls, findRedirect, ledFrom } = options;
  const app = new Hono<AppEnvironment>();

  /** Renders the page at the address; with what a form held that was sent to it, after the API has had it. */
  async function render(context: AppContext, form?: string, isGone = false) {
    const url = new URL(context.req.url);
    const { language, path, hasPrefix } = splitLanguage(url.pathname);
    const pathname = addressIn(language, path);
    const { pages, assets, ownScripts } = await site.in(language);
    const { address = '', cacheContext = new CacheContext(), lowData = false, isMainNamed = false } = context.env ?? {};
    const now = clock();
    const key = form && keyOfPosted({ form, path: url.pathname, address, now }, secretKey);
    const document = await pages.renderDocument({
      path: pathname,
      query: url.searchParams,
      isLanguageNamed: hasPrefix || isMainNamed,
      call({ method, path }, { query = {}, body }) {
        const pageKey = method === 'POST' ? key : undefined;
        const given = Object.entries(query).filter(([, value]) => value !== undefined);
        const texts = given.map(([name, value]) => [name, String(value)] as const);
        if (method === 'GET' && language !== mainLanguage()) texts.push(['language', language]);
        const caller = { address, userAgent: userAgentOf(context), isAhead: isAhead(context), pageKey, language };
        return directCalls.call({ method, path, query: texts, body, cacheContext, ...caller });
      },
      now,
      timeZone,
      publicUrl,
      lowData,
      assets,
      isGone,
      ...(form === undefined ? {} : { fields: new URLSearchParams(form) }),
    });
    if (document.status === 500) log.error({ err: document.fault, path: url.pathname }, 'A page could not be made');
    const cacheable = visitorHeaders(ownScripts, document.style ?? '');
    return { document, headers: document.cacheable ? cacheable : { ...cacheable, 'cache-control': 'no-store' } };
  }

  const staffScreen = (context: AppContext) => findStaffScreen(new URL(context.req.url).pathname);

  /** Leads on from an address of the site that was here before, or says that what stood there is gone. */
  async function redirected(context: AppContext): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(context.req.url);
    const target = await findRedirect(pathname, searchParams);
    if (searchParams.size > 0 || target !== undefined) context.env?.cacheContext?.addParts('pages', [ORDER]);
    if (target === undefined) return undefined;
    // A post or an event may be back that its own old address was to lead on from.
    for (const records of ['posts', 'events'] as const) context.env?.cacheContext?.addParts(records, [ORDER]);
    if (target === null) return gonePage(context, pathname);
    const led = await ledAway(context, target.split('?')[0] ?? '');
    if (led) return led;
    context.header('cache-control', canMove(target) ? 'no-cache' : `public, max-age=${REDIRECT_KEPT}`);
    return context.redirect(target, 301);
  }

  /**
   * Leads on from a page that staff have replaced, at once to where that one is, or says that it is gone. No browser remembers it: the
   * page can be shown again, and another lead back to it. Where the database cannot be read the page says so itself, and is not kept.
   */
  async function ledAway(context: AppContext, pathname: string): Promise<Response | undefined> {
    const { cacheContext } = context.env ?? {};
    const target = await ledFrom(pathname, cacheContext).catch((fault: unknown) => {
      log.warn(fault, 'Whether a page is switched off could not be read');
      cacheContext?.doNotCache();
      return undefined;
    });
    if (target === undefined) return undefined;
    if (target === null) return gonePage(context, pathname);
    context.header('cache-control', 'no-cache');
    return context.redirect(target, 301);
  }

  async function gonePage(context: AppContext, pathname: string): Promise<Response> {
    context.env?.cacheContext?.doNotCache();
    const noIndex = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    if (isFile(pathname)) {
      const html = missingFile(pathname, true);
      return documentReply({ html, status: 410, cacheable: false }, { ...dashboardHeaders, ...noIndex });
    }
    const { document, headers } = await render(context, undefined, true);
    if (document.location !== undefined) return redirectTo(context, document);
    return documentReply(document, { ...headers, ...noIndex });
  }

  /**
   * To the same page in the main language, as staff no longer offer the other, or do not yet: what was sent with it stays unsent. An old
   * address leads from there to another, and so it does at once. Or to the page under its present name. No browser remembers where
   * either leads: a title can become again what it was, and two addresses that each remember to lead to the other one never end.
   */
  async function redirectTo(context: AppContext, document: RenderedDocument): Promise<Response> {
    const { location = addresses.home, status, cacheable } = document;
    if (!cacheable) context.env?.cacheContext?.doNotCache();
    const { search, searchParams } = new URL(context.req.url);
    const led = status === 301 ? undefined : await ledFrom(location, context.env?.cacheContext);
    const target = status === 301 ? undefined : (led ?? (await findRedirect(location, searchParams)));
    context.header('cache-control', 'no-cache');
    return context.redirect(target ?? location + search, status === 301 ? 301 : 302);
  }

  for (const language of languages) {
    // From a page in the language: who has chosen another one gets that once they are signed in.
    app.get(`/${language}${otherAddresses.signIn}`, (context) => {
      context.env?.cacheContext?.doNotCache();
      setCookie(context, DASHBOARD_LANGUAGE, language, {
        path: '/',
        maxAge: DASHBOARD_LANGUAGE_KEPT,
        sameSite: 'Strict',
        secure: publicUrl.startsWith('https:'),
      });
      context.header('cache-control', 'no-store');
      return context.redirect(otherAddresses.signIn, 302);
    });
  }

  /** Says in the language of the page that the database cannot be used now. Throws any other error. */
  function outagePage(error: unknown, context: AppContext): Response {
    if (outageOf(error) !== 'unavailable') throw error;
    const { language } = splitLanguage(new URL(context.req.url).pathname);
    const { status, problem } = toHttpError(error, log);
    context.env?.cacheContext?.doNotCache();
    const html = plainDocument(inLanguage(problem, language).detail, language);
    return documentReply({ html, status, cacheable: false }, { ...dashboardHeaders, 'cache-control': 'no-store' });
  }

  app.get('*', async (context) => {
    try {
      return await answer(context);
    } catch (error) {
      return outagePage(error, context);
    }
  });

  async function answerFile(context: AppContext): Promise<Response> {
    // The redirects change with the pages.
    context.env?.cacheContext?.addParts('pages', [ORDER]);
    const html = missingFile(new URL(context.req.url).pathname);
    return (await redirected(context)) ?? documentReply({ html, status: 404, cacheable: true }, dashboardHeaders);
  }

  async function answer(context: AppContext): Promise<Response> {
    const screen = staffScreen(context);
    if (screen !== undefined) {
      // The document says the main language.
      context.env?.cacheContext?.addTags('settings');
      const language = context.env?.dashboardLanguage ?? dashboardLanguageOf(context.req.header('cookie'));
      return context.html(
        dashboardDocument(await site.dashboardIn(language), language, timeZone),
        screen === 'not found' ? 404 : 200,
        dashboardHeaders,
      );
    }
    // WordPress names everything in the query of the first page, which answers by itself.
    const { pathname } = new URL(context.req.url);
    const isFirstPage = splitLanguage(pathname).path === addresses.home;
    const named = isFirstPage ? await redirected(context) : undefined;
    if (named) return named;
    const led = await ledAway(context, pathname);
    if (led) return led;
    if (isFile(pathname)) return answerFile(context);
    const { document, headers } = await render(context);
    if (document.location !== undefined) return redirectTo(context, document);
    const moved = document.status === 404 && !isFirstPage ? await redirected(context) : undefined;
    if (moved) return moved;
    if (!document.cacheable) context.env?.cacheContext?.doNotCache();
    return documentReply(document, headers);
  }

  app.post('*', async (context) => {
    if (staffScreen(context) !== undefined) throw notFound();
    const { document, headers } = await render(context, await readPostedForm(context));
    if (document.location !== undefined) return redirectTo(context, document);
    return documentReply(document, { ...headers, 'cache-control': 'no-store' });
  });
  return app;
}
