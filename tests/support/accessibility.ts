import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type * as ibm from 'accessibility-checker-engine';
import type axe from 'axe-core';

// What three programs find that judge pages by WCAG. Each knows rules that the others do not.

/** Findings that are wrong for us: the rule, the elements, and why. All others fail the tests, on every page and screen. */
const wrong: readonly { rules: RegExp; where: string; why: string }[] = [
  {
    rules: /^aria_content_in_landmark/,
    where: '.skip-link',
    why: 'The way past the head of the page stands before all landmarks: WCAG technique G1 wants it first.',
  },
  {
    rules: /^aria_hidden_nontabbable/,
    where: '[data-base-ui-inert], [data-base-ui-inert] *',
    why: 'What stands behind an open dialog is hidden, and the dialog keeps the focus, as the tests of dialogs see.',
  },
  {
    rules: /^element_tabbable_role_valid/,
    where: '.overflow-x-auto[tabindex="0"]',
    why: 'What scrolls has to be reached with the keyboard, as WCAG 2.1.1 and axe want it.',
  },
  {
    rules: /^input_autocomplete_valid|1_3_5\.H98$/,
    where: 'input[type=email][autocomplete=username]',
    why: 'The HTML standard has e-mail among the types of a user name.',
  },
  {
    rules: /^text_contrast_sufficient|1_4_3\./,
    where: '.tear-off *',
    why: 'The paper of a leaf is drawn before it (::before), which these programs do not see: its ink stands on chalk.',
  },
  {
    rules: /^label_content_exists/,
    where: 'label:has(> input + .sr-only)',
    why: 'The box of a row or of a cell has its words for readers of the screen alone, and IBM takes what is cut off for nothing.',
  },
  {
    rules: /^table_headers_exists/,
    where: '.list-table',
    why: 'On a phone the head of a list is not shown: each row is a card, and each of its cells names its column.',
  },
  {
    rules: /^input_label_exists/,
    where: 'details:not([open]) > :not(summary) *',
    why: 'A field in a closed box is shown to nobody. Its label is in the same box, and counts once both are shown.',
  },
];

interface Finding {
  rule: string;
  message: string;
  html: string;
}

interface SnifferMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

/** HTML_CodeSniffer, which has no types: what a run tells. */
interface Sniffer {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): SnifferMessage[];
}

declare global {
  interface Window {
    axe?: typeof axe;
    ace?: typeof ibm;
    HTMLCS?: Sniffer;
  }
}

/** The text of a program that puts one name into the page. */
const program = (address: string) => readFileSync(new URL(address), 'utf8');

/** The programs of others but axe. */
const others = () =>
  [
    import.meta.resolve('accessibility-checker-engine'),
    import.meta.resolve('@pa11y/html_codesniffer/build/HTMLCS.js'),
  ].map(program);

/** Runs axe on the page. The script stays there, as loading it takes as long as a run. Embedded films are left out. */
async function findingsOfAxe(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(program(import.meta.resolve('axe-core/axe.min.js')));
  }
  const results = await page.evaluate(() => window.axe?.run({ reporter: 'no-passes' }));
  if (results === undefined) throw new Error('axe is not on the page');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What IBM's rules call a violation for certain, and HTML_CodeSniffer an error. */
async function findingsOfOthers(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.ace === undefined)) for (const source of others()) await page.evaluate(source);
  const found = await page.evaluate(
    async (passedOver) => {
      const { ace, HTMLCS } = window;
      if (!ace || !HTMLCS) throw new Error('The programs are not on the page');
      const findings: Finding[] = [];
      const add = (rule: string, message: string, node: Node) => {
        const element = node instanceof Element ? node : document.documentElement;
        if (passedOver.some(({ rules, where }) => new RegExp(rules).test(rule) && element.matches(where))) return;
        findings.push({ rule, message, html: element.outerHTML.slice(0, 200) });
      };
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
      for (const { ruleId, message, node, value } of results)
        if (String(value) === 'VIOLATION,FAIL') add(ruleId, message, node);
      await new Promise<void>((done, failed) => {
        HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer has no such rules')));
      });
      for (const { type, code, msg, element } of HTMLCS.getMessages()) if (type === 1) add(code, msg, element);
      return findings;
    },
    wrong.map(({ rules, where }) => ({ rules: rules.source, where })),
  );
  return found.map(({ rule, message, html }) => `${rule}: ${message} ${html}`);
}

/** What is found on the page as it is now, by axe or by all three, and whether it scrolls sideways. */
export async function accessibilityFaults(page: Page, by: 'axe' | 'all'): Promise<string[]> {
  // Content outside the screen is not laid out, and colours are measured where elements are.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
      part.style.contentVisibility = 'visible';
    }
  });
  // A colour in transition has poor contrast only for a moment: all transitions end at once.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  const found = await findingsOfAxe(page);
  if (by === 'all') found.push(...(await findingsOfOthers(page)));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) found.push(`the page scrolls sideways by ${wider} pixels`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}

/** Nothing is found on the page as it is now, by axe or by all three, and it does not scroll sideways. */
export async function expectAccessible(page: Page, by: 'axe' | 'all'): Promise<void> {
  expect(await accessibilityFaults(page, by)).toEqual([]);
}
