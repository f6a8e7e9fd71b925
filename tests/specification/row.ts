import type { Page } from '@playwright/test';
import type { SignInAs } from '../support/browser.ts';
import type { TestApp } from '../support/test-app.ts';

/** A call of the API that the page has made: `POST /contact/`, and what was sent. */
export interface MadeCall {
  call: string;
  body: unknown;
}

/** The page as a state has opened it, and the product behind it. */
export interface Visit {
  page: Page;
  app: TestApp;
  calls: readonly MadeCall[];
  signInAs: SignInAs;
}

/** A part of the page, found by its role and name. Without a name, any of its role. */
export interface Place {
  role: 'main' | 'region' | 'navigation' | 'dialog' | 'banner' | 'contentinfo' | 'form' | 'group' | 'alert' | 'status';
  name?: string | RegExp;
}

/** One thing that can be read from outside, and what is to be read there. */
export interface Look {
  what: string;
  is: unknown;
  /** Reading makes a call that may change something: it is read once, since another time it could be answered otherwise. */
  once?: boolean;
  read(visit: Visit): Promise<unknown>;
}

interface Marks {
  /** Done once before looking: a click, a move of the clock. The rows below see what it has changed. */
  after?(visit: Visit): Promise<unknown>;
  /** A key of decision 39: the row says what is decided there, in place of what the document says. */
  differs?: string;
  /** Why it does not hold today, though nobody decided so. The mark fails once the row holds: it is then taken off. */
  fails?: string;
}

/** One thing that a document says. */
export interface Row extends Look, Marks {
  /** Where in the document: its heading and what of it, such as `2 Home 7`. */
  section: string;
}

/** Makes a row of what the document says in this section. */
export const row = (section: string, look: Look, marks: Marks = {}): Row => ({ section, ...look, ...marks });

/** Makes a row of each of these, all said in one section. */
export const rows = (section: string, ...looks: readonly Look[]): Row[] => looks.map((look) => row(section, look));

/** A page in one state, made for real, with the rows that can be read from it in one visit, in this order. */
export interface State {
  /** Its name in reports: `home, when events do not come`. */
  where: string;
  /** Changes what is kept before the visit. The state then has an app of its own. */
  prepare?(app: TestApp): Promise<void>;
  /** The address, or how to come there. */
  open: string | ((visit: Visit) => Promise<void>);
  /** Pixels; 1280 without. */
  width?: number;
  /** Waits until the page's script runs, for rows that press something. */
  awake?: boolean;
  /** The browser's clock stands still but for `page.clock.runFor`, for rows about time. */
  still?: boolean;
  /** Signs in as a superuser first. */
  signedIn?: boolean;
  /** What the browser logs in this state on purpose, such as a refused call. */
  faults?: RegExp;
  rows: readonly Row[];
}
