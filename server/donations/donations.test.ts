import { beforeAll, expect, test } from 'vitest';
import { contactMethods, donationTypes } from '../../domain/submissions/donations.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';

const REQUIRED = 'Please fill in all required fields.';

eachDatabase('an interest in donating', (app) => {
  beforeAll(async () => {
    await giveStaffMailbox(app.services.db);
  });

  const send = (body: unknown) => app.call('POST', '/donation/interest/', body);
  const last = async () =>
    (await app.services.db.selectFrom('donation_interests').selectAll().orderBy('id').execute()).at(-1);

  test('is stored as new with its defaults, announced and acknowledged', async () => {
    const body = { full_name: 'Jean-Bosco 🌱', email: 'giver@example.org', message: 'I would like to help.' };
    const reply = await send(body);
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ message: "Thank you for your interest! We'll be in touch soon." });
    expect(await last()).toMatchObject({
      ...body,
      phone: '',
      organization: '',
      donation_type: 'one_time',
      estimated_amount: '',
      preferred_contact_method: 'email',
      best_contact_time: '',
      status: 'new',
    });
    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New interest in donating: Jean-Bosco 🌱');
    expect(notice.text).toContain('Donation type: One time');
    expect(notice.text).toContain('I would like to help.');
    expect(notice.text).not.toContain('Amount:');
    const thanks = await app.mailbox.take('giver@example.org');
    expect(thanks.text).not.toMatch(/Jean|like to help/);
  });

  test('every option the form offers is taken, and any amount', async () => {
    const interest = { full_name: 'A', email: 'b@example.org', message: 'C' };
    for (const donation_type of donationTypes) expect((await send({ ...interest, donation_type })).status).toBe(201);
    for (const preferred_contact_method of contactMethods) {
      const phone = preferred_contact_method === 'phone' ? '0788 000 000' : '';
      expect((await send({ ...interest, preferred_contact_method, phone })).status).toBe(201);
    }
    for (const estimated_amount of [...catalogues.en.donate.amountRanges, '500 000 RWF a year']) {
      expect((await send({ ...interest, estimated_amount })).status).toBe(201);
      expect(await last()).toMatchObject({ estimated_amount });
    }
  });

  test.each([
    [{}, { full_name: [REQUIRED], email: [REQUIRED], message: [REQUIRED] }, REQUIRED],
    [
      { full_name: 'A', email: 'b', message: '' },
      { email: ['Please enter a valid email address.'], message: [REQUIRED] },
      REQUIRED,
    ],
    [
      { full_name: 'A', email: 'b@c.de', message: 'C', donation_type: 'weekly' },
      { donation_type: ['Choose a type of donation.'] },
      'Choose a type of donation.',
    ],
    [
      { full_name: 'A', email: 'b@c.de', message: 'C', preferred_contact_method: 'post' },
      { preferred_contact_method: ['Choose how we should contact you.'] },
      'Choose how we should contact you.',
    ],
    [
      { full_name: 'A', email: 'b@c.de', message: 'C', preferred_contact_method: 'phone' },
      { phone: ['Enter your phone number, so that we can call you.'] },
      'Enter your phone number, so that we can call you.',
    ],
    [
      { full_name: 'A\r\nBcc: x@y.zz', email: 'b@c.de', message: 'C' },
      { full_name: ['Enter this on one line.'] },
      'Enter this on one line.',
    ],
    [
      { full_name: 'A', email: 'b@c.de', message: 'C', estimated_amount: 'x'.repeat(101) },
      { estimated_amount: ['Use at most 100 characters.'] },
      'Use at most 100 characters.',
    ],
  ])('%j is refused, with each field named', async (body, errors, detail) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ detail, errors });
  });
});
