import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';

const DAY = 24 * 3_600_000;
const ASKED = {
  message: 'Almost done. Check your e-mail and open the link in our message. If none arrives, write to us.',
};

eachDatabase('the newsletter', behindProxy, (app) => {
  let visitors = 0;

  const newEmail = () => {
    visitors += 1;
    return `reader${visitors}@example.org`;
  };
  async function subscribe(email: string) {
    visitors += 1;
    const reply = await fetch(`${app.url}/api/newsletter/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.4.${visitors >> 8}.${visitors & 255}` },
      body: JSON.stringify({ email }),
    });
    return [reply.status, await reply.json()];
  }
  /** The secret in the link of the next mail to this address. */
  async function takeToken(email: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
    const { text = '' } = await app.mailbox.take(email);
    const token = new RegExp(`https://intambwe\\.example/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
    if (token === undefined) throw new Error(`No link to ${page} in: ${text}`);
    return token;
  }
  const post = (action: 'confirm' | 'unsubscribe', token: string) =>
    app.call('POST', `/newsletter/${action}/`, { token });
  const subscriber = (email: string) =>
    app.services.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

  test('is confirmed by the link in the mail, and left by another', async () => {
    const email = newEmail();
    expect(await subscribe(email)).toEqual([202, ASKED]);
    expect(await subscriber(email)).toMatchObject({ status: 'pending', confirmed_at: null });
    const confirmToken = await takeToken(email, 'confirm');
    const reply = await post('confirm', confirmToken);
    expect([reply.status, await reply.json()]).toEqual([200, { message: 'You are subscribed. Thank you!' }]);
    expect(await subscriber(email)).toMatchObject({
      status: 'confirmed',
      confirmed_at: app.services.clock().toISOString(),
    });
    const leaveToken = await takeToken(email, 'unsubscribe');
    const left = await post('unsubscribe', leaveToken);
    expect([left.status, await left.json()]).toEqual([
      200,
      { message: 'You are unsubscribed and will not receive our newsletter again.' },
    ]);
    expect(await subscriber(email)).toMatchObject({ status: 'left', left_at: app.services.clock().toISOString() });
    // Unsubscribing twice is the same as once, and the old confirmation link does not subscribe again.
    expect((await post('unsubscribe', leaveToken)).status).toBe(200);
    expect((await post('confirm', confirmToken)).status).toBe(400);
  });

  test('confirming twice is the same, also after the link has run out', async () => {
    const email = newEmail();
    await subscribe(email);
    const token = await takeToken(email, 'confirm');
    expect((await Promise.all([post('confirm', token), post('confirm', token)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    await takeToken(email, 'unsubscribe');
    app.advance(8 * DAY);
    expect((await post('confirm', token)).status).toBe(200);
    expect((await subscriber(email))?.status).toBe('confirmed');
  });

  test('a link not used within seven days is no good, and asking again brings another', async () => {
    const email = newEmail();
    await subscribe(email);
    const old = await takeToken(email, 'confirm');
    app.advance(7 * DAY);
    const late = await post('confirm', old);
    expect([late.status, await late.json()]).toEqual([400, { detail: expect.stringContaining('no longer') }]);
    await subscribe(email);
    expect((await post('confirm', await takeToken(email, 'confirm'))).status).toBe(200);
    expect((await post('confirm', old)).status).toBe(400);
  });

  test('the reply is the same for a known address, which learns by mail that it is subscribed', async () => {
    const email = newEmail();
    await subscribe(email);
    await post('confirm', await takeToken(email, 'confirm'));
    await takeToken(email, 'unsubscribe');
    app.advance(10 * 60_000);
    expect(await subscribe(email.toUpperCase())).toEqual([202, ASKED]);
    expect((await subscriber(email))?.status).toBe('confirmed');
    const leaveToken = await takeToken(email, 'unsubscribe');
    await post('unsubscribe', leaveToken);
    app.advance(10 * 60_000);
    expect(await subscribe(email)).toEqual([202, ASKED]);
    expect((await subscriber(email))?.status).toBe('pending');
    await post('confirm', await takeToken(email, 'confirm'));
    expect((await subscriber(email))?.status).toBe('confirmed');
  });

  test('however often it is asked for, an address gets one mail in ten minutes', async () => {
    const email = newEmail();
    const replies = await Promise.all(Array.from({ length: 15 }, () => subscribe(email)));
    expect(replies).toEqual(replies.map(() => [202, ASKED]));
    const mails = () => app.services.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect(await mails()).toHaveLength(1);
    app.advance(10 * 60_000 - 1);
    await subscribe(email);
    expect(await mails()).toHaveLength(1);
    app.advance(1);
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(await mails()).toHaveLength(2);
  });

  test('the database holds no secret that could be used, and a sent mail keeps none', async () => {
    const email = newEmail();
    await subscribe(email);
    const token = await takeToken(email, 'confirm');
    expect(JSON.stringify(await subscriber(email))).not.toContain(token);
    await expect
      .poll(async () => JSON.stringify(await app.services.db.selectFrom('mails').selectAll().execute()).includes(token))
      .toBe(false);
  });

  test.each(['x', '', 'x'.repeat(201)])('the secret "%s" is refused', async (token) => {
    expect((await post('confirm', token)).status).toBe(400);
    expect((await post('unsubscribe', token)).status).toBe(400);
  });

  test('a missing and a wrong address are named', async () => {
    expect(await subscribe('')).toEqual([
      400,
      { detail: 'Please fill in all required fields.', errors: { email: expect.any(Array) } },
    ]);
    expect(await subscribe('nobody')).toEqual([
      400,
      { detail: 'Please enter a valid email address.', errors: { email: expect.any(Array) } },
    ]);
  });
});
