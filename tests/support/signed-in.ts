import type { Permission } from '../../domain/permission.ts';
import type { Database } from '../../server/database/open.ts';
import type { CurrentUser } from '../../server/http/current-user.ts';
import { beginSession } from '../../server/identity/sessions.ts';
import type { TestApp, TestUser } from './test-app.ts';

/**
 * Begins a sign-in without the mail and the code, as if the password had just been given again: for tests that are about
 * something else. Answers the access token.
 */
export async function accessFor(app: TestApp, userId: number, userAgent = 'A test'): Promise<string> {
  return app.services.write(null, async (unit) => {
    const { access } = await beginSession(unit, userId, userAgent);
    await unit.db.updateTable('sessions').set({ proven_at: unit.now }).where('user_id', '=', userId).execute();
    return access;
  });
}

/** The same where the product runs in other processes: only its database is at hand. */
export async function accessOnDatabase(db: Database, userId: number): Promise<string> {
  const nothing = async () => undefined;
  const unit = { now: new Date().toISOString(), audit: nothing, changes: nothing, mail: async () => 0 };
  const { access } = await db
    .transaction()
    .execute((transaction) => beginSession({ ...unit, db: transaction }, userId, 'A test'));
  return access;
}

export interface SignedInUser extends TestUser {
  access: string;
}

/** A new user who is signed in. */
export async function signedIn(
  app: TestApp,
  options: { permissions?: readonly Permission[]; isSuperuser?: boolean } = {},
): Promise<SignedInUser> {
  const user = await app.addUser(options);
  return { ...user, access: await accessFor(app, user.id) };
}

/** A call that says it comes from this network address; the app must trust its proxy. */
export function callFrom(app: TestApp, address: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The superuser as a call knows them, for work that is tried below the calls. */
export const asSuperuser = ({ id, email }: SignedInUser): CurrentUser => ({
  ...{ userId: id, sessionId: 0, email },
  ...{ isSuperuser: true, permissions: new Set(), language: 'en' },
});
