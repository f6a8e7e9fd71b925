import { keepNone } from '../support/amounts.ts';
import { LOOK_AROUND } from '../support/contact-form.ts';
import { wakeIslands } from '../support/islands.ts';
import { expectLoggedErrors } from '../support/logged-errors.ts';
import type { TestApp } from '../support/test-app.ts';
import { byRole, part } from './looks.ts';
import type { Place, Visit } from './row.ts';

type Name = string | RegExp;

/** Prepares a failure of every read of these tables, of which the log tells. */
export const lose =
  (...tables: readonly string[]) =>
  async ({ services }: TestApp) => {
    const lost = tables.join('|');
    expectLoggedErrors(new RegExp(`no such table: (${lost})$|relation "(${lost})" does not exist`));
    for (const table of tables) await services.db.schema.alterTable(table).renameTo(`${table}_gone`).execute();
  };

/** Prepares an organisation that has written nothing yet. */
export const writeNothing = ({ services }: TestApp) => keepNone(services);

export const goTo =
  (address: string) =>
  ({ page }: Visit) =>
    page.goto(address);

/** Lets this many milliseconds pass in the browser. */
export const pass =
  (milliseconds: number) =>
  ({ page }: Visit) =>
    page.clock.runFor(milliseconds);

/** Presses what has this role and name, and lets the page follow. */
export const press =
  (role: 'button' | 'link', name: Name, within?: Place) =>
  async ({ page }: Visit) => {
    await byRole(page, role, name, within).first().click();
    await page.clock.runFor(100);
  };

export const fill =
  (texts: Readonly<Record<string, string>>, within?: Place) =>
  async ({ page }: Visit) => {
    const scope = within ? part(page, within) : page.locator('body');
    for (const [label, words] of Object.entries(texts))
      await scope.getByLabel(label, { exact: true }).and(page.locator('input, textarea')).fill(words);
  };

/** Waits as long as a person looks at a form; one that is sent at once is taken for a program's. */
export const lookAround = pass(LOOK_AROUND);

/** Answers this call of the page with a status and nothing of ours. */
export const failCall =
  (pattern: string, status = 500) =>
  ({ page }: Visit) =>
    page.route(pattern, (route) => route.fulfill({ status, body: 'no JSON' }));

/** Does one after the other. */
export const inTurn =
  (...acts: readonly ((visit: Visit) => Promise<unknown>)[]) =>
  async (visit: Visit) => {
    for (const act of acts) await act(visit);
  };

/**
 * Touches the page, so that its script comes at once, and waits until it has run. By itself it would come some time after
 * the first paint: on a busy machine that is after the clock was stopped, and then never.
 */
async function beginScript({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    const address = [...document.scripts].map(({ text }) => /^\(function begin\(.*\)\("([^"]+)"\)$/s.exec(text)?.[1]);
    const known = address.find((each) => each !== undefined);
    if (known === undefined) throw new Error('The page names no script to begin with');
    document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await import(known);
  });
}

/** Waits until the script of every part of the page runs that has one. */
export async function awaken(visit: Visit): Promise<void> {
  const { page } = visit;
  await beginScript(visit);
  await page.clock.runFor(1000);
  await wakeIslands(page);
  // Lets what begins with the page begin.
  await page.clock.runFor(100);
}
