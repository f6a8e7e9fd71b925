import { beforeAll, expect, test } from 'vitest';
import type { ContactMessageDetails } from '../../domain/submissions/contacts.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { allowLoggedErrors, expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { addMessage } from '../../tests/support/submissions.ts';

eachDatabase('staff and contact messages', (app) => {
  let one: SignedInUser;
  let other: SignedInUser;

  beforeAll(async () => {
    await giveStaffMailbox(app.services.db);
    one = await signedIn(app, { permissions: ['contacts.view', 'contacts.edit'] });
    other = await signedIn(app, { permissions: ['contacts.view', 'contacts.edit'] });
  });

  const move = (id: number, body: unknown, who = one) =>
    app.call('PATCH', `/admin-contacts/${id}/update/`, body, who.access);
  const answer = (id: number, text: string) => app.call('POST', `/admin-contacts/${id}/replies/`, { text }, one.access);
  const read = async (id: number): Promise<ContactMessageDetails> =>
    (await app.call('GET', `/admin-contacts/${id}/`, undefined, one.access)).json();
  const audits = (id: number) =>
    app.services.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', 'contacts')
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute();

  test.each([
    ['new', 'readed', [200, 409]],
    ['readed', 'new', [200, 409]],
    ['new', 'new', [409, 409]],
    ['readed', 'readed', [409, 409]],
  ] as const)('two people at once mark one that is %s as %s', async (from, to, statuses) => {
    const id = await addMessage(app.services, { status: from });
    const replies = await Promise.all([move(id, { status: to }, one), move(id, { status: to }, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual(statuses);
    expect((await read(id)).status).toBe(to);
  });

  test('an answer goes out by mail, is kept with the message, and marks it as read', async () => {
    const id = await addMessage(app.services, {
      email: 'asks@example.org',
      subject: 'Savings 🌱',
      message: 'How much?',
    });
    const reply = await answer(id, 'Murakoze!\n\nCome on Friday.');
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({
      status: 'readed',
      replies: [{ text: 'Murakoze!\n\nCome on Friday.', by: { id: one.id }, at: app.services.clock().toISOString() }],
    });
    const mail = await app.mailbox.take('asks@example.org');
    expect(mail.subject).toBe('Re: Savings 🌱');
    expect(mail.text).toContain('Murakoze!\n\nCome on Friday.');
    expect(mail.text).toContain(`To answer, write to ${STAFF_MAILBOX}.`);
    expect(mail.text).not.toContain('How much?');
    // A person wrote it: it may be answered by a notice of absence.
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'no' }));

    await answer(id, 'And bring a friend.');
    expect((await read(id)).replies.map(({ text }) => text)).toEqual([
      'And bring a friend.',
      'Murakoze!\n\nCome on Friday.',
    ]);
    expect(await read(id)).toMatchObject({ replied_at: app.services.clock().toISOString() });
    expect(await read(await addMessage(app.services))).toMatchObject({ replied_at: null });
  });

  test('when the mail cannot be put out, the answer is not kept', async () => {
    expectLoggedErrors(/A request failed .*mails/);
    // The queue may look while its table is away.
    allowLoggedErrors(/The mail queue does not work/);
    const id = await addMessage(app.services);
    const { schema } = app.services.db;
    await schema.alterTable('mails').renameTo('mails_away').execute();
    expect((await answer(id, 'Lost')).status).toBe(500);
    await schema.alterTable('mails_away').renameTo('mails').execute();
    expect(await read(id)).toMatchObject({ status: 'new', replies: [] });
  });

  test('an empty answer is refused', async () => {
    const id = await addMessage(app.services);
    const reply = await answer(id, ' \n');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errors: { text: ['Enter a reply.'] } });
  });

  test('a subject of the visitor’s cannot end the subject of the mail', async () => {
    const id = await addMessage(app.services, {
      email: 'sly@example.org',
      subject: 'Hello\r\nBcc: victim@example.org',
    });
    await answer(id, 'No.');
    const mail = await app.mailbox.take('sly@example.org');
    expect(mail.subject).toBe('Re: Hello Bcc: victim@example.org');
    expect(mail.bcc ?? []).toEqual([]);
  });

  test('the log tells what staff did, and nothing of what was written', async () => {
    const options = {
      name: 'Secretive',
      email: 'secret@example.org',
      subject: 'A secret',
      message: 'A secret message',
    };
    const id = await addMessage(app.services, options);
    await move(id, { status: 'readed' });
    await answer(id, 'A secret answer');
    const logged = await audits(id);
    expect(logged.map(({ action }) => action)).toEqual(['set_status', 'reply']);
    expect(JSON.stringify(logged)).not.toMatch(/secret/i);
  });
});
