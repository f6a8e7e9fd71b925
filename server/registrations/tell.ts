import type { StaffEvent } from '../../domain/event.ts';
import { eventChangeFor } from '../../domain/event-change.ts';
import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { mailboxOf } from '../forms/recipients.ts';
import { conflict } from '../http/http-error.ts';
import type { AfterChange } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { asRead, changeMail } from './mails.ts';

/** One who is registered: the e-mail address, or the telephone number where there is none. */
interface Reached {
  email: string;
  phone_number: string | null;
  language: Language;
}

/** What everybody who is registered is reached by: e-mail addresses, and the telephone numbers of those without one. */
function registeredPeople({ db }: UnitOfWork, eventId: number): Promise<Reached[]> {
  return db
    .selectFrom('event_registrations')
    .select(['email', 'phone_number', 'language'])
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Maximum number of changes within an hour that registered people are told of. */
const MAX_CHANGES_TOLD = 3;
const HOUR = 3_600_000;

/** Counts one change. Throws a 409 where they have just been told several times: who clicks on and off fills their mailboxes. */
async function expectQuiet({ db, now }: UnitOfWork, event_id: number): Promise<void> {
  await db.deleteFrom('told_changes').where('event_id', '=', event_id).where('at', '<=', later(now, -HOUR)).execute();
  const told = await db.selectFrom('told_changes').select('id').where('event_id', '=', event_id).execute();
  if (told.length >= MAX_CHANGES_TOLD) throw conflict(staffText('toldEnough', MAX_CHANGES_TOLD));
  await db.insertInto('told_changes').values({ event_id, at: now }).execute();
}

/** One address for each mailbox: a stranger can register the same one many times. */
const oneEach = (people: readonly Reached[]) => [
  ...new Map(people.map((person) => [mailboxOf(person.email), person])).values(),
];

/**
 * Mails everybody registered that the event has moved or was cancelled, in the transaction of the change. Staff call
 * people without an e-mail address. For a change that people need not know of, no mail is sent.
 */
export const tellRegistered =
  ({ config }: Pick<Services, 'config'>): AfterChange<StaffEvent> =>
  async (unit, before, after) => {
    const change = eventChangeFor(before, after, unit.now);
    if (change === undefined) return;
    await expectQuiet(unit, before.id);
    const { publicUrl, timeZone } = config;
    const context = { site: await readSiteSettings(unit.db), publicUrl, timeZone };
    const all = await registeredPeople(unit, before.id);
    const withAddress = all.filter(({ phone_number }) => phone_number === null);
    const people = oneEach(withAddress);
    for (const [language, readers] of Map.groupBy(people, (person) => person.language)) {
      const was = await asRead(unit.db, config, language, before, context);
      const is = await asRead(unit.db, config, language, after, context);
      const versions = { before: was.event, after: is.event };
      for (const { email } of readers) {
        await unit.mail(changeMail(email, language, change, versions, is.context, unit.now));
      }
    }
    await unit.audit({
      action: 'tell_registered',
      resource: 'events',
      resourceId: before.id,
      after: { title: after.title, mails: people.length, to_call: all.length - withAddress.length },
    });
  };
