import { flushCompileCache } from 'node:module';
import { startTestApp } from '../support/test-app.ts';

// The whole product in a process of its own, to be measured and killed. The data folder comes as DATA_DIR.

const app = await startTestApp({ settings: { DATA_DIR: process.env.DATA_DIR ?? '' } });
const user = await app.addUser({ isSuperuser: true, email: `staff${process.pid}@example.org` });
const { access } = await app.signIn(user);
// What is killed leaves nothing of what it compiled for the next one.
flushCompileCache();
process.send?.({ url: app.url, access });
