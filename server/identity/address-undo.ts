import { ADDRESS_UNDO_LIFETIME, addressUndoTexts } from '../../domain/address-undo.ts';
import { staffAddresses } from '../../domain/addresses.ts';
import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { noteFormerAddresses } from './former-addresses.ts';
import { addressChangedMail } from './mails.ts';
import { endAccessOf } from './new-password.ts';
import { hashSecret, randomSecret } from './secrets.ts';
import { deviceOf } from './sessions.ts';

interface ChangedAccount {
  id: number;
  /** The address that it had. */
  email: string;
  first_name: string;
  language: Language;
}

/** Where a change was made from. */
export interface MadeFrom {
  network: string;
  userAgent: string;
}

/** Tells the old address of the new one, of when and where it was changed, and how to undo it. */
export async function offerUndo(
  unit: UnitOfWork,
  before: ChangedAccount,
  newEmail: string,
  { network, userAgent }: MadeFrom,
  { publicUrl, timeZone }: Pick<Services['config'], 'publicUrl' | 'timeZone'>,
): Promise<void> {
  const token = randomSecret();
  const expires_at = later(unit.now, ADDRESS_UNDO_LIFETIME);
  const { id: user_id, email } = before;
  await unit.db
    .insertInto('address_undos')
    .values({ hash: hashSecret(token), user_id, email, created_at: unit.now, expires_at })
    .execute();
  const link = `${publicUrl}${staffAddresses.undoAddress}?token=${token}`;
  const place = { network, device: deviceOf(userAgent, before.language) };
  await unit.mail(addressChangedMail(before, { newEmail, ...place, at: unit.now, link, timeZone }));
}

/** Whether another account may still take this address back. */
export async function isKeptForUndo(db: Database, email: string, now: string, ownId = 0): Promise<boolean> {
  const kept = db.selectFrom('address_undos').select('user_id').where('email', '=', email);
  return (await kept.where('expires_at', '>', now).where('user_id', '!=', ownId).executeTakeFirst()) !== undefined;
}

/**
 * Gives an account its old address back, and ends every way in, so that whoever changed it is out; the owner then asks for a
 * new password there. A link sent to an address that it has had since is no good any more.
 */
async function undo(unit: UnitOfWork, token: string): Promise<void> {
  await holdLock(unit, 'people');
  const badLink = badRequest(addressUndoTexts.badLink, { token: [addressUndoTexts.badLink] });
  const found = await unit.db
    .selectFrom('address_undos')
    .innerJoin('users', 'users.id', 'address_undos.user_id')
    .select(['users.id', 'users.email as email_now', 'address_undos.email', 'address_undos.created_at'])
    .where('hash', '=', hashSecret(token))
    .where('expires_at', '>', unit.now)
    .where('users.anonymised_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw badLink;
  const { id, email, email_now, created_at } = found;
  await unit.db.deleteFrom('address_undos').where('user_id', '=', id).where('created_at', '>=', created_at).execute();
  // Also the password: whoever changed the address may have set it.
  const change = { email, password_hash: null, updated_at: unit.now };
  await unit.db.updateTable('users').set(change).where('id', '=', id).execute();
  await endAccessOf(unit, id);
  await noteFormerAddresses(unit, id, [email_now]);
  const audited = { before: { email: email_now }, after: { email } };
  await unit.audit({ action: 'undo_address', resource: 'users', resourceId: id, ...audited });
}

export function addressUndoRoutes({ write }: Services): Endpoint[] {
  return [
    implement('POST /address-undo/', async ({ body, language }) => {
      await write(null, (unit) => undo(unit, body.token));
      return { message: worded(addressUndoTexts.done, language) };
    }),
  ];
}
