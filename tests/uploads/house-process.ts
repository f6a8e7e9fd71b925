import { flushCompileCache } from 'node:module';
import { openHouse } from '../support/house.ts';

// The whole product in a process of its own, to be measured and killed. The data folder comes as DATA_DIR.

const house = await openHouse({ settings: { DATA_DIR: process.env.DATA_DIR ?? '' } });
const user = await house.addUser({ isSuperuser: true, email: `staff${process.pid}@example.org` });
const { access } = await house.signIn(user);
// What is killed leaves nothing of what it compiled for the next one.
flushCompileCache();
process.send?.({ url: house.url, access });
