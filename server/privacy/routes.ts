import { z } from 'zod';
import {
  erased,
  erasureInput,
  foundPerson,
  type HeldPerson,
  heldPerson,
  personAddress,
  personSearch,
  privacyTexts,
} from '../../domain/privacy.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { erasePerson } from './erase.ts';
import { findPeople } from './find.ts';
import { heldOn } from './held.ts';
import { mailFilesWith } from './mail-files.ts';
import { isOurs } from './own-address.ts';

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
    endpoint({
      method: 'POST',
      path: '/privacy/search/',
      access: 'privacy.view',
      summary: 'Who is meant by an e-mail address, a phone number or a name',
      body: personSearch,
      reply: z.array(foundPerson),
      handle: ({ body }) => findPeople(db, body.search),
    }),
    endpoint({
      method: 'POST',
      path: '/privacy/person/',
      access: 'privacy.view',
      summary: 'Everything that is held under an e-mail address',
      body: personAddress,
      reply: heldPerson,
      handle: ({ body, now }) => personWith(body.email, now),
    }),
    endpoint({
      method: 'POST',
      path: '/privacy/export/',
      access: 'privacy.view',
      summary: 'The same to be handed over; the audit log keeps that it was, and not whose',
      body: personAddress,
      reply: heldPerson,
      async handle({ currentUser, body, now }) {
        const person = await personWith(body.email, now);
        await write(currentUser.userId, (unit) =>
          unit.audit({ action: 'export', resource: 'privacy', after: { records: person.records.length } }),
        );
        return person;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/privacy/erase/',
      access: 'privacy.erase',
      summary: 'Erase everything that is held under an e-mail address, for good',
      body: erasureInput,
      reply: erased,
      async handle({ currentUser, body: { email, confirmation } }) {
        if (confirmation !== email) throw badRequest(privacyTexts.confirm, { confirmation: [privacyTexts.confirm] });
        return erasePerson(services, currentUser, email);
      },
    }),
  ];
}
