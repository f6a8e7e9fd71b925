import { flushCompileCache } from 'node:module';
import { startTestApp } from '../support/test-app.ts';

// The whole product in a process of its own, to be measured and killed. The data folder comes as DATA_DIR.

const app = await startTestApp({ settings: { DATA_DIR: process.env.DATA_DIR ?? '' }, errorsTo: process.stdout });
const user = await app.addUser({ isSuperuser: true, email: `staff${process.pid}@example.org` });
const { access } = await app.signIn(user);
// A killed process leaves none of its compiled code for the next one.
flushCompileCache();
process.send?.({ url: app.url, access });
