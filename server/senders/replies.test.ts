import { expect, test } from 'vitest';
import type { DonationInterestDetails } from '../../domain/submissions/donations.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { allowLoggedErrors } from '../../tests/support/logged-errors.ts';
import { openMailbox } from '../../tests/support/mailbox.ts';
import { accessFor, type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { noteDelivered } from './delivered.ts';

const mayAnswer = ['contacts.view', 'contacts.edit', 'donations.view', 'donations.edit'] as const;

const answerTo = (app: TestApp, kind: 'contacts' | 'donations', id: number, body: object, { access }: SignedInUser) =>
  app.call('POST', `/admin-${kind}/${id}/replies/`, body, access);

async function readInterest(app: TestApp, id: number, { access }: SignedInUser): Promise<DonationInterestDetails> {
  return (await app.call('GET', `/admin-donations/${id}/`, undefined, access)).json();
}

eachDatabase('replies of staff', (app) => {
  test('a new interest is contacted once the mail server has taken the reply, on behalf of who replied', async () => {
    const one = await signedIn(app, { permissions: mayAnswer });
    const id = await addDonation(app.services, { email: 'gives@example.org' });
    const reply = await answerTo(app, 'donations', id, { text: 'Murakoze cyane!' }, one);
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({
      replies: [{ text: 'Murakoze cyane!', by: { id: one.id }, delivery: 'waiting' }],
    });
    const mail = await app.mailbox.take('gives@example.org');
    expect(mail.subject).toMatch(/^Re: .*thank you for your interest$/);
    expect(mail.text).toContain('Murakoze cyane!');
    await expect.poll(async () => (await readInterest(app, id, one)).status).toBe('contacted');
    expect(await readInterest(app, id, one)).toMatchObject({
      replies: [{ delivery: 'sent', problem: null }],
      status_history: [{ from: 'new', to: 'contacted', by: { id: one.id } }],
    });
  });

  test.each(['contacted', 'committed', 'donated', 'declined'] as const)(
    'a reply to one that is %s leaves it so',
    async (status) => {
      const one = await signedIn(app, { permissions: mayAnswer });
      const id = await addDonation(app.services, { email: `${status}@example.org`, status });
      await answerTo(app, 'donations', id, { text: 'Good day.' }, one);
      await expect.poll(async () => (await readInterest(app, id, one)).replies[0]?.delivery).toBe('sent');
      expect(await readInterest(app, id, one)).toMatchObject({ status, status_history: [] });
    },
  );

  test.each(['contacts', 'donations'] as const)(
    'whoever has not seen a colleague’s reply is shown it: %s',
    async (kind) => {
      const one = await signedIn(app, { permissions: mayAnswer });
      const other = await signedIn(app, { permissions: mayAnswer });
      const id = kind === 'contacts' ? await addMessage(app.services) : await addDonation(app.services);
      const replies = await Promise.all([
        answerTo(app, kind, id, { text: 'From one', seen: 0 }, one),
        answerTo(app, kind, id, { text: 'From the other', seen: 0 }, other),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      const [{ detail, current }] = await Promise.all(
        replies.filter(({ status }) => status === 409).map((lost) => lost.json()),
      );
      expect(detail).toMatch(/^Somebody else replied in the meantime\./);
      expect(current.replies).toHaveLength(1);
      // Having read it, they may still send theirs.
      const again = await answerTo(app, kind, id, { text: 'Also', seen: current.replies[0].id }, other);
      expect(again.status).toBe(201);
    },
  );

  test('what a stopped process did not note is noted by the housekeeping, once', async () => {
    const one = await signedIn(app, { permissions: mayAnswer });
    const id = await addDonation(app.services, { email: 'noted@example.org' });
    await answerTo(app, 'donations', id, { text: 'Noted.' }, one);
    await expect.poll(async () => (await readInterest(app, id, one)).status).toBe('contacted');
    const { db } = app.services;
    await db.updateTable('donation_replies').set({ outcome: null }).where('donation_id', '=', id).execute();
    await db.updateTable('donation_interests').set({ status: 'new' }).where('id', '=', id).execute();
    expect((await readInterest(app, id, one)).replies[0]?.delivery).toBe('sent');
    await noteDelivered(app.services);
    await noteDelivered(app.services);
    expect(await readInterest(app, id, one)).toMatchObject({ status: 'contacted', replies: [{ delivery: 'sent' }] });
    expect((await readInterest(app, id, one)).status_history).toHaveLength(2);
  });

  test('a reply of an earlier release counts as sent', async () => {
    const one = await signedIn(app, { permissions: mayAnswer });
    const contact_id = await addMessage(app.services);
    const { db } = app.services;
    const row = { contact_id, text: 'Long ago', user_id: null, at: '2026-01-01T08:00:00.000Z' };
    await db.insertInto('contact_replies').values(row).execute();
    const read = await app.call('GET', `/admin-contacts/${contact_id}/`, undefined, one.access);
    expect(await read.json()).toMatchObject({ replies: [{ text: 'Long ago', by: null, delivery: 'sent' }] });
  });

  test('the notice of a message leads to the message', async () => {
    const one = await signedIn(app, { permissions: ['settings.view', 'settings.edit'] });
    const settings = await (await app.get('/api/site-settings/')).json();
    await app.call('PUT', '/site-settings/', { ...settings, email: 'office@example.org' }, one.access);
    const form = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Good day.' };
    await app.call('POST', '/contact/', form);
    const { id } = await app.services.db
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    const notice = await app.mailbox.take('office@example.org', 'New message: Hello');
    expect(notice.text).toContain(`/dashboard/viewContact?open=${id}`);
    await app.call('POST', '/donation/interest/', { full_name: 'Ann', email: form.email, message: 'Hoes.' });
    const interest = await app.services.db
      .selectFrom('donation_interests')
      .select('id')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    const news = await app.mailbox.take('office@example.org', 'New interest in donating: Ann');
    expect(news.text).toContain(`/dashboard/viewDonation?open=${interest.id}`);
  });
});

test('a reply that the mail server refuses for good says so, and the interest stays new', async () => {
  allowLoggedErrors(/A mail could not be sent/);
  const refusing = await openMailbox(async ({ to }) => {
    if (to?.some(({ address }) => address === 'nobody@example.org'))
      throw Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  });
  const app = await startTestApp({ settings: { SMTP_URL: refusing.url } });
  const one = await signedIn(app, { permissions: mayAnswer });
  const id = await addDonation(app.services, { email: 'nobody@example.org' });
  await answerTo(app, 'donations', id, { text: 'Are you there?' }, one);
  const replies = async () => (await readInterest(app, id, { ...one, access: await accessFor(app, one.id) })).replies;
  await expect
    .poll(replies)
    .toMatchObject([{ delivery: 'waiting', problem: expect.stringMatching(/No such mailbox/) }]);
  const { db, write } = app.services;
  const mail = () =>
    db.selectFrom('mails').selectAll().where('recipient', '=', 'nobody@example.org').executeTakeFirstOrThrow();
  while ((await mail()).failed_at === null) {
    await db.updateTable('mails').set({ last_error: null }).execute();
    app.advance(13 * 3_600_000);
    await write(null, (unit) => unit.mail({ recipient: 'other@example.org', subject: 'Other', body: 'Other' }));
    await expect.poll(async () => (await mail()).last_error).not.toBeNull();
  }
  await expect
    .poll(replies)
    .toMatchObject([
      { text: 'Are you there?', delivery: 'refused', problem: expect.stringMatching(/No such mailbox/) },
    ]);
  const outcomes = db.selectFrom('donation_replies').select('outcome');
  await expect.poll(() => outcomes.execute()).toEqual([{ outcome: 'refused' }]);
  const interest = db.selectFrom('donation_interests').select('status').where('id', '=', id);
  expect(await interest.executeTakeFirstOrThrow()).toEqual({ status: 'new' });
  await app.close();
  await refusing.close();
});

test('without a mail server nothing is sent, and whoever wants to reply is told so', async () => {
  const app = await startTestApp({ settings: { SMTP_URL: undefined } });
  const one = await signedIn(app, { permissions: mayAnswer });
  const id = await addDonation(app.services);
  const state = await app.call('GET', '/mail-server/', undefined, one.access);
  expect(await state.json()).toEqual({ state: 'none' });
  const reply = await answerTo(app, 'donations', id, { text: 'Hello' }, one);
  expect(reply.status).toBe(409);
  expect((await reply.json()).detail).toMatch(/^There is no mail server yet/);
  expect(await readInterest(app, id, one)).toMatchObject({ status: 'new', replies: [] });
  await app.close();
});
