import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { RESET_LIFETIME } from '../../domain/password-link.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { callFrom, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('a forgotten password', behindProxy, (app) => {
  const requestReset = (email: string) => app.call('POST', '/password-reset/', { email });
  const confirm = (token: string | undefined, password = 'umusozi w’izuba') =>
    app.call('POST', '/password-reset/confirm/', { token, password });
  const linkTo = async (email: string) => /https:\S+/.exec((await app.mailbox.take(email)).text ?? '')?.[0] ?? '';
  const tokenTo = async (email: string) => new URL(await linkTo(email)).searchParams.get('token') ?? undefined;
  const login = (email: string, password: string) => app.call('POST', '/login/', { email, password });

  test('is replaced with the link from the mail, once; every sign-in ends', async () => {
    const user = await signedIn(app);
    expect((await requestReset(user.email.toUpperCase())).status).toBe(202);
    const token = await tokenTo(user.email);
    expect((await confirm(token, 'password')).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect((await app.call('GET', '/me/', undefined, user.access)).status).toBe(401);
    expect((await login(user.email, user.password)).status).toBe(401);
    expect((await login(user.email, 'umusozi w’izuba')).status).toBe(200);
    expect((await app.mailbox.take(user.email)).subject).toBe('Your password was changed');
  });

  test('is the same answer for every address', async () => {
    const [active, inactive] = [await app.addUser(), await app.addUser({ isActive: false })];
    const answers = await Promise.all([active.email, inactive.email, 'nobody@example.org'].map(requestReset));
    const seen = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(seen).size).toBe(1);
    await app.mailbox.take(active.email);
    // A mail leaves the table only once it is in the mailbox.
    const waiting = await app.services.db.selectFrom('mails').select('recipient').execute();
    const sent = app.mailbox.received.flatMap(({ to }) => to?.map(({ address }) => address));
    const recipients = [...waiting.map(({ recipient }) => recipient), ...sent];
    expect(recipients).not.toContain(inactive.email);
    expect(recipients).not.toContain('nobody@example.org');
  });

  test('the link is too late after half an hour', async () => {
    const user = await app.addUser();
    await requestReset(user.email);
    const token = await tokenTo(user.email);
    app.advance(RESET_LIFETIME);
    expect((await confirm(token)).status).toBe(400);
  });

  test('nobody’s mailbox is filled with links', async () => {
    const user = await app.addUser();
    for (let time = 0; time < 5; time += 1) await requestReset(user.email);
    await app.mailbox.take(user.email);
    const mails = app.mailbox.received.filter(({ to }) => to?.some(({ address }) => address === user.email));
    expect(mails).toHaveLength(1);
  });

  test('however often strangers ask, its owner has a link that is valid', async () => {
    const user = await app.addUser();
    const mailsOf = () => app.mailbox.received.filter(({ to }) => to?.some(({ address }) => address === user.email));
    const askFrom = (place: string) => callFrom(app, place, '/password-reset/', { email: user.email });
    let token: string | undefined;
    for (let time = 0; time < 12; time += 1) {
      expect((await askFrom(`198.51.101.${time}`)).status).toBe(202);
      if (time < 10) token = await tokenTo(user.email);
      app.advance(2 * 60_000);
    }
    // The last two asked in vain, 4 and 2 minutes ago: the link before them is still good.
    expect(mailsOf()).toHaveLength(10);
    app.advance(RESET_LIFETIME - 3 * 2 * 60_000);
    expect((await askFrom('198.51.102.1')).status).toBe(202);
    token = await tokenTo(user.email);
    expect((await confirm(token)).status).toBe(200);
  });

  test('two who use the link at once set one password', async () => {
    const user = await app.addUser();
    await requestReset(user.email);
    const token = await tokenTo(user.email);
    const answers = await Promise.all([confirm(token, 'ibirunga bitanu'), confirm(token, 'ikiyaga cya kivu')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an account that was switched off meanwhile stays shut', async () => {
    const user = await app.addUser();
    await requestReset(user.email);
    const token = await tokenTo(user.email);
    await app.services.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute();
    expect((await confirm(token)).status).toBe(400);
  });

  test('an invitation does not reset, and a reset does not accept', async () => {
    const user = await app.addUser();
    await requestReset(user.email);
    const token = await tokenTo(user.email);
    const reply = await app.call('POST', '/invitations/accept/', { token, password: 'umusozi w’izuba' });
    expect(reply.status).toBe(400);
  });

  test('the link leads to the configured address, whatever the request says of itself', async () => {
    const user = await app.addUser();
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '198.51.100.7',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    const status = await new Promise((resolve, reject) => {
      request(`${app.url}/api/password-reset/`, { method: 'POST', headers }, (response) => {
        text(response).then(() => resolve(response.statusCode), reject);
      })
        .on('error', reject)
        .end(JSON.stringify({ email: user.email }));
    });
    expect(status).toBe(202);
    const link = await linkTo(user.email);
    expect(link).toMatch(/^https:\/\/intambwe\.example\/autho\/reset\?token=[\w-]{43}$/);
  });

  test('asking too often from one place ends in waiting, whatever addresses it makes up', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, time) =>
        callFrom(app, `203.0.113.${time}, 198.51.100.99`, '/password-reset/', { email: `guess${time}@example.org` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('the secret is kept nowhere but in the mail', async () => {
    const user = await app.addUser();
    await requestReset(user.email);
    const token = (await tokenTo(user.email)) ?? '';
    const { db } = app.services;
    await expect
      .poll(async () => {
        const [mails, links, log] = [
          await db.selectFrom('mails').selectAll().execute(),
          await db.selectFrom('password_links').selectAll().execute(),
          await db.selectFrom('audit').selectAll().execute(),
        ];
        return JSON.stringify({ mails, links, log });
      })
      .not.toContain(token);
  });
});
