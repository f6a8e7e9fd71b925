import type { StaffEvent } from '../../domain/event.ts';
import { eventChangeFor } from '../../domain/event-change.ts';
import { isPhoneNumber } from '../../domain/phone.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { AfterChange } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { changeMail } from './mails.ts';

/** What everybody who is registered is reached by: e-mail addresses, and the telephone numbers of those without one. */
async function registeredAddresses({ db }: UnitOfWork, eventId: number): Promise<string[]> {
  const found = await db
    .selectFrom('event_registrations')
    .select('email')
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return found.map(({ email }) => email);
}

/**
 * Tells everybody with an e-mail address who is registered for an event that it was moved or cancelled: in the transaction
 * in which it was. The others are called by staff. Where nothing happened that they have to know, nobody is told.
 */
export const tellRegistered =
  ({ config: { publicUrl, timeZone } }: Pick<Services, 'config'>): AfterChange<StaffEvent> =>
  async (unit, before, after) => {
    const change = eventChangeFor(before, after, unit.now);
    if (change === undefined) return;
    const context = { site: await readSiteSettings(unit.db), publicUrl, timeZone };
    const all = await registeredAddresses(unit, before.id);
    const addresses = all.filter((address) => !isPhoneNumber(address));
    for (const address of addresses) {
      await unit.mail(changeMail(address, change, { before, after }, context, unit.now));
    }
    await unit.audit({
      action: 'tell_registered',
      resource: 'events',
      resourceId: before.id,
      after: { title: after.title, mails: addresses.length, to_call: all.length - addresses.length },
    });
  };
