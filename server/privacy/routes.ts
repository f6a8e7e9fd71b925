import type { Language } from '../../domain/languages.ts';
import { type HeldPerson, privacyTexts } from '../../domain/privacy.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { isOurs } from './address.ts';
import { erasePerson } from './erase.ts';
import { findPeople } from './find.ts';
import { heldOn } from './held.ts';
import { mailFilesWith } from './mail-files.ts';

/** The calls about data held on people who are not staff. The person's address is in the body: in a path it would stay in logs. */
export function privacyRoutes(services: Services): Endpoint[] {
  const { db, write, config } = services;

  async function personWith(address: string, language: Language, now: Date): Promise<HeldPerson> {
    const account = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
    const files = (await isOurs(db, address)) ? [] : await mailFilesWith(config, address);
    const records = await heldOn(db, address, files, now.toISOString(), {
      language,
      timeZone: config.timeZone,
    });
    return { address, has_account: account !== undefined, records };
  }

  /** The log says that somebody looked, and the number of records; not whose. */
  async function loggedPerson(
    action: 'look_up' | 'export',
    { userId, language }: CurrentUser,
    { address }: { address: string },
    now: Date,
  ): Promise<HeldPerson> {
    const person = await personWith(address, language, now);
    await write(userId, (unit) =>
      unit.audit({ action, resource: 'privacy', after: { records: person.records.length } }),
    );
    return person;
  }

  return [
    implement('POST /privacy/search/', ({ body }) => findPeople(db, body.search)),
    implement('POST /privacy/person/', ({ currentUser, body, now }) => loggedPerson('look_up', currentUser, body, now)),
    implement('POST /privacy/export/', ({ currentUser, body, now }) => loggedPerson('export', currentUser, body, now)),
    implement('POST /privacy/erase/', async ({ currentUser, body: { address, confirmation } }) => {
      if (confirmation !== address) throw badRequest(privacyTexts.confirm, { confirmation: [privacyTexts.confirm] });
      return erasePerson(services, currentUser, address);
    }),
  ];
}
