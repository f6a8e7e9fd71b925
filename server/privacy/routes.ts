import { type HeldPerson, privacyTexts } from '../../domain/privacy.ts';
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

  async function personWith(email: string, now: Date): Promise<HeldPerson> {
    const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    const files = (await isOurs(db, email)) ? [] : await mailFilesWith(config, email);
    const records = await heldOn(db, email, files, now.toISOString(), config.timeZone);
    return { email, has_account: account !== undefined, records };
  }

  return [
    implement('POST /privacy/search/', ({ body }) => findPeople(db, body.search)),
    implement('POST /privacy/person/', ({ body, now }) => personWith(body.email, now)),
    implement('POST /privacy/export/', async ({ currentUser, body, now }) => {
      const person = await personWith(body.email, now);
      await write(currentUser.userId, (unit) =>
        unit.audit({ action: 'export', resource: 'privacy', after: { records: person.records.length } }),
      );
      return person;
    }),
    implement('POST /privacy/erase/', async ({ currentUser, body: { email, confirmation } }) => {
      if (confirmation !== email) throw badRequest(privacyTexts.confirm, { confirmation: [privacyTexts.confirm] });
      return erasePerson(services, currentUser, email);
    }),
  ];
}
