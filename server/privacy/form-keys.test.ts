import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** The keys of forms that are remembered, so that the same form is not taken twice. */
const keys = async () =>
  (await app.services.db.selectFrom('form_keys').select('key').orderBy('key').execute()).map(({ key }) => key);

const contact = { phone: '', subject_type: 'general', subject: 'Hello', message: 'Murakoze.' };
const interest = {
  phone: '',
  organization: '',
  donation_type: 'general',
  message: 'Murakoze.',
  preferred_contact_method: 'email',
};

test('erasing a person forgets the keys of their forms, and of nobody else who wrote at the same moment', async () => {
  const event = await addEvent(app.services);
  const sent = async (email: string) => {
    const forms: [string, object][] = [
      ['/contact/', { ...contact, name: 'Somebody', email }],
      ['/donation/interest/', { ...interest, full_name: 'Somebody', email }],
      [`/events/${event}/registrations/`, { full_name: 'Somebody', email }],
      ['/newsletter/', { email }],
    ];
    const theirs: string[] = [];
    for (const [path, body] of forms) {
      const idempotency_key = randomUUID();
      const reply = await app.call('POST', path, { ...body, idempotency_key });
      expect([path, reply.status, reply.ok ? '' : await reply.text()]).toEqual([path, reply.status, '']);
      theirs.push(idempotency_key);
    }
    return theirs;
  };
  const erased = await sent('first@example.org');
  const others = await sent('second@example.org');
  expect(await keys()).toEqual([...erased, ...others].toSorted());
  const { access } = await signedIn(app, { isSuperuser: true });
  const address = 'first@example.org';
  const reply = await app.call('POST', '/privacy/erase/', { address, confirmation: address }, access);
  expect(reply.status).toBe(200);
  expect(await keys()).toEqual(others.toSorted());
});
