import { expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import type { SenderHistory } from '../../domain/submissions/sender.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';

eachDatabase('what is known of a sender', (app) => {
  async function shownTo(permissions: readonly Permission[], path: string): Promise<SenderHistory> {
    const { access } = await signedIn(app, { permissions });
    const reply = await app.call('GET', path, undefined, access);
    expect(reply.status).toBe(200);
    return reply.json();
  }

  const everything: Permission[] = [
    ...(['contacts.view', 'contacts.edit', 'donations.view', 'donations.edit', 'events.edit'] as const),
    ...(['pledges.view', 'receipts.view', 'privacy.view', 'subscribers.view'] as const),
  ];

  test('is what they sent, gave, registered for and were told, each part with the right to see it alone', async () => {
    const email = 'Aline@Example.org';
    const phone = '0788 111 222';
    const { pledge, gift, receipt } = await openGiving(app);
    const earlier = await addMessage(app.services, { email: 'aline@example.org', subject: 'Earlier' });
    const byPhone = await addDonation(app.services, { email: 'other@example.org', phone: '+250 788 111 222' });
    await addMessage(app.services, { email, deleted_at: app.services.clock().toISOString() });
    await addMessage(app.services, { email: 'malaline@example.org' });
    const event_id = await addEvent(app.services, { title: 'Terraces' });
    await app.call('POST', `/events/${event_id}/registrations/`, { full_name: 'Aline', email });
    const pledged = await pledge({ full_name: 'Aline', email, amount: '9000' });
    await receipt(await gift(5000, { pledge_id: pledged.id }));
    const { access } = await signedIn(app, { permissions: everything });
    await app.call('POST', `/admin-contacts/${earlier}/replies/`, { text: 'Come on Friday.' }, access);
    const id = await addMessage(app.services, { email, phone, subject: 'Now' });
    const path = `/admin-contacts/${id}/sender/`;

    const all = await shownTo(everything, path);
    expect(all).toMatchObject({
      messages: { count: 1, newest: [{ id: earlier, subject: 'Earlier', status: 'readed' }] },
      interests: { count: 1, newest: [{ id: byPhone, status: 'new' }] },
      registrations: { count: 1, newest: [{ event_id, event: 'Terraces' }] },
      giver: pledged.giver_id,
      pledges: { count: 1, newest: [{ id: pledged.id, reference: pledged.reference, amount: 9000, status: 'open' }] },
      gifts: { count: 1, newest: [{ day: '2026-11-18', amount: 5000, currency: 'RWF' }] },
      receipts: { count: 1, newest: [{ amount: 5000, number: '2026-00001' }] },
      replies: { count: 1, newest: [{ text: 'Come on Friday.', to: 'contacts', to_id: earlier }] },
      newsletters: { count: 0, newest: [] },
    });

    expect(await shownTo(['contacts.view'], path)).toEqual({
      messages: all.messages,
      interests: null,
      registrations: null,
      giver: null,
      pledges: null,
      gifts: null,
      receipts: null,
      replies: { count: 1, newest: [expect.objectContaining({ text: 'Come on Friday.' })] },
      mails: null,
      newsletters: null,
    });
    // Of an interest the same, without itself.
    const other = await shownTo(['donations.view'], `/admin-donations/${byPhone}/sender/`);
    expect(other).toMatchObject({ messages: null, interests: { count: 0 }, replies: { count: 0 }, pledges: null });
  });

  test('is bounded, the newest first', async () => {
    const email = 'often@example.org';
    const sent = [];
    for (let times = 0; times < 9; times += 1) sent.push(await addMessage(app.services, { email }));
    const id = await addMessage(app.services, { email });
    const { messages } = await shownTo(['contacts.view'], `/admin-contacts/${id}/sender/`);
    expect(messages?.count).toBe(9);
    expect(messages?.newest.map((one) => one.id)).toEqual(sent.toReversed().slice(0, 5));
  });

  test('a telephone number beside an address says nothing of who gave: anybody can type another’s', async () => {
    const { pledge } = await openGiving(app);
    await pledge({ full_name: 'Rich', email: 'rich@example.org', phone: '0788 333 444' });
    const called = await pledge({ full_name: 'Called', phone: '0788 555 666' });
    const typed = await addMessage(app.services, { email: 'sly@example.org', phone: '0788 333 444' });
    const own = await addMessage(app.services, { email: 'called@example.org', phone: '0788 555 666' });
    const permissions: Permission[] = ['contacts.view', 'pledges.view'];
    expect(await shownTo(permissions, `/admin-contacts/${typed}/sender/`)).toMatchObject({
      giver: null,
      pledges: { count: 0 },
    });
    expect(await shownTo(permissions, `/admin-contacts/${own}/sender/`)).toMatchObject({
      giver: called.giver_id,
      pledges: { count: 1 },
    });
  });

  test('mails of ours that stay are shown to whoever sees personal data, and none to an address of staff', async () => {
    const put = (recipient: string, expiresAt?: string) =>
      app.services.write(null, (unit) =>
        unit.mail({ recipient, subject: `To ${recipient}`, body: 'x', ...(expiresAt && { expiresAt }) }),
      );
    await put('told@example.org');
    await put('told@example.org', '2030-01-01T00:00:00.000Z');
    const id = await addMessage(app.services, { email: 'told@example.org' });
    const permissions: Permission[] = ['contacts.view', 'privacy.view'];
    expect(await shownTo(permissions, `/admin-contacts/${id}/sender/`)).toMatchObject({
      mails: { count: 1, newest: [{ subject: 'To told@example.org' }] },
    });
    const staff = await app.addUser();
    await put(staff.email);
    const ours = await addMessage(app.services, { email: staff.email });
    expect(await shownTo(permissions, `/admin-contacts/${ours}/sender/`)).toMatchObject({ mails: { count: 0 } });
  });

  test('of what is gone nothing is known', async () => {
    const { access } = await signedIn(app, { permissions: ['contacts.view'] });
    expect((await app.call('GET', '/admin-contacts/999999/sender/', undefined, access)).status).toBe(404);
    const id = await addDonation(app.services);
    expect((await app.call('GET', `/admin-donations/${id}/sender/`, undefined, access)).status).toBe(403);
  });
});
