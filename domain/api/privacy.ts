import { z } from 'zod';
import { erased, erasureInput, foundPerson, heldPerson, personAddress, personSearch } from '../privacy.ts';
import { defineCalls } from './call.ts';

/** What is held on people who are not staff. Whom it is about travels in bodies: an address would stay in logs. */
export const privacyCalls = defineCalls({
  'POST /privacy/search/': {
    access: 'privacy.view',
    summary: 'Who is meant by an e-mail address, a phone number or a name',
    body: personSearch,
    reply: z.array(foundPerson),
  },
  'POST /privacy/person/': {
    access: 'privacy.view',
    summary: 'Everything that is held under an e-mail address',
    body: personAddress,
    reply: heldPerson,
  },
  'POST /privacy/export/': {
    access: 'privacy.view',
    summary: 'The same to be handed over; the audit log keeps that it was, and not whose',
    body: personAddress,
    reply: heldPerson,
  },
  'POST /privacy/erase/': {
    access: 'privacy.erase',
    summary: 'Erase everything that is held under an e-mail address, for good',
    body: erasureInput,
    reply: erased,
  },
});
