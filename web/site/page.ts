import type { ComponentType, ReactElement } from 'react';
import type { Language } from '../../domain/languages.ts';
import type { PageAtAddress } from '../../domain/plain-page.ts';
import type { SiteSettings } from '../../domain/site.ts';
import type { ApiClient } from '../request.ts';
import type { PostedForm } from './forms/plan.ts';
import type { Crumb, StructuredData } from './head/structured-data.ts';
import type { Section } from './section.ts';

/** A block of a page of staff, and how it looks. */
export interface DrawnBlock {
  block: PageAtAddress['blocks'][number];
  element: ReactElement;
}

/** The arguments of a page's `load`. */
export interface LoadContext {
  request: ApiClient;
  /** The `{name}` parts of the address. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** The language was asked for, and does not follow from an address without one. */
  isLanguageNamed: boolean;
  now: Date;
  timeZone: string;
  /** The site's origin, for addresses that leave it: share links. */
  publicUrl: string;
  /**
   * Waits for one call. A failed one does not take the page down: its place shows `fallback` or the server's message,
   * and the page is not kept in the cache. `NotFound` alone passes through.
   */
  section<Data>(call: Promise<Data>, fallback: string): Promise<Section<Data>>;
  /** Waits for a call without which the page is still itself. Where it fails the page is not kept in the cache. */
  optional<Data>(call: Promise<Data>): Promise<Data | undefined>;
  /** The blocks of a page, drawn side by side, in their order. Those that have nothing to say are left out. */
  drawBlocks(page: PageAtAddress): Promise<DrawnBlock[]>;
}

/** A page's address in a language, below the site's root. */
export interface Alternate {
  language: Language;
  address: string;
}

/** The document's head, for readers, search engines and share previews. */
export interface Head {
  title: string;
  description: string;
  /** The address in the specification's spelling, below the site's root. */
  canonical: string;
  /**
   * The addresses of the same record in the languages in which there is one. Left out, the page is there in every language that
   * is offered and in which its main text is published. In a language that is not among them the page shows a text of the source, and search engines are led there.
   */
  alternates?: readonly Alternate[];
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** Its address below the site's root, and what it shows; without it, the organisation's own. */
  sharePicture?: { address: string; alt: string | undefined };
  isArticle?: boolean;
  /** Not to be found by search engines. */
  isHidden?: boolean;
  /** The address holds a secret: no page that a link leads to learns it. */
  isSecret?: boolean;
  /** Structured data beside the page's place on the site. */
  structuredData?: StructuredData;
}

/** The properties of every page's component, with its data. */
export interface PageProps<Data> {
  data: Data;
  site: SiteSettings;
  now: Date;
  timeZone: string;
  /** The site's origin, for addresses that leave it: share links. */
  publicUrl: string;
  /** The outcome of a form sent to this page without script. */
  posted: PostedForm | undefined;
}

export interface PageDefinition<Data> {
  /** `/EventDetails/{id}`, or several; letter case and a trailing slash do not matter. */
  address: string | readonly string[];
  /** The names of the query parameters it reads; others are not looked at. */
  query?: readonly string[];
  /** Fetches every section side by side. Throws `NotFound` where the address leads to nothing. */
  load(context: LoadContext): Promise<Data>;
  /** Takes the form that a visitor without script sends to this page, before the page is loaded. */
  post?(context: LoadContext, fields: URLSearchParams): Promise<PostedForm>;
  /** Made for one visitor, with a secret in its address: never kept. */
  isPersonal?: boolean;
  /** Where the page is, if it was asked for at an address that only leads to it. */
  movedTo?(data: Data, parameters: LoadContext['parameters']): string | undefined;
  head(data: Data, site: SiteSettings, publicUrl: string, timeZone: string): Head;
  Page: ComponentType<PageProps<Data>>;
}
