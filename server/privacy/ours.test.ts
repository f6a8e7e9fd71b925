import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING, type TestUser } from '../../tests/support/test-app.ts';
import { mailFolder } from '../mail/transport.ts';

const NEVER_SENT = { created_at: MORNING, next_try_at: '2099-01-01T00:00:00.000Z' };

eachDatabase('data that the privacy calls do not touch', behindProxy, (app) => {
  /** May look and erase, and nothing else. */
  let officer: SignedInUser;
  let visitors = 0;

  beforeAll(async () => {
    officer = await signedIn(app, { permissions: ['privacy.view', 'privacy.erase'] });
  });

  const call = (path: string, body: unknown) => app.call('POST', `/privacy/${path}/`, body, officer.access);
  const person = async (email: string) => (await call('person', { address: email })).json();
  const erase = async (email: string) =>
    (await (await call('erase', { address: email, confirmation: email })).json()).counts;
  const mailsTo = async (recipient: string) =>
    (await app.services.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute()).length;

  async function write(email: string): Promise<void> {
    visitors += 1;
    const reply = await fetch(`${app.url}/api/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${visitors}` },
      body: JSON.stringify({ name: 'Somebody', email, subject: 'Hello', message: 'From outside' }),
    });
    expect(reply.status).toBe(201);
  }

  const mail = (recipient: string, options: Record<string, string> = {}) =>
    app.services.db
      .insertInto('mails')
      .values({ recipient, subject: 'x', body: 'y', ...NEVER_SENT, ...options })
      .execute();

  describe('staff', () => {
    let admin: TestUser;

    beforeAll(async () => {
      admin = await app.addUser({ email: 'boss@example.org', isSuperuser: true });
      // Waiting, as behind a slow mail server: a code in the subject, and a notice that does not expire.
      const expires_at = '2099-01-01T00:00:00.000Z';
      await mail(admin.email, { subject: '123456 is your sign-in code', body: 'Your code is 123456', expires_at });
      await mail(admin.email, { subject: 'Lasting', body: 'Words for staff' });
      for (let wrong = 0; wrong < 3; wrong += 1) await app.call('POST', '/login/', { ...admin, password: 'wrong-one' });
    });

    test('are not found, and nothing of their mails is shown or handed over', async () => {
      expect(await (await call('search', { search: 'boss@' })).json()).toEqual([]);
      expect(await person('Boss@Example.org')).toEqual({ address: admin.email, has_account: true, records: [] });
      expect(await (await call('export', { address: admin.email })).json()).toMatchObject({ records: [] });
    });

    test('keep their mails and their locks; what they left as visitors is shown and goes', async () => {
      const { db } = app.services;
      const failures = () => db.selectFrom('sign_in_failures').selectAll().where('account', '=', admin.email).execute();
      const logged = () => db.selectFrom('audit').selectAll().where('resource', '<>', 'privacy').execute();
      await write(admin.email);
      await app.services.write(admin.id, (unit) =>
        unit.audit({ action: 'edit', resource: 'posts', after: { title: `By ${admin.email}` } }),
      );
      const before = [await mailsTo(admin.email), await failures(), await logged()];
      expect(await failures()).toHaveLength(1);
      const { records } = await person(admin.email);
      expect(records).toMatchObject([{ kind: 'contact_messages' }]);
      expect(await erase(admin.email)).toMatchObject({ contact_messages: 1, mails: 0, mail_files: 0 });
      expect([await mailsTo(admin.email), await failures(), await logged()]).toEqual(before);
    });

    test('get the warning at an address they had, whoever erases that address', async () => {
      const { access } = await signedIn(app, { isSuperuser: true });
      const victim = await app.addUser({ email: 'before@example.org' });
      const moved = { email: 'after@example.org', first_name: 'Ann', last_name: 'Other' };
      expect((await app.call('PUT', `/update-user/${victim.id}/`, moved, access)).status).toBe(200);
      const warnings = await mailsTo(victim.email);
      expect(warnings).toBeGreaterThan(0);
      // The log is emptied of what is old.
      await app.services.db.deleteFrom('audit').execute();
      expect(await erase(victim.email)).toMatchObject({ mails: 0 });
      expect(await mailsTo(victim.email)).toBe(warnings);
    });
  });

  test('a post that names somebody keeps its versions, without the address, and it is said how many entries changed', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const partner = 'partner@ngo.example';
    const text = (version: number) => ({
      title: 'Partners',
      status: 'published',
      content: `<p>Version ${version}: write to Partner@ngo.example, not to other-partner@ngo.example.</p>`,
    });
    const { id } = await (await app.call('POST', '/posts/', text(1), access)).json();
    for (const version of [2, 3]) await app.call('PUT', `/posts/${id}/`, text(version), access);
    const versions = async () => (await app.call('GET', `/versions/posts/${id}/`, undefined, access)).json();
    const before = await versions();
    expect(before).toHaveLength(3);

    await write(partner);
    const counts = await erase(partner);
    // Three writes of the post; nothing was logged of the message.
    expect(counts).toMatchObject({ contact_messages: 1, registrations: 0, log_entries: 3 });
    // The post itself still says the address, so that it is as none of them says.
    expect(await versions()).toEqual(before.map((one: object) => ({ ...one, is_now: false })));
    const oldest = await app.call('GET', `/versions/posts/${id}/${before[2].id}/`, undefined, access);
    expect((await oldest.json()).values.content).toBe(
      '<p>Version 1: write to [erased], not to other-partner@ngo.example.</p>',
    );
    const { after } = await app.services.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'erase')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toEqual(counts);
    const { content } = await (await app.get(`/api/posts/${id}/`)).json();
    expect(content).toContain('Partner@ngo.example');
    expect(await erase(partner)).toMatchObject({ contact_messages: 0, log_entries: 0 });
  });

  test('mails that expire are never shown, whoever they go to', async () => {
    await write('claire@example.org');
    await mail('claire@example.org', {
      subject: 'Secret 654321',
      body: '654321',
      expires_at: '2099-01-01T00:00:00.000Z',
    });
    await mail('claire@example.org', { subject: 'Lasting', body: 'Words' });
    const said = JSON.stringify(await person('claire@example.org'));
    expect(said).toContain('Lasting');
    expect(said).not.toContain('654321');
  });

  test('a person whose address begins or ends with another’s is neither erased nor shown with them', async () => {
    const { db, config } = app.services;
    const others = ['joann@example.com', 'jo.ann@example.com', 'ann@example.com.rw', "o'ann@example.com"];
    const folder = mailFolder(config);
    await mkdir(folder, { recursive: true });
    for (const [at, email] of ['ann@example.com', ...others].entries()) {
      await write(email);
      await mail(email, { body: `Dear ${email}` });
      await mail('office@example.net', { subject: 'New message', body: `Name: x\nE-mail: ${email}\n` });
      await writeFile(join(folder, `outbox-9${at}.eml`), `To: office@example.net\n\nhttps://x.org/?e=3D${email}`);
      await app.services.write(null, (unit) =>
        unit.audit({ action: 'odd', resource: 'elsewhere', after: { email, note: `Seen\n${email} (again)` } }),
      );
    }
    const shown = JSON.stringify(await person('ann@example.com'));
    for (const email of others) expect(shown).not.toContain(email);
    const counts = await erase('ann@example.com');
    expect(counts).toMatchObject({ contact_messages: 1, mail_files: 1 });

    const left = await db.selectFrom('contact_messages').select('email').execute();
    expect(left.map(({ email }) => email)).toEqual(expect.arrayContaining(others));
    expect(left.map(({ email }) => email)).not.toContain('ann@example.com');
    const mails = JSON.stringify(await db.selectFrom('mails').select(['recipient', 'body']).execute());
    const log = await db.selectFrom('audit').select('after').where('resource', '=', 'elsewhere').execute();
    expect(log.filter(({ after }) => after === null)).toHaveLength(1);
    for (const email of others) {
      expect(mails).toContain(`Dear ${email}`);
      expect(mails).toContain(`E-mail: ${email}`);
      expect(log.some(({ after }) => after?.includes(`"${email}"`))).toBe(true);
    }
    expect(mails).not.toContain('"ann@example.com"');
    expect(mails).not.toContain(' ann@example.com"');
    expect((await readdir(folder)).filter((name) => name.startsWith('outbox-9'))).toHaveLength(others.length);
  });
});
