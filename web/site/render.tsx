import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as errors from '#locale/errors.ts';
import { language } from '#locale/language.ts';
import * as words from '#locale/layout.ts';
import type { Announcement } from '../../domain/collections/announcements.ts';
import { mainLanguage, splitLanguage } from '../../domain/languages.ts';
import type { PageAtAddress } from '../../domain/plain-page.ts';
import { completedSettings, type SiteSettings } from '../../domain/site.ts';
import { type ApiClient, addressOf, RequestFailed, typed } from '../request.ts';
import { LowData } from '../ui/low-data.ts';
import { TablesOfPage } from '../ui/table-boxes.ts';
import { addresses } from './addresses.ts';
import { HtmlDocument } from './document.tsx';
import type { DocumentRequest, RenderedDocument } from './document-request.ts';
import { ErrorPage } from './error-page/ErrorPage.tsx';
import { answerSubmission, PostedSubmission } from './fields/SubmissionForm.tsx';
import type { PostedForm } from './forms/plan.ts';
import { Frame } from './layout/Layout.tsx';
import { pageInLanguages } from './layout/page-in-languages.ts';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import type { DrawnBlock, Head, LoadContext, PageDefinition } from './page.ts';
import { PageLeadsContext } from './page-leads.ts';
import type { Section } from './section.ts';

/** The caller of the API for a page that the server renders: nothing leaves the process. */
const inProcessClient = ({ call }: Pick<DocumentRequest, 'call'>): ApiClient =>
  typed(async (key, options = {}) => {
    const outcome = await call(addressOf(key, options), options);
    if (outcome.isRefused) throw new RequestFailed(outcome.status, outcome.problem);
    return outcome.reply;
  });

interface Content {
  head: Head;
  element: ReactElement;
}

/** The content of a page, and where the page is if it was asked for at an address that only leads to it. */
interface FoundContent extends Content {
  movedTo: string | undefined;
}

/**
 * Thrown by a page's `load`: the address is valid, but its record does not exist. It may contain a page to show instead of
 * the general 404 page.
 */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  readonly content: Content | undefined;

  constructor(content?: Content) {
    super();
    this.content = content;
  }
}

/** The call's reply. On a 404 throws `NotFound` with this content in place of the general page. */
export async function orNotFound<Data>(call: Promise<Data>, content?: Content): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof RequestFailed && error.status === 404 ? new NotFound(content) : error;
  }
}

/** One page of the table, ready to be matched and rendered. Its data's type stays inside. */
export interface DefinedPage {
  query: readonly string[];
  match(path: string): Record<string, string> | undefined;
  isPersonal: boolean;
  post?: PageDefinition<unknown>['post'];
  render(context: LoadContext, site: Promise<SiteSettings>, posted: PostedForm | undefined): Promise<FoundContent>;
}

/** Every page, and what draws the blocks of those that staff make. */
interface TableOfPages {
  pages: readonly DefinedPage[];
  drawBlocks(page: PageAtAddress, context: LoadContext): Promise<DrawnBlock[]>;
}

const namedParts = /\{(\w+)\}/g;

/** Turns `/EventDetails/{id}` into an expression for any letter case, with or without a slash at the end. */
function expressionFor(address: string): RegExp {
  const pattern = address.replaceAll(namedParts, '(?<$1>[^/]+)').replace(/\/$/, '');
  return new RegExp(`^${pattern}/?$`, 'i');
}

export function definePage<Data>(definition: PageDefinition<Data>): DefinedPage {
  const { address, query = [], isPersonal = false, load, post, movedTo, head, Page: Component } = definition;
  const expressions = [address].flat().map(expressionFor);
  return {
    query,
    isPersonal,
    post,
    match(path) {
      const found = expressions.map((expression) => expression.exec(path)).find((match) => match !== null);
      return found ? { ...found.groups } : undefined;
    },
    async render(context, siteComing, posted) {
      const [data, site] = await Promise.all([load(context), siteComing]);
      const { now, timeZone, publicUrl } = context;
      const props = { data, site, now, timeZone, publicUrl, posted };
      return {
        head: head(data, site, publicUrl, timeZone),
        element: createElement(Component, props),
        movedTo: movedTo?.(data, context.parameters),
      };
    },
  };
}

const notFoundHead: Head = {
  title: errors.pageNotFound,
  description: errors.doesNotExist,
  canonical: '/404',
  isHidden: true,
};

const goneHead: Head = {
  title: errors.pageIsGone,
  description: errors.weTookItAway,
  canonical: '/410',
  isHidden: true,
};

const errorPageHead: Head = {
  title: errors.thisPageCannotBeShown,
  description: errors.ourFault,
  canonical: '/500',
  isHidden: true,
};

/** How React writes the empty place for the style in a document's head. */
const STYLE_PLACE = '<style></style>';

/** The whole document around a page's content. */
function wholeHtml(
  { path, publicUrl, lowData, assets }: DocumentRequest,
  { head, element }: Content,
  site: SiteSettings,
  announcements: Section<Announcement[]>,
): Pick<RenderedDocument, 'html' | 'style'> {
  const html = renderToString(
    <TablesOfPage value={{ count: 0 }}>
      <LowData value={lowData}>
        <PageLeadsContext value={site.page_leads ?? {}}>
          <HtmlDocument head={head} site={site} publicUrl={publicUrl} assets={assets} lowData={lowData}>
            <Frame
              site={site}
              announcements={announcements}
              path={path}
              pageIn={pageInLanguages(path, head.alternates)}
            >
              {element}
            </Frame>
          </HtmlDocument>
        </PageLeadsContext>
      </LowData>
    </TablesOfPage>,
  );
  const style = assets.styleOf?.(html, head.canonical === addresses.home) ?? '';
  return { html: `<!DOCTYPE html>${html.replace(STYLE_PLACE, () => `<style>${style}</style>`)}`, style };
}

/** Renders the error page, without calling the API. */
function renderErrorPage(request: DocumentRequest, fault: unknown): RenderedDocument {
  const content: Content = { head: errorPageHead, element: <ErrorPage /> };
  const document = wholeHtml(request, content, completedSettings({}, null), { state: 'loaded', data: [] });
  return { status: 500, ...document, cacheable: false, fault };
}

/**
 * Renders the document at `path` from the table of pages; an unknown address gets the 404 page, and a page that cannot
 * be made one that says so.
 */
export async function renderFrom(table: TableOfPages, request: DocumentRequest): Promise<RenderedDocument> {
  try {
    return await renderFound(table, request);
  } catch (fault) {
    return renderErrorPage(request, fault);
  }
}

async function renderFound({ pages, drawBlocks }: TableOfPages, request: DocumentRequest): Promise<RenderedDocument> {
  const { path, query, now, timeZone, publicUrl, fields, isGone = false, isLanguageNamed = false } = request;
  const apiClient = inProcessClient(request);
  let cacheable = true;
  let isTooMany = false;
  const sectionSaying =
    (settled: (isFault: boolean) => void): LoadContext['section'] =>
    async (call, fallback) => {
      try {
        const data = await call;
        settled(false);
        return { state: 'loaded', data };
      } catch (error) {
        if (error instanceof NotFound) throw error;
        cacheable = false;
        const refused = error instanceof RequestFailed && error.status < 500;
        if (error instanceof RequestFailed && error.status === 429) isTooMany = true;
        settled(!refused);
        return { state: 'failed', message: refused && error.message !== '' ? error.message : fallback };
      }
    };
  const ofFrame = sectionSaying(() => undefined);
  const settingsComing = ofFrame(apiClient('GET /site-settings/'), '');
  const siteComing = settingsComing.then((site) => (site.state === 'loaded' ? site.data : completedSettings({}, null)));
  const announcementsComing = ofFrame(apiClient('GET /announcements/active/'), words.failedToFetchAnnouncements);

  const faults: boolean[] = [];
  const section = sectionSaying((isFault) => faults.push(isFault));
  const optional: LoadContext['optional'] = async (call) => {
    const found = await ofFrame(call, '');
    return found.state === 'loaded' ? found.data : undefined;
  };
  let status = 200;
  let content: Content = { head: notFoundHead, element: <NotFoundPage /> };
  const matched = matching(pages, path);
  const offered = language === mainLanguage() ? 'offered' : isOffered(await settingsComing);
  if (offered === 'not offered') return { status: 302, html: '', location: splitLanguage(path).path, cacheable };
  try {
    if (isGone) throw new NotFound({ head: goneHead, element: <NotFoundPage isGone /> });
    if (!matched) throw new NotFound();
    const { page, parameters } = matched;
    const about = { parameters, query, isLanguageNamed, now, timeZone, publicUrl };
    const context: LoadContext = {
      request: apiClient,
      ...about,
      section,
      optional,
      drawBlocks: (page) => drawBlocks(page, context),
    };
    if (page.isPersonal) cacheable = false;
    const sent = fields && (await answerSubmission(apiClient, fields));
    if (fields && !sent && !page.post) throw new NotFound();
    const own = fields && !sent ? await page.post?.(context, fields) : undefined;
    const posted = sent ?? own;
    const { head, element, movedTo } = await page.render(context, siteComing, own);
    // What a form was sent with is answered where it was sent.
    if (movedTo !== undefined && !fields) return { status: 301, html: '', location: movedTo, cacheable };
    content = { head, element: <PostedSubmission value={sent}>{element}</PostedSubmission> };
    // Nothing of the page itself came: it says so, and search engines keep the page they know and come back.
    const hasNothing = faults.length > 0 && faults.every((isFault) => isFault);
    status = posted?.status ?? (hasNothing || offered === 'unknown' ? 503 : isTooMany ? 429 : 200);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    status = isGone ? 410 : 404;
    content = error.content ?? content;
  }
  const site = await siteComing;
  return { status, ...wholeHtml(request, content, site, await announcementsComing), cacheable };
}

/** Tells whether staff offer this language. While the settings cannot be read nobody knows, and the page stays in it. */
function isOffered(settings: Section<SiteSettings>): 'offered' | 'not offered' | 'unknown' {
  if (settings.state === 'failed') return 'unknown';
  return settings.data.languages.some((one) => one === language) ? 'offered' : 'not offered';
}

function matching(pages: readonly DefinedPage[], path: string) {
  for (const page of pages) {
    const parameters = page.match(path);
    if (parameters) return { page, parameters };
  }
  return undefined;
}
