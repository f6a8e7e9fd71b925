import { MAX_FAILURES } from '../server/identity/lockout.ts';
import { callFrom } from '../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../tests/support/test-app.ts';
import { type Figure, median } from './figures.ts';

/** Number of tries for each kind of address. */
const TIMES = 200;

/** Tries one place has left after it was locked out, of the sixty it has for all accounts. */
const LOCKED_TRIES = 40;

/** Milliseconds of every try, by the kind of address. */
type Times = Record<string, number[]>;

let places = 0;
function newPlace(): string {
  places += 1;
  return `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`;
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  await (await work()).arrayBuffer();
  return performance.now() - began;
}

/** Wrong passwords for an unknown address, a known one, and one that is locked to the place; in turn, so that all drift alike. */
async function wrongPasswords(app: TestApp): Promise<Times> {
  const times: Times = { unknown: [], known: [], locked: [] };
  const [known, locked] = [await app.addUser(), await app.addUser()];
  const login = (place: string, email: string) => callFrom(app, place, '/login/', { email, password: 'not this one' });
  let lockedPlace = '';
  for (let time = 0; time < TIMES; time += 1) {
    if (time % LOCKED_TRIES === 0) {
      lockedPlace = newPlace();
      for (let tries = 0; tries < MAX_FAILURES; tries += 1) await login(lockedPlace, locked.email);
    }
    const tries: [string, () => Promise<Response>][] = [
      ['unknown', () => login(newPlace(), `nobody${time}@example.org`)],
      ['known', () => login(newPlace(), known.email)],
      ['locked', () => login(lockedPlace, locked.email)],
    ];
    // Each kind comes first, second and third as often as the others.
    const turn = time % tries.length;
    for (const [name, work] of [...tries.slice(turn), ...tries.slice(0, turn)]) times[name]?.push(await timed(work));
  }
  return times;
}

/** Forgotten passwords of unknown, active and inactive addresses. */
async function forgottenPasswords(app: TestApp): Promise<Times> {
  const times: Times = { unknown: [], active: [], inactive: [] };
  const sendOne = (email: string) => timed(() => callFrom(app, newPlace(), '/password-reset/', { email }));
  for (let time = 0; time < TIMES; time += 1) {
    const [active, inactive] = [await app.addUser(), await app.addUser({ isActive: false })];
    // Side by side: an answer waits for the clock, not for the machine.
    const kinds = { unknown: `nobody${time}@example.org`, active: active.email, inactive: inactive.email };
    await Promise.all(Object.entries(kinds).map(async ([kind, email]) => times[kind]?.push(await sendOne(email))));
  }
  return times;
}

/** The difference between the slowest and the quickest median, as a fraction of the quickest. */
function medianSpread(times: Times): number {
  const medians = Object.values(times).map(median);
  return Math.max(...medians) / Math.min(...medians) - 1;
}

/** Measures whether reply times reveal that an address has an account: they hardly do. */
async function signInTimes(databaseUrl?: string): Promise<{ wrong: Times; forgotten: Times }> {
  const app = await startTestApp({ databaseUrl, settings: { TRUST_PROXY: '127.0.0.1' } });
  try {
    return { wrong: await wrongPasswords(app), forgotten: await forgottenPasswords(app) };
  } finally {
    await app.close();
  }
}

/** The differences in answer time between kinds of addresses. */
export async function signInFigures(): Promise<Figure[]> {
  const { wrong, forgotten } = await signInTimes(process.env.DATABASE_URL);
  const figure = (name: string, times: Times): Figure => ({
    name: `${name}: medians of ${TIMES} each are apart by`,
    value: `${(medianSpread(times) * 100).toFixed(1)} %`,
    spread: '',
    wanted: 'under 10 %',
  });
  return [
    figure('wrong password for an unknown, a known and a locked address', wrong),
    figure('forgotten password of an unknown, an active and an inactive address', forgotten),
  ];
}
