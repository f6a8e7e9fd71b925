import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { readConfig } from '../../server/config.ts';
import { installCrashHandler } from '../../server/crash-handler.ts';
import { clientAddressReader } from '../../server/front/client-address.ts';
import { httpFront } from '../../server/front/http-front.ts';
import { hashPassword } from '../../server/identity/passwords.ts';
import { beginSession } from '../../server/identity/sessions.ts';
import { listen } from '../../server/listen.ts';
import { makeLog } from '../../server/logging.ts';
import { type BuiltSite, builtSite } from '../../server/pages/public-pages.ts';
import { assemble } from '../../server/process.ts';
import { addStaff } from '../support/staff.ts';
import { giveStaffMailbox } from '../support/staff-mailbox.ts';
import { aim, lookAtStatements, takeAim } from './aimed-death.ts';

// The whole product in a process of its own, to be killed. It is started a thousand times, so it does no more than must
// be: no first superuser, no sample, no code by mail, and without WITH_PAGES no pages. Its settings come as environment
// variables.

const EMAIL = 'victim@example.org';
const noAssets = { stylesheets: [], scripts: [], modules: [], fonts: [] };
const noSite: BuiltSite = {
  in: () => Promise.reject(new Error('There are no pages')),
  dashboardIn: () => Promise.resolve(noAssets),
  drawn: new Map(),
};

if (process.env.AIMED) lookAtStatements();
const config = readConfig(process.env);
const log = makeLog(config);
installCrashHandler(log);
const site = process.env.WITH_PAGES ? await builtSite() : noSite;
const clock = () => new Date();
const running = await assemble({ config, clock, log, site, print: () => undefined });
const { db, write, metrics } = running.services;
// The control: a disk that is never asked to sync does lose data.
if (process.env.NEVER_SYNC) await sql`pragma synchronous = off`.execute(db);
const { app, directCalls, cache, visits, missed } = running;
const clientAddress = clientAddressReader(config.trustedProxies);
const ownFront = httpFront({
  app,
  directCalls,
  cache,
  visits,
  missed,
  metrics,
  clock,
  clientAddress,
  log,
  publicUrl: config.publicUrl,
  assets: new Map(),
  parameters: new Set(),
});
const server = await listen(ownFront, config);
running.start();

async function userId(): Promise<number> {
  const known = await db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirst();
  if (known) return known.id;
  const { PASSWORD } = process.env;
  const password = PASSWORD === undefined ? {} : { password_hash: await hashPassword(PASSWORD) };
  return addStaff(db, clock(), { email: EMAIL, is_superuser: true, ...password });
}

const id = await userId();
await giveStaffMailbox(db);
const { access } = await write(null, (unit) => beginSession(unit, id, 'A test'));
const address = server.address();
// A killed process leaves none of its compiled code for the next one.
flushCompileCache();
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, access });

// Faults that a test can request: an uncaught error, memory that is never freed, and death at a statement.
const held: number[][] = [];
process.on('message', (command) => {
  const { data } = aim.safeParse(command);
  if (data) takeAim(data);
  if (command === 'reject') void Promise.reject(new Error('Nobody catches this'));
  if (command === 'fill the memory') setInterval(() => held.push(Array.from({ length: 500_000 }, Math.random)), 10);
});
