import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import type { Look, Place, Visit } from './row.ts';

type Name = string | RegExp;
type Within = Place | undefined;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const inWords = (name: Name) => (typeof name === 'string' ? `“${name}”` : String(name));
const SHOWN = 'shown';

/** Where it is looked for, in reports. */
const placed = (within: Within) => {
  if (within === undefined) return '';
  return within.name === undefined ? ` in the ${within.role}` : ` in the ${within.role} ${inWords(within.name)}`;
};

/** A part of the page by its role and name. */
export const part = (page: Page, { role, name }: Place): Locator =>
  page.getByRole(role, name === undefined ? {} : { name, exact: true });

const scope = (page: Page, within: Within) => (within === undefined ? page.locator('body') : part(page, within));

/** Finds what has this role and name and can be seen. */
export const byRole = (page: Page, role: Parameters<Page['getByRole']>[0], name: Name, within?: Within): Locator =>
  scope(page, within).getByRole(role, { name, exact: true }).filter({ visible: true });

const shown = async (found: Locator) => ((await found.count()) > 0 ? SHOWN : 'not there');

/** A heading with exactly this name. */
export const heading = (name: Name, within?: Within): Look => ({
  what: `heading ${inWords(name)}${placed(within)}`,
  is: SHOWN,
  read: ({ page }) => shown(byRole(page, 'heading', name, within)),
});

/** A text, letter for letter, alone or within another. */
export const text = (words: string, within?: Within): Look => ({
  what: `text ${inWords(words)}${placed(within)}`,
  is: SHOWN,
  read: ({ page }) => {
    const pattern = new RegExp(words.split(/\s+/).map(escaped).join('\\s+'));
    return shown(scope(page, within).getByText(pattern).filter({ visible: true }));
  },
});

/** Every link of this name leads to this address. */
export const link = (name: Name, address: string, within?: Within): Look => ({
  what: `link ${inWords(name)} to ${address}${placed(within)}`,
  is: [address],
  read: async ({ page }) => {
    const found = await byRole(page, 'link', name, within).evaluateAll((links) =>
      links.map((each) => each.getAttribute('href')),
    );
    return [...new Set(found)];
  },
});

/** A link to a record: the address of the document, and the record's title behind its number. */
export const linkTitled = (name: Name, address: string, title: string, within?: Within): Look =>
  link(
    name,
    `${address}-${title
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '-')}`,
    within,
  );

/** Its row says more than the document does. */
export const saysTitle = { differs: 'links-say-the-title' };

/** A button with this name. */
export const button = (name: Name, within?: Within): Look => ({
  what: `button ${inWords(name)}${placed(within)}`,
  is: SHOWN,
  read: ({ page }) => shown(byRole(page, 'button', name, within)),
});

/** A button that waits while something is on its way. */
export const waitingButton = (name: Name, within?: Within): Look => ({
  what: `button ${inWords(name)} waits${placed(within)}`,
  is: [true],
  read: ({ page }) =>
    byRole(page, 'button', name, within).evaluateAll((buttons) =>
      buttons.map((each) => each.hasAttribute('disabled') || each.getAttribute('aria-disabled') === 'true'),
    ),
});

/** Anything of this role with this name. */
export const named = (role: Parameters<Page['getByRole']>[0], name: Name, within?: Within): Look => ({
  what: `${role} ${inWords(name)}${placed(within)}`,
  is: SHOWN,
  read: ({ page }) => shown(byRole(page, role, name, within)),
});

/** What of a field is looked at. */
interface FieldFacts {
  type?: string;
  required?: boolean;
  value?: string;
  placeholder?: string;
  rows?: number;
  checked?: boolean;
  disabled?: boolean;
  /** The texts of its choices, in order. */
  choices?: readonly string[];
  /** What is sent for each choice, in order. */
  values?: readonly string[];
}

function readFields(elements: readonly Element[]): Required<FieldFacts>[] {
  return elements.map((element) => {
    const input = element instanceof HTMLInputElement ? element : undefined;
    const area = element instanceof HTMLTextAreaElement ? element : undefined;
    const select = element instanceof HTMLSelectElement ? element : undefined;
    const choices = [...(select?.options ?? input?.list?.options ?? [])];
    const control = input ?? area ?? select;
    return {
      type: control?.type ?? '',
      required: control?.required === true || element.getAttribute('aria-required') === 'true',
      value: control?.value ?? '',
      placeholder: (input ?? area)?.placeholder ?? '',
      rows: area?.rows ?? 0,
      checked: input?.checked ?? false,
      disabled: control?.disabled ?? false,
      choices: choices.map((choice) => choice.text.trim() || choice.value),
      values: choices.map(({ value }) => value),
    };
  });
}

/** A field by its label, and these facts of it. */
export const field = (label: Name, facts: FieldFacts = {}, within?: Within): Look => ({
  what: `field ${inWords(label)} ${JSON.stringify(facts)}${placed(within)}`,
  is: [facts],
  read: async ({ page }) => {
    const found = await scope(page, within)
      .getByLabel(label, { exact: true })
      .and(page.locator('input, textarea, select'))
      .filter({ visible: true })
      .evaluateAll(readFields);
    return found.map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name in facts)));
  },
});

/** The texts of what is found, in order. */
export const listed = (what: string, is: readonly string[], find: (page: Page) => Locator): Look => ({
  what,
  is,
  read: async ({ page }) => (await find(page).filter({ visible: true }).allTextContents()).map(oneLine),
});

/** How many are found. */
export const count = (what: string, is: number, find: (page: Page) => Locator): Look => ({
  what,
  is,
  read: ({ page }) => find(page).filter({ visible: true }).count(),
});

/** Anything else that can be read from outside. */
export const value = (what: string, is: unknown, read: (visit: Visit) => Promise<unknown>): Look => ({
  what,
  is,
  read,
});

/** The opposite of a look at something shown. */
export const absent = (look: Look): Look => ({
  what: `no ${look.what}`,
  is: false,
  read: async (visit) => isDeepStrictEqual(await look.read(visit), look.is),
});

/** The page stands at this address. */
export const standsAt = (address: string | RegExp): Look => ({
  what: `the address is ${address}`,
  is: true,
  read: async ({ page }) => {
    const { pathname, search } = new URL(page.url());
    return typeof address === 'string' ? pathname + search === address : address.test(pathname + search);
  },
});

/** The page has made this call. */
export const made = (call: string): Look => ({
  what: `the call ${call}`,
  is: true,
  read: async ({ calls }) => calls.some((each) => each.call === call),
});

/** The names that the body of this call had, in any order. */
export const sent = (call: string, names: readonly string[]): Look => ({
  what: `what ${call} sends`,
  is: [...names].sort(),
  read: async ({ calls }) => {
    const body = calls.findLast((each) => each.call === call)?.body;
    return Object.keys(typeof body === 'object' && body !== null ? body : {})
      .filter((name) => names.includes(name))
      .sort();
  },
});

/** What stands at this path of a reply, such as `results.0.title`. */
function at(body: unknown, path: string): unknown {
  return path
    .split('.')
    .filter((step) => step !== '')
    .reduce<unknown>((all, step) => Object.entries(all ?? {}).find(([name]) => name === step)?.[1], body);
}

/** What the API answers a visitor at this address has this at this path. */
export const replied = (path: string, place: string, is: unknown): Look => ({
  what: `GET ${path} has ${JSON.stringify(is)} at “${place}”`,
  is,
  read: async ({ app }) => at(await (await app.call('GET', path)).json(), place),
});

/** What the API answers a visitor has each of these fields, one look for each. */
export const fieldsOf = (path: string, place: string, names: readonly string[]): Look[] =>
  names.map((name) => ({
    what: `GET ${path} has the field “${name}” at “${place}”`,
    is: true,
    read: async ({ app }) => Object.hasOwn(Object(at(await (await app.call('GET', path)).json(), place)), name),
  }));

/** What stands at this path is a list. */
export const isList = (path: string, place = ''): Look => ({
  what: `GET ${path} has a list at “${place}”`,
  is: true,
  read: async ({ app }) => Array.isArray(at(await (await app.call('GET', path)).json(), place)),
});

/** The API answers this call with this status, and this at a path of its reply. */
export const answered = (call: string, body: unknown, is: { status: number; [path: string]: unknown }): Look => ({
  what: `${call} with ${JSON.stringify(body)} answers ${JSON.stringify(is)}`,
  is,
  once: true,
  read: async ({ app }) => {
    const [method = '', path = ''] = call.split(' ');
    const reply = await app.call(method, path, body);
    const json: unknown = await reply.json().catch(() => undefined);
    return Object.fromEntries(Object.keys(is).map((key) => [key, key === 'status' ? reply.status : at(json, key)]));
  },
});
