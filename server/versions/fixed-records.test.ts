import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type SiteSettings, siteDefaults } from '../../domain/site.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('versions of what is always there', (app) => {
  let access = '';

  beforeAll(async () => {
    const permissions = ['settings.view', 'settings.edit', 'pages.view', 'pages.publish'] as const;
    access = (await signedIn(app, { permissions })).access;
  });

  beforeEach(async () => {
    for (const table of ['site_settings', 'site_pages', 'translations', 'versions'] as const) {
      await app.services.db.deleteFrom(table).execute();
    }
    await app.services.write(null, async ({ changes }) => {
      for (const tag of ['settings', 'pages', 'translations'] as const) changes(tag);
    });
  });

  async function json(method: string, path: string, body?: unknown) {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, await reply.clone().text()).toBe(200);
    return reply.json();
  }
  const settings = (): Promise<SiteSettings> => json('GET', '/site-settings/');
  const save = async (change: Partial<SiteSettings>): Promise<SiteSettings> =>
    json('PUT', '/site-settings/', { ...(await settings()), ...change });
  const listed = (record = 'settings/settings') => json('GET', `/versions/${record}/`);
  const restore = (id: number, record = 'settings/settings') => json('POST', `/versions/${record}/${id}/restore/`, {});

  test('the settings come back as they came with the program, entries of lists with what they are called by', async () => {
    expect(await listed()).toEqual([]);
    const first = await settings();
    const added = { id: 'abcdefgh', value: '9', label: 'Trees' };
    await save({ name: 'Duterimbere', fun_facts: [added, ...first.fun_facts.toReversed()] });
    const [now, before] = await listed();
    expect([now, before]).toMatchObject([
      { title: 'Duterimbere', is_now: true },
      { title: siteDefaults.name, by: null, is_now: false },
    ]);
    expect((await restore(before.id)).left_out).toEqual([]);
    expect(await settings()).toEqual({ ...first, updated_at: expect.any(String) });
    await restore(now.id);
    expect((await settings()).fun_facts).toEqual([added, ...first.fun_facts.toReversed()]);
  });

  test('saving the same settings again keeps no version', async () => {
    await save({ name: 'Duterimbere' });
    await save({});
    expect(await listed()).toHaveLength(2);
  });

  test('an e-mail address for notices does not come back unnoticed', async () => {
    await save({ email: 'old@example.net' });
    await save({ email: 'new@example.net' });
    const [, old] = await listed();
    await restore(old.id);
    expect(await settings()).toMatchObject({ email: 'old@example.net' });
    const { subject, text } = await app.mailbox.take('new@example.net');
    expect(subject).toBe('Messages from visitors go to another address');
    expect(text).toContain('are now e-mailed to old@example.net');
  });

  test('what the settings do not take any more is left out by its name', async () => {
    await save({ fun_facts: [{ id: 'abcdefgh', value: '9', label: 'Trees' }], city: 'Huye' });
    await save({ fun_facts: [], city: 'Kigali' });
    const [, before] = await listed();
    const { db } = app.services;
    const texts = JSON.stringify({ city: 'Huye', fun_facts: [{ id: 'abcdefgh', value: '', label: 'Trees' }] });
    await db.updateTable('versions').set({ texts }).where('id', '=', before.id).execute();
    expect((await restore(before.id)).left_out).toMatchObject([{ field: 'Fun facts' }]);
    expect(await settings()).toMatchObject({ city: 'Huye', fun_facts: [] });
  });

  test('a page of the site comes back, also to the text that came with the program', async () => {
    const page = () => json('GET', '/site-pages/terms/');
    const first = await page();
    await json('PUT', '/site-pages/terms/', { title: 'Ours', body: '<p>New terms</p>', updated_at: null });
    const [, before] = await listed('site_pages/terms');
    await restore(before.id, 'site_pages/terms');
    expect(await page()).toEqual({ ...first, updated_at: expect.any(String) });
    expect(await (await app.get('/Terms')).text()).not.toContain('New terms');
    expect(await listed('site_pages/cookies')).toEqual([]);
  });

  test.each([
    'settings/terms',
    'settings/1',
    'site_pages/settings',
    'site_pages/1',
    'testimonials/terms',
    'pages/settings',
  ])('there is nothing called %s', async (record) => {
    const { access: all } = await signedIn(app, { isSuperuser: true });
    expect((await app.call('GET', `/versions/${record}/`, undefined, all)).status).toBe(404);
  });
});
