import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { forgetOldKeys } from './form-guard.ts';

const DAY = 24 * 3_600_000;
const contact = { name: 'Aline', email: 'aline@example.org', subject: 'Hello', message: 'A question.' };

eachDatabase('the checks of every form', behindProxy, (app, kind) => {
  let visitors = 0;

  const newAddress = () => {
    visitors += 1;
    return `10.1.${visitors >> 8}.${visitors & 255}`;
  };
  const send = (body: unknown, headers: Record<string, string> = {}, path = '/contact/') =>
    fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
      body: JSON.stringify(body),
    });
  const stored = async (subject: string) =>
    (await app.services.db.selectFrom('contact_messages').select('id').where('subject', '=', subject).execute()).length;

  test('200 forms, each sent twice at once, are 200 messages', async () => {
    const pair = (number: number) => {
      const email = `visitor${number}@example.org`;
      const body = { ...contact, email, subject: 'Twice', idempotency_key: randomUUID() };
      return Promise.all([send(body), send(body)]);
    };
    const replies: Response[] = [];
    // A hundred at once find a place at the HTTP front.
    for (let first = 0; first < 200; first += 50) {
      const pairs = Array.from({ length: 50 }, (_, place) => pair(first + place));
      replies.push(...(await Promise.all(pairs)).flat());
    }
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
    expect(await stored('Twice')).toBe(200);
    // Staff are not written to, as this site has no mailbox of its own yet; each visitor is, once.
    const sent = app.services.db.selectFrom('mails').select('recipient');
    const mails = await sent.where('recipient', 'like', 'visitor%').execute();
    expect(mails).toHaveLength(200);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(200);
  });

  test('the header does what the field does, in any letters, and for its own form only', async () => {
    const key = randomUUID();
    const body = { ...contact, subject: 'By header' };
    expect((await send(body, { 'idempotency-key': key })).status).toBe(201);
    const again = await send({ ...body, idempotency_key: randomUUID() }, { 'idempotency-key': key.toUpperCase() });
    expect(await again.json()).toEqual({ message: "Thank you for your message! We'll get back to you soon." });
    expect(await stored('By header')).toBe(1);
    const interest = { full_name: 'By header', email: contact.email, message: 'x' };
    expect((await send(interest, { 'idempotency-key': key }, '/donation/interest/')).status).toBe(201);
    const interests = app.services.db.selectFrom('donation_interests').select('id');
    expect(await interests.where('full_name', '=', interest.full_name).execute()).toHaveLength(1);
  });

  test('a key holds for a day, and old ones are dropped', async () => {
    const body = { ...contact, subject: 'Next day', idempotency_key: randomUUID() };
    await send(body);
    app.advance(DAY - 1);
    await send(body);
    expect(await stored('Next day')).toBe(1);
    app.advance(1);
    await send(body);
    expect(await stored('Next day')).toBe(2);
    app.advance(2 * DAY);
    const newest = { ...body, idempotency_key: randomUUID() };
    await send(newest);
    await forgetOldKeys(app.services.db, app.services.clock());
    const keys = await app.services.db.selectFrom('form_keys').select('key').execute();
    expect(keys).toEqual([{ key: newest.idempotency_key }]);
  });

  test.each(['', 'x', '1234', 'not-a-uuid'])('the key "%s" is refused', async (key) => {
    expect((await send({ ...contact, subject: 'Bad key', idempotency_key: key })).status).toBe(400);
    expect((await send({ ...contact, subject: 'Bad key' }, { 'idempotency-key': key || 'x' })).status).toBe(400);
    expect(await stored('Bad key')).toBe(0);
  });

  test('a try that was refused leaves its key free', async () => {
    const id = await addEvent(app.services, { capacity: 0 });
    const body = { full_name: 'Aline', email: contact.email, idempotency_key: randomUUID() };
    const path = `/events/${id}/registrations/`;
    expect((await send(body, {}, path)).status).toBe(409);
    await app.services.db.updateTable('events').set({ capacity: 1 }).where('id', '=', id).execute();
    expect((await send(body, {}, path)).status).toBe(201);
    expect((await send(body, {}, path)).status).toBe(201);
  });

  test.each([
    [{ website: 'https://spam.example' }, 0],
    [{ website: ' ' }, 0],
    [{ website: '' }, 1],
    [{ started_at: 1999 }, 0],
    [{ started_at: 2000 }, 1],
    [{ started_at: -1 }, 0],
    [{ started_at: 86_400_000 }, 1],
  ])('with %j it is thanked for, and %i are stored', async (guard, count) => {
    const subject = `Guarded ${JSON.stringify(guard)}`;
    const reply = await send({ ...contact, subject, ...guard });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ message: "Thank you for your message! We'll get back to you soon." });
    expect(await stored(subject)).toBe(count);
  });

  test.each([
    [-2000, 1],
    [-1999, 0],
    [0, 0],
    // A phone whose clock is ahead: a person must never be lost for it.
    [60_000, 1],
  ])('shown %i ms from now by the phone’s clock, %i are stored', async (milliseconds, count) => {
    const subject = `Shown ${milliseconds}`;
    const started_at = new Date(app.services.clock().getTime() + milliseconds).toISOString();
    expect((await send({ ...contact, subject, started_at })).status).toBe(201);
    expect(await stored(subject)).toBe(count);
  });

  test('whatever event it names, one address sends twenty registrations, and is counted once', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let id = 100_001; id <= 100_060; id += 1) {
      const body = { full_name: 'Aline', email: contact.email };
      const reply = await send(body, { 'x-forwarded-for': address }, `/events/${id}/registrations/`);
      statuses.push(reply.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 40 }, () => 429));
    const keys = await app.services.db
      .selectFrom('form_keys')
      .select('form')
      .where('form', 'like', '%10000%')
      .execute();
    expect(keys).toEqual([]);
    if (kind === 'sqlite') return;
    const counted = await sql<{ key: string }>`select key from attempts where key like ${`%${address}`}`.execute(
      app.services.db,
    );
    expect(counted.rows).toEqual([{ key: `form registration:${address}` }]);
  });

  test('one address sends twenty of each form, then has to wait; others do not', async () => {
    const address = newAddress();
    const from = (subject: string) => send({ ...contact, subject }, { 'x-forwarded-for': address });
    for (let index = 0; index < 20; index += 1) expect((await from('Flood')).status).toBe(201);
    const refused = await from('Flood');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await stored('Flood')).toBe(20);
    expect((await send({ ...contact, subject: 'Other' })).status).toBe(201);
    // A header that the client writes itself does not make it another client.
    expect((await send({ ...contact, subject: 'Forged' }, { 'x-forwarded-for': `10.9.9.9, ${address}` })).status).toBe(
      429,
    );
    const interest = { full_name: 'Aline', email: contact.email, message: 'x' };
    expect((await send(interest, { 'x-forwarded-for': address }, '/donation/interest/')).status).toBe(201);
  });
});
