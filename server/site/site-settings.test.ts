import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('the organisation’s settings', { perTest: true }, (app) => {
  let staff: string;

  beforeEach(async () => {
    staff = (await signedIn(app, { permissions: ['settings.edit', 'pages.publish', 'pages.view'] })).access;
  });

  const read = async () => (await app.get('/api/site-settings/')).json();
  const write = (path: string, body: unknown) => app.call('PUT', path, body, staff);

  test('is on every page at once', async () => {
    const before = await read();
    expect(before).toMatchObject({ name: 'Intambwe', updated_at: null });
    const fun_facts = [{ value: '500+', label: 'Groups' }];
    const changed = await write('/site-settings/', { ...before, name: 'Duterimbere', fun_facts });
    expect(await changed.json()).toMatchObject({ name: 'Duterimbere', fun_facts, updated_at: expect.any(String) });
    expect(await read()).toMatchObject({ name: 'Duterimbere', fun_facts });
    expect(await (await app.get('/')).text()).toContain('500+');

    const late = await write('/site-settings/', before);
    expect([late.status, await late.json()]).toMatchObject([409, { current: { name: 'Duterimbere' } }]);
    const audit = await app.services.db.selectFrom('audit').selectAll().where('resource', '=', 'settings').execute();
    expect(audit).toHaveLength(1);
  });

  test('street and opening hours stand on the contact page once they are given', async () => {
    const before = await (await app.get('/contactus')).text();
    expect([before.includes('Contact details'), before.includes('Opening hours')]).toEqual([true, false]);
    const given = { street: 'KK 15 Ave 12', opening_hours: 'Monday to Friday\n8:00 to 17:00' };
    expect((await write('/site-settings/', { ...(await read()), ...given })).status).toBe(200);
    const contact = await (await app.get('/contactus')).text();
    for (const words of ['KK 15 Ave 12', 'Opening hours', 'Monday to Friday\n8:00 to 17:00']) {
      expect(contact).toContain(words);
    }
    expect(await (await app.get('/')).text()).toContain('"streetAddress":"KK 15 Ave 12"');
  });

  test('when messages of visitors are sent elsewhere, the address they went to is told, and the log says so', async () => {
    await write('/site-settings/', { ...(await read()), email: 'office@example.net' });
    await write('/site-settings/', { ...(await read()), name: 'Same address' });
    await write('/site-settings/', { ...(await read()), email: 'elsewhere@example.net' });
    const mail = await app.mailbox.take('office@example.net');
    expect(mail.subject).toBe('Messages from visitors go to another address');
    expect(mail.text).toContain('are now e-mailed to elsewhere@example.net');
    expect(mail.text).toMatch(/staff\d+@example.org changed the address/);
    const { db } = app.services;
    const told = await db.selectFrom('mails').select('recipient').where('recipient', 'like', '%@example.%').execute();
    // Neither the placeholder nor an unchanged address.
    expect(told.filter(({ recipient }) => !recipient.startsWith('staff'))).toEqual([
      { recipient: 'office@example.net' },
    ]);
    const last = await db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('resource', '=', 'settings')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([last.before, last.after]).toEqual([
      expect.stringContaining('office@example.net'),
      expect.stringContaining('elsewhere@example.net'),
    ]);
  });

  test('is refused where it cannot be used', async () => {
    const { updated_at: _, ...good } = await read();
    for (const [options, field] of [
      [{ name: ' ' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ social_links: [{ network: 'x', url: 'javascript:alert(1)' }] }, 'social_links.0.url'],
      [{ progress_bars: [{ label: 'a', percent: 101 }] }, 'progress_bars.0.percent'],
      [{ phone: undefined }, 'phone'],
    ] as const) {
      const reply = await write('/site-settings/', { ...good, ...options });
      expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([400, [field]]);
    }
  });

  test('its pages are written with the same care', async () => {
    const list = () => app.call('GET', '/site-pages/', undefined, staff);
    expect(await (await list()).json()).toHaveLength(4);
    const body = '<h2>Ours</h2><script>alert(1)</script><p onclick="x()">New terms</p>';
    const written = await write('/site-pages/terms/', { title: 'Our terms', body, updated_at: null });
    expect(await written.json()).toMatchObject({ body: '<h2>Ours</h2><p>New terms</p>' });
    expect(await (await app.get('/Terms')).text()).toContain('New terms');
    expect((await write('/site-pages/terms/', { title: 'x', body, updated_at: null })).status).toBe(409);
    expect((await write('/site-pages/unknown/', { title: 'x', body })).status).toBe(404);
    expect((await write('/site-pages/terms/', { body })).status).toBe(400);
  });
});
