import type { Page } from '@playwright/test';
import { builtSite } from '../../server/pages/public-pages.ts';
import { CANARY, REPORT, STRANGER } from './xss-corpus.ts';

/** Harmless beginnings of an address: everything else runs, or is a document of its own. */
const harmless = ['http:', 'https:', 'mailto:', 'tel:', 'geo:'];

interface Allowed {
  harmless: string[];
  /** The letters of the scripts that are ours. */
  ownScripts: readonly string[];
  canary: string;
}

/**
 * Finds everything in the page that no text may bring there, whether or not it has run: handlers, executable addresses,
 * frames, a payload's own names. It runs in the page, so all its data are parameters.
 */
function scan({ harmless, ownScripts, canary }: Allowed): string[] {
  const found: string[] = [];
  const addressed = /^(href|src|action|formaction|data|poster|ping|background|xlink:href|cite|lowsrc|dynsrc)$/i;
  const forbidden = 'base, object, embed, frame, frameset, applet, portal, math, meta[http-equiv], iframe[srcdoc]';
  for (const element of document.querySelectorAll(forbidden)) found.push(`<${element.localName}>`);
  for (const element of document.querySelectorAll('script')) {
    const type = element.type;
    if (type === 'application/ld+json') {
      try {
        JSON.parse(element.textContent);
      } catch {
        found.push('JSON-LD that cannot be read');
      }
    } else if (element.src === '' && !ownScripts.includes(element.textContent)) {
      found.push(`<script>${element.textContent}`);
    }
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const where = `${element.localName} ${name}="${value.slice(0, 80)}"`;
      const isPicture = element.localName === 'img' && /^data:image\//i.test(value);
      if (/^on/i.test(name)) found.push(where);
      if (addressed.test(name) && !isPicture) {
        const address = URL.parse(value, location.href);
        if (address && !harmless.includes(address.protocol)) found.push(where);
      }
      if (/^(id|name|is|slot|data-island|data-thumbhash)$/.test(name) && value.includes('xss')) found.push(where);
      if (/^(style|src|srcset|poster|background|ping)$/.test(name) && value.includes(canary)) found.push(where);
    }
  }
  return found;
}

export interface XssMonitor {
  /** Everything that has run, was stopped by the policy only, or is ready to run; with its place. */
  findings: string[];
  /** Looks through the page as it is now. */
  look(): Promise<void>;
}

/** Notes whatever of a payload takes effect in the page, from now on. */
export async function monitorPage(page: Page): Promise<XssMonitor> {
  const findings: string[] = [];
  let last = '';
  const note = (what: string) => void findings.push(`${last}: ${what}`);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) last = frame.url();
  });

  await page.exposeFunction(REPORT, (number: number) => note(`payload ${number} has run`));
  await page.exposeFunction('reportViolation', note);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`the policy kept ${effectiveDirective} ${blockedURI} ${sample} away`);
    });
  });
  page.on('dialog', (dialog) => {
    note(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes(CANARY) || URL.parse(url)?.host.includes(STRANGER)) note(`asks for ${url}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|React has blocked/i.test(message.text())) note(message.text());
  });
  const { ownScripts } = await (await builtSite()).in('en');
  const allowed = { harmless, ownScripts, canary: CANARY };
  return {
    findings,
    look: async () => (await page.evaluate(scan, allowed)).forEach(note),
  };
}
