import { addressIn, type Language, mainLanguage } from '../../domain/languages.ts';
import type { Outcome } from '../../domain/problem.ts';
import { CacheContext } from '../http/cache-context.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import type { TextsOfRecord } from '../http/dispatcher.ts';
import type { BuiltSite } from '../pages/public-pages.ts';
import type { Services } from '../services.ts';

/** The scripts of a document of ours; the texts in it have none. */
const scripts = /<script\b[^>]*>.*?<\/script>/gs;

/** A page that visitors would see. */
export interface PreviewedPage {
  /** Its address in the source's language. */
  page: string;
  query?: Record<string, string>;
  language?: Language;
  /** What one record says in place of what is published. */
  instead?: TextsOfRecord;
  /** The answer to a call of the page; `ask` makes the call. */
  answer(path: string, ask: () => Promise<Outcome>): Promise<Outcome>;
}

/** Renders pages as visitors would see them. Nothing of them is kept. */
export const previewRenderer =
  ({ clock, config: { timeZone, publicUrl } }: Services, site: BuiltSite, directCalls: () => DirectCalls) =>
  async ({ page, query, language = mainLanguage(), instead, answer }: PreviewedPage): Promise<{ html: string }> => {
    const { pages, assets, stylesheets } = await site.in(language);
    const { styleOf: _, ...files } = assets;
    const { html } = await pages.renderDocument({
      path: addressIn(language, page),
      query: new URLSearchParams(query),
      call: ({ method, path }, { query = {}, body }) =>
        answer(path, () => {
          const given = Object.entries(query).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as const],
          );
          if (language !== mainLanguage()) given.push(['language', language]);
          const cacheContext = new CacheContext();
          return directCalls().call({ method, path, query: given, body, cacheContext, address: '', language, instead });
        }),
      now: clock(),
      timeZone,
      publicUrl,
      lowData: false,
      assets: { ...files, stylesheets },
    });
    return { html: html.replaceAll(scripts, '') };
  };
