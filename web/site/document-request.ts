import type { Outcome } from '../../domain/problem.ts';
import type { CallAddress, RequestOptions } from '../request.ts';

/** The server's input for one document. */
export interface DocumentRequest {
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  /** The language was asked for: by its prefix in the address, that of the main one too. */
  isLanguageNamed?: boolean;
  /** Makes a call of the API that needs no sign-in, inside the process. */
  call(address: CallAddress, sent: Pick<RequestOptions, 'query' | 'body'>): Promise<Outcome>;
  now: Date;
  timeZone: string;
  publicUrl: string;
  /** The visitor asked for little data: no script is sent. */
  lowData: boolean;
  /** What stood at this address is gone for good, which the page says. */
  isGone?: boolean;
  /** The fields of a form sent to this address without script. */
  fields?: URLSearchParams;
  assets: Assets;
}

/** Addresses of built files. */
export interface Assets {
  stylesheets: string[];
  /** The style that stands in a document itself: the rules that it needs. */
  styleOf?: (html: string, isHome: boolean) => string;
  scripts: string[];
  /** A script that stands in the page itself and fetches the others later. */
  beginning?: string;
  /** Needed at once, for the headings. */
  fonts: string[];
  /** The modules the scripts import first. */
  modules: string[];
}

export interface RenderedDocument {
  status: number;
  html: string;
  /** The style that stands in it. */
  style?: string;
  /**
   * Where the page is instead: under its present name (301), or in English, where it was asked for in a language that the
   * site does not offer (302). `html` is empty then.
   */
  location?: string;
  /** False when a section failed: the next visitor should get another try. */
  cacheable: boolean;
  /** Why the page could not be made, where the document says that it could not. */
  fault?: unknown;
}
