import type { Permission } from '../../domain/permission.ts';
import type { Rows } from '../../server/database/open.ts';
import { beginSession } from '../../server/identity/sessions.ts';
import type { House, TestUser } from './house.ts';

/** Begins a sign-in without the mail and the code: for tests that are about something else. Answers the access token. */
export async function accessFor(house: House, userId: number, userAgent = 'A test'): Promise<string> {
  const { access } = await house.desk.write(null, (unit) => beginSession(unit, userId, userAgent));
  return access;
}

/** The same where the product runs in other processes: only its database is at hand. */
export async function accessOnDatabase(rows: Rows, userId: number): Promise<string> {
  const nothing = async () => undefined;
  const unit = { now: new Date().toISOString(), audit: nothing, changes: nothing, mail: nothing };
  const { access } = await rows
    .transaction()
    .execute((transaction) => beginSession({ ...unit, rows: transaction }, userId, 'A test'));
  return access;
}

export interface SignedInUser extends TestUser {
  access: string;
}

/** A new user who is signed in. */
export async function signedIn(
  house: House,
  wishes: { permissions?: readonly Permission[]; isSuperuser?: boolean } = {},
): Promise<SignedInUser> {
  const user = await house.addUser(wishes);
  return { ...user, access: await accessFor(house, user.id) };
}

/** A call that says it comes from this network address; the house must trust its proxy. */
export function callFrom(house: House, address: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return fetch(`${house.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
