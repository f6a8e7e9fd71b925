import type { Request } from '@playwright/test';
import { test as base, expect } from '../support/browser.ts';
import { MORNING } from '../support/test-app.ts';
import { some } from '../support/thorough.ts';
import { awaken } from './acts.ts';
import type { Look, MadeCall, Row, State, Visit } from './row.ts';

const test = base.extend<{ ofState: string }>({
  /** The state whose app this is; empty for the app of all states that change nothing. */
  ofState: ['', { option: true }],
  app: async ({ testAppOf, ofState }, use, { file }) => use(await testAppOf(`${file} ${ofState}`)),
});

/** Enough for what is on its way on a busy machine. Milliseconds. */
const PATIENCE = 30_000;

/** Milliseconds, beside four minutes for the app and the first page on a busy machine. */
const FOR_A_ROW = 3000;

function madeCall(request: Request): MadeCall | undefined {
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith('/api/')) return undefined;
  const sentJson = request.headers()['content-type']?.startsWith('application/json') === true;
  return {
    call: `${request.method()} ${pathname.slice('/api'.length)}${search}`,
    body: sentJson ? request.postDataJSON() : request.postData(),
  };
}

async function openState({ open, width, awake, still, signedIn }: State, visit: Visit): Promise<void> {
  const { page, app, signInAs } = visit;
  if (width !== undefined) await page.setViewportSize({ width, height: 800 });
  await page.clock.install({ time: MORNING });
  if (signedIn) await signInAs(await app.addUser({ isSuperuser: true }), typeof open === 'string' ? open : undefined);
  if (typeof open !== 'string') await open(visit);
  else if (!signedIn) await page.goto(open);
  if (awake) await awaken(visit);
  if (still) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Reads it; what goes wrong with that is a reading too, so that the other rows are still looked at. */
const readOnce = (look: Look, visit: Visit) => look.read(visit).catch((fault: unknown) => String(fault));

async function checkRow(where: string, row: Row, visit: Visit): Promise<void> {
  const name = `${where}: ${row.what} (${row.section})`;
  const fault = await row.after?.(visit).then(
    () => undefined,
    (reason: unknown) => String(reason),
  );
  expect.soft(fault, `${name}: what comes before it cannot be done`).toBeUndefined();
  if (row.fails !== undefined) {
    expect.soft(await readOnce(row, visit), `${name} holds now: take its mark off`).not.toEqual(row.is);
  } else if (row.once || fault !== undefined) {
    expect.soft(await readOnce(row, visit), name).toEqual(row.is);
  } else {
    const patient = expect.configure({ soft: true });
    await patient.poll(() => readOnce(row, visit), { message: name, timeout: PATIENCE }).toEqual(row.is);
  }
}

/** States that share an app come first: each of the others ends the app before it. */
const ordered = (states: readonly State[]) => [
  ...states.filter(({ prepare }) => prepare === undefined),
  ...states.filter(({ prepare }) => prepare !== undefined),
];

/** A test of each state: one visit, in which each row is reported by itself. A plain run takes an even part of them. */
export function checkStates(states: readonly State[]): void {
  test.describe.configure({ mode: 'parallel' });
  for (const state of ordered(some(states, 12))) {
    test.describe(() => {
      test.use({
        ofState: state.prepare === undefined ? '' : state.where,
        allowedFaults: state.faults === undefined ? [] : [state.faults],
        actionTimeout: PATIENCE,
      });
      test(`${state.where}: ${state.rows.length} rows`, async ({ page, app, signInAs }) => {
        test.setTimeout(240_000 + state.rows.length * FOR_A_ROW);
        const calls: MadeCall[] = [];
        page.on('request', (request) => {
          const call = madeCall(request);
          if (call) calls.push(call);
        });
        await state.prepare?.(app);
        const visit = { page, app, calls, signInAs };
        await openState(state, visit);
        for (const row of state.rows) await checkRow(state.where, row, visit);
        // Calls that a row holds end with the page; let go after the test, they would reach the server.
        await page.goto('about:blank');
      });
    });
  }
}
