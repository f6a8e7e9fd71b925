import { flushCompileCache } from 'node:module';
import { readConfig } from '../../server/config.ts';
import { beginSession } from '../../server/identity/sessions.ts';
import { listen } from '../../server/listen.ts';
import { makeLog } from '../../server/logging.ts';
import { builtSite } from '../../server/pages/public-pages.ts';
import { assemble, httpFrontFor } from '../../server/process.ts';
import { addStaff } from '../support/staff.ts';

// The whole product in a process of its own, to be killed. Its clock goes faster than ours, so that a campaign which takes
// hours is sent in seconds; its settings come as environment variables.

const FASTER = 360;

const config = readConfig(process.env);
const began = Number(process.env.CLOCK_BEGAN);
const clock = () => new Date(began + (Date.now() - began) * FASTER);
const site = await builtSite();
const running = await assemble({ config, clock, log: makeLog(config), site, print: () => undefined });
const server = await listen(await httpFrontFor(running, site, 'dist'), config);
running.start();

const email = `staff${process.pid}@example.org`;
const id = await addStaff(running.services.db, clock(), { email, is_superuser: true });

const { access } = await running.services.write(null, (unit) => beginSession(unit, id, 'A test'));
// A sign-in is over in two seconds by this clock, which a busy machine takes from it to its use.
await running.services.db.updateTable('tokens').set({ expires_at: '9999-01-01T00:00:00.000Z' }).execute();
const address = server.address();
// A killed process leaves none of its compiled code for the next one.
flushCompileCache();
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, access });
