import { beforeEach, expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { tidy } from '../housekeeping.ts';

const DAY = 24 * 3_600_000;

eachDatabase('mails to one address', behindProxy, (app) => {
  let visitors = 0;

  beforeEach(async () => {
    app.advance(2 * DAY);
    await tidy(app.services);
  });

  async function send(path: string, body: object): Promise<void> {
    visitors += 1;
    const reply = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` },
      body: JSON.stringify(body),
    });
    expect(reply.ok, path).toBe(true);
  }

  const contact = (email: string) => send('/contact/', { name: 'A', email, subject: 'Hello', message: 'x' });
  const donation = (email: string) => send('/donation/interest/', { full_name: 'A', email, message: 'x' });
  const register = async (email: string) =>
    send(`/events/${await addEvent(app.services)}/registrations/`, { full_name: 'A', email });
  const subscribe = (email: string) => send('/newsletter/', { email });

  async function mailsTo(part: string): Promise<number> {
    const mails = app.services.db.selectFrom('mails').select('id').where('recipient', 'like', `%${part}`);
    return (await mails.execute()).length;
  }

  test('an address gets at most three acknowledgements of a kind, and every message is stored', async () => {
    const spellings = ['victim@a.example', 'Victim@A.example', 'victim+1@a.example', 'VICTIM+x+y@a.example'];
    const emails = Array.from({ length: 40 }, (_, at) => spellings[at % spellings.length] ?? '');
    await Promise.all(emails.map(contact));
    const { db } = app.services;
    const isVictim = (email: string) => email.toLowerCase().endsWith('@a.example');
    const messages = await db.selectFrom('contact_messages').select('email').execute();
    expect(messages.filter(({ email }) => isVictim(email))).toHaveLength(40);
    const mails = await db.selectFrom('mails').select('recipient').execute();
    expect(mails.filter(({ recipient }) => isVictim(recipient))).toHaveLength(3);
    await contact('another@a.example');
    expect(await mailsTo('another@a.example')).toBe(1);
  });

  test('ten come of all forms together, and others the next day', async () => {
    const email = 'all@b.example';
    for (let turn = 0; turn < 3; turn += 1) for (const form of [contact, donation, register]) await form(email);
    expect(await mailsTo(email)).toBe(9);
    await subscribe(email);
    expect(await mailsTo(email)).toBe(10);
    app.advance(3_600_000);
    await subscribe(email);
    expect(await mailsTo(email)).toBe(10);
    app.advance(DAY);
    await contact(email);
    expect(await mailsTo(email)).toBe(11);
  });

  test('the link of the last mail that went goes on working', async () => {
    const email = 'reader@c.example';
    const { db } = app.services;
    const hash = async () =>
      (
        await db
          .selectFrom('newsletter_subscribers')
          .select('confirm_hash')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).confirm_hash;
    const hashes: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await subscribe(email);
      hashes.push(await hash());
      app.advance(3_600_000);
    }
    expect(await mailsTo(email)).toBe(3);
    expect(new Set(hashes).size).toBe(3);
    expect(hashes.slice(2)).toEqual([hashes[2], hashes[2], hashes[2]]);
  });

  test('the address itself is not kept for it, and nothing is after a day', async () => {
    const { db } = app.services;
    await contact('once@d.example');
    const counts = await db.selectFrom('recipient_mails').selectAll().execute();
    expect(counts).toHaveLength(2);
    expect(JSON.stringify(counts)).not.toMatch(/once|d\.example/);
    app.advance(2 * DAY);
    await tidy(app.services);
    await contact('next@e.example');
    expect(await db.selectFrom('recipient_mails').selectAll().execute()).toHaveLength(2);
  });

  test('ten links to set a new password go to one account within a day', async () => {
    const { email } = await app.addUser();
    const { db } = app.services;
    const links = async () =>
      (await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).length;
    for (let turn = 0; turn < 13; turn += 1) {
      await send('/password-reset/', { email });
      app.advance(5 * 60_000);
    }
    expect(await links()).toBe(10);
    app.advance(DAY);
    await send('/password-reset/', { email });
    expect(await links()).toBe(11);
  });
});
