import { accessFor } from '../../support/signed-in.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { Look } from '../row.ts';

const accesses = new WeakMap<TestApp, Promise<string>>();

async function superuserOf(app: TestApp): Promise<string> {
  const { id } = await app.addUser({ isSuperuser: true });
  return accessFor(app, id);
}

/** The access token of somebody who may do everything, one for each app. */
export function everythingAllowed(app: TestApp): Promise<string> {
  const known = accesses.get(app) ?? superuserOf(app);
  accesses.set(app, known);
  return known;
}

/** Reads what the API answers to staff, in place of what it answers to a visitor. */
export const asStaff = (look: Look): Look => ({
  ...look,
  what: `to staff, ${look.what}`,
  read: async (visit) => {
    const access = await everythingAllowed(visit.app);
    const call: TestApp['call'] = (method, path, body) => visit.app.call(method, path, body, access);
    return look.read({ ...visit, app: { ...visit.app, call } });
  },
});

/** A call as staff, for what a state needs. Answers the reply's JSON. */
export async function callAsStaff(app: TestApp, call: string, body?: unknown) {
  const [method = '', path = ''] = call.split(' ');
  const reply = await app.call(method, path, body, await everythingAllowed(app));
  return reply.json();
}
