import { beforeAll, expect, test } from 'vitest';
import { sampleContact } from '../../domain/site.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { allowLoggedErrors, expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';

const REQUIRED = 'Please fill in all required fields.';

eachDatabase('a message from a visitor', behindProxy, (app) => {
  let senders = 0;

  beforeAll(async () => {
    await giveStaffMailbox(app.services.db);
  });

  /** A body with everything that is required, from an address of its own. */
  const written = (options: Record<string, unknown> = {}) => {
    senders += 1;
    return {
      name: 'Aline',
      email: `sender${senders}@example.org`,
      subject: 'Hello',
      message: 'A question.',
      ...options,
    };
  };
  const send = (body: unknown) =>
    fetch(`${app.url}/api/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${senders}` },
      body: JSON.stringify(body),
    });
  const all = () => app.services.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();
  const last = async () => (await all()).at(-1);

  test('is stored as new, announced to staff and acknowledged to its sender', async () => {
    const body = written({ phone: '+250 788 111 222', subject_type: 'partnership', subject: 'A market stall' });
    const reply = await send(body);
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ message: "Thank you for your message! We'll get back to you soon." });
    expect(await last()).toMatchObject({ ...body, status: 'new', created_at: app.services.clock().toISOString() });

    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New message: A market stall');
    for (const text of [
      'Name: Aline',
      `E-mail: ${body.email}`,
      'Phone: +250 788 111 222',
      'About: Partnership',
      'A question.',
    ]) {
      expect(notice.text).toContain(text);
    }
    expect(notice.text).toContain('https://intambwe.example/dashboard/viewContact');
    const thanks = await app.mailbox.take(body.email);
    expect(thanks.subject).toBe('Intambwe: we have received your message');
    // Nobody can send their text to somebody else in our name.
    expect(`${thanks.subject}${thanks.text}`).not.toMatch(/market stall|question|Aline/);
    // No absence notice answers what a program wrote.
    for (const { headers } of [notice, thanks])
      expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('a field that was left out gets its default', async () => {
    const body = written({ subject: 'No more than this' });
    await send(body);
    expect(await last()).toMatchObject({ ...body, phone: '', subject_type: 'general' });
    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New message: No more than this');
    expect(notice.text).not.toContain('Phone:');
  });

  test('goes to the address of the site settings', async () => {
    const settings = JSON.stringify({ email: 'desk@intambwe.example', name: 'Intambwe Kigali' });
    const { db } = app.services;
    await db.updateTable('site_settings').set({ settings }).execute();
    const body = written();
    await send(body);
    expect((await app.mailbox.take('desk@intambwe.example')).text).toContain(body.email);
    expect((await app.mailbox.take(body.email)).subject).toBe('Intambwe Kigali: we have received your message');
    await giveStaffMailbox(db);
  });

  test('is told to nobody by mail where the organisation has no address, or a sample’s; it is kept all the same', async () => {
    const { db } = app.services;
    for (const email of ['', sampleContact.email]) {
      await db
        .updateTable('site_settings')
        .set({ settings: JSON.stringify({ email }) })
        .execute();
      const body = written();
      await send(body);
      expect(await last()).toMatchObject(body);
      await app.mailbox.take(body.email);
      // A mail leaves the table only once it is in the mailbox.
      const waiting = await db.selectFrom('mails').select('recipient').execute();
      const sent = app.mailbox.received.flatMap(({ to }) => to?.map(({ address }) => address));
      expect([...waiting.map(({ recipient }) => recipient), ...sent]).not.toContain(email);
    }
    await giveStaffMailbox(db);
  });

  test.each([
    [
      'emoji and right-to-left',
      { name: 'ندى 👩🏾‍🌾', subject: 'مرحبا 🎉 «Ikaze»', message: 'שלום\n\nMuraho 👋🏾\n\t“ça va?”' },
    ],
    [
      'what looks like code',
      {
        name: '<b>Bobby</b> "Tables"',
        subject: "'; drop table users; --",
        message: '<script>alert(1)</script>\n.\n..\nFrom here',
      },
    ],
    [
      'what looks like a mail',
      { subject: 'Bcc: victim@example.org', message: 'Subject: x\r\nBcc: victim@example.org\r\n\r\nbody' },
    ],
    ['a long line', { subject: 'A long line', message: `${'x'.repeat(4999)}.` }],
  ])('%s is stored exactly, and its mail is well formed', async (_, options) => {
    const body = written(options);
    expect((await send(body)).status).toBe(201);
    expect(await last()).toMatchObject(body);
    const notice = await app.mailbox.take(STAFF_MAILBOX, `New message: ${body.subject}`);
    expect(notice.to).toEqual([{ address: STAFF_MAILBOX, name: '' }]);
    expect(notice.bcc ?? []).toEqual([]);
    expect(notice.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(notice.text?.replaceAll('\r\n', '\n')).toContain(body.message.replaceAll('\r\n', '\n'));
    await app.mailbox.take(body.email);
  });

  test.each([
    ['name', 'Aline\r\nBcc: victim@example.org'],
    ['name', 'Aline\nBcc: victim@example.org'],
    ['subject', 'Hello\u2028Bcc: victim@example.org'],
    ['subject', 'Hello\r\n\r\nA body of my own'],
    ['phone', '1\n2'],
  ])('a line break in %s is refused', async (field, value) => {
    const before = (await all()).length;
    const reply = await send(written({ [field]: value }));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      detail: 'Enter this on one line.',
      errors: { [field]: ['Enter this on one line.'] },
    });
    expect((await all()).length).toBe(before);
  });

  test.each([
    [{}, { name: [REQUIRED], email: [REQUIRED], subject: [REQUIRED], message: [REQUIRED] }, REQUIRED],
    [
      { name: ' ', email: '', subject: '\t', message: '\n' },
      { name: [REQUIRED], email: [REQUIRED], subject: [REQUIRED], message: [REQUIRED] },
      REQUIRED,
    ],
    [
      { name: 'A', email: 'not an address', subject: 'B' },
      { email: ['Please enter a valid email address.'], message: [REQUIRED] },
      REQUIRED,
    ],
    [
      { ...{ name: 'A', subject: 'B', message: 'C' }, email: 'a@b.co, c@d.co' },
      { email: ['Please enter a valid email address.'] },
      'Please enter a valid email address.',
    ],
    [
      { ...{ name: 'A', subject: 'B', message: 'C' }, email: 'a@b.co\r\nBcc: c@d.co' },
      { email: ['Please enter a valid email address.'] },
      'Please enter a valid email address.',
    ],
    [
      { name: ['A'], email: { a: 1 }, subject: 5, message: true },
      { name: [REQUIRED], email: [REQUIRED], subject: [REQUIRED], message: [REQUIRED] },
      REQUIRED,
    ],
    [
      { ...{ name: 'A', email: 'a@b.co', subject: 'B', message: 'C' }, subject_type: 'spam' },
      { subject_type: ['Choose a subject.'] },
      'Choose a subject.',
    ],
    [
      { ...{ email: 'a@b.co', subject: 'B', message: 'C' }, name: 'x'.repeat(121) },
      { name: ['Use at most 120 characters.'] },
      'Use at most 120 characters.',
    ],
    [
      { ...{ name: 'A', email: 'a@b.co', subject: 'B' }, message: 'x'.repeat(5001) },
      { message: ['Use at most 5000 characters.'] },
      'Use at most 5000 characters.',
    ],
  ])('%j is refused, with each field named', async (body, errors, detail) => {
    senders += 1;
    const before = (await all()).length;
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ detail, errors });
    expect((await all()).length).toBe(before);
  });

  test('a message of a megabyte is too large', async () => {
    const reply = await send(written({ message: 'x'.repeat(1024 * 1024) }));
    expect(reply.status).toBe(413);
  });

  test('status, id and moment are not the visitor’s to set', async () => {
    await send(written({ status: 'readed', id: 77_777, created_at: '2000-01-01T00:00:00Z' }));
    expect(await last()).toMatchObject({ status: 'new', created_at: app.services.clock().toISOString() });
    expect((await last())?.id).not.toBe(77_777);
  });

  test('when the mail cannot be put out, nothing is stored', async () => {
    expectLoggedErrors(/A request failed .*mails/);
    // The queue may look while its table is away.
    allowLoggedErrors(/The mail queue does not work/);
    const before = (await all()).length;
    const { db } = app.services;
    await db.schema.alterTable('mails').renameTo('mails_away').execute();
    expect((await send(written())).status).toBe(500);
    await db.schema.alterTable('mails_away').renameTo('mails').execute();
    expect((await all()).length).toBe(before);
  });
});
