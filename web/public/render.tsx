import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { siteSettings as settingsSchema, type SiteSettings } from '../../domain/site.ts';
import { activeAnnouncements, siteSettings } from '../api.ts';
import { type Ask, asking, RequestFailed } from '../request.ts';
import { Document } from './document.tsx';
import type { DocumentRequest, RenderedDocument } from './document-request.ts';
import { Frame } from './frame/Frame.tsx';
import { Lost } from './lost/Lost.tsx';
import type { Head, LoadContext, PageDefinition } from './page.ts';
import type { Section } from './section.ts';

/** Thrown by a page's `load`: the address is right, but what it names is not there. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

interface Content {
  head: Head;
  element: ReactElement;
}

/** One page of the table, ready to be matched and rendered. Its data's type stays inside. */
export interface Page {
  query: readonly string[];
  match(path: string): Record<string, string> | undefined;
  render(context: LoadContext, site: Promise<SiteSettings>): Promise<Content>;
}

const namedParts = /\{(\w+)\}/g;

/** Turns `/EventDetails/{id}` into an expression for any letter case, with or without a slash at the end. */
function expressionFor(address: string): RegExp {
  const pattern = address.replaceAll(namedParts, '(?<$1>[^/]+)').replace(/\/$/, '');
  return new RegExp(`^${pattern}/?$`, 'i');
}

export function definePage<Data>({ address, query = [], load, head, Page: Component }: PageDefinition<Data>): Page {
  const expression = expressionFor(address);
  return {
    query,
    match(path) {
      const found = expression.exec(path);
      return found ? { ...found.groups } : undefined;
    },
    async render(context, siteComing) {
      const [data, site] = await Promise.all([load(context), siteComing]);
      const { now, timeZone } = context;
      return { head: head(data, site), element: createElement(Component, { data, site, now, timeZone }) };
    },
  };
}

const lostHead: Head = { title: 'Page Not Found', description: 'This page does not exist.', canonical: '/' };

/** Renders the document at `path` from the table of pages; an unknown address gets the 404 page. */
export async function renderFrom(pages: readonly Page[], request: DocumentRequest): Promise<RenderedDocument> {
  const { path, query, now, timeZone, publicUrl, saveData, assets } = request;
  const ask: Ask = asking(request.send);
  let kept = true;
  const failed = (error: unknown, fallback: string): Section<never> => {
    kept = false;
    const told = error instanceof RequestFailed && error.status < 500 && error.message !== '';
    return { state: 'failed', message: told ? error.message : fallback };
  };
  const section = async <Data,>(call: Promise<Data>, fallback: string): Promise<Section<Data>> => {
    try {
      return { state: 'loaded', data: await call };
    } catch (error) {
      return failed(error, fallback);
    }
  };
  const siteComing = section(siteSettings(ask), '').then((site) =>
    site.state === 'loaded' ? site.data : settingsSchema.parse({}),
  );
  const announcementsComing = section(activeAnnouncements(ask), 'Unable to load announcements');

  let status = 200;
  let content: Content = { head: lostHead, element: <Lost /> };
  const matched = matching(pages, path);
  try {
    if (!matched) throw new NotFound();
    const { page, parameters } = matched;
    content = await page.render({ ask, parameters, query, now, timeZone, section }, siteComing);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    status = 404;
  }
  const site = await siteComing;
  const html = renderToString(
    <Document head={content.head} site={site} publicUrl={publicUrl} assets={assets} saveData={saveData}>
      <Frame site={site} announcements={await announcementsComing} path={path}>
        {content.element}
      </Frame>
    </Document>,
  );
  return { status, html: `<!DOCTYPE html>${html}`, kept };
}

function matching(pages: readonly Page[], path: string) {
  for (const page of pages) {
    const parameters = page.match(path);
    if (parameters) return { page, parameters };
  }
  return undefined;
}
