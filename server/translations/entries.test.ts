import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SiteSettings } from '../../domain/site.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('the translation of an entry of a list', (app) => {
  let access = '';

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
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
  /** As visitors read them. */
  const inKinyarwanda = async (): Promise<SiteSettings> => (await app.get('/api/site-settings/?language=rw')).json();
  const save = async (change: Partial<SiteSettings>): Promise<SiteSettings> =>
    json('PUT', '/site-settings/', { ...(await settings()), ...change });
  const translation = (): Promise<Translation> => json('GET', '/translations/settings/settings/rw/');

  /** Publishes a text for each, and other texts than those for some. */
  async function translate(texts: Record<string, string> = {}, publish = true) {
    const { fields } = await translation();
    const sent = fields.map(({ name, fingerprint, updated_at, published }) => ({
      ...{ name, fingerprint, updated_at },
      text: texts[name] ?? published ?? `rw ${name}`,
    }));
    return json('PUT', '/translations/settings/settings/rw/', { fields: sent, publish });
  }
  const labels = async () => (await inKinyarwanda()).fun_facts.map(({ value, label }) => `${value} ${label}`);
  const names = async () =>
    (await translation()).fields.flatMap(({ name, label }) =>
      name.startsWith('fun_facts') ? [`${name} ${label}`] : [],
    );

  test('goes with it when staff put the entries in another order', async () => {
    await translate();
    const { fun_facts } = await settings();
    await save({ fun_facts: fun_facts.toReversed(), languages: ['rw'] });
    expect(await labels()).toEqual([
      '1 rw fun_facts-3-label',
      '647+ rw fun_facts-2-label',
      '14+ rw fun_facts-1-label',
      '459+ rw fun_facts-0-label',
    ]);
    expect((await translation()).state).toBe('current');
    expect(await names()).toEqual([
      'fun_facts-3-label Fun facts: label 1',
      'fun_facts-2-label Fun facts: label 2',
      'fun_facts-1-label Fun facts: label 3',
      'fun_facts-0-label Fun facts: label 4',
    ]);
    const home = await (await app.get('/rw')).text();
    expect(home.match(/rw fun_facts-\d-label/g)).toEqual([3, 2, 1, 0].map((id) => `rw fun_facts-${id}-label`));
  });

  test('is gone with it, and no new entry gets it; with the entry it comes back', async () => {
    await translate();
    const { fun_facts } = await settings();
    const trees = { id: 'qwertyui', value: '9', label: 'Trees' };
    await save({ fun_facts: [...fun_facts.slice(1), trees] });
    expect((await labels()).at(-1)).toBe('9 Trees');
    expect((await inKinyarwanda()).untranslated).toContain('fun_facts-qwertyui-label');
    expect((await names()).filter((name) => name.startsWith('fun_facts-0-'))).toEqual([]);
    await translate({ 'fun_facts-qwertyui-label': 'Ibiti' });
    await save({ fun_facts: [trees, ...fun_facts] });
    expect((await labels()).slice(0, 2)).toEqual(['9 Ibiti', '459+ rw fun_facts-0-label']);
  });

  test('is saved by whoever had it open when the entry went, once they have seen that it is gone', async () => {
    await translate();
    const open = (await translation()).fields.map(({ name, fingerprint, updated_at }) => ({
      name,
      fingerprint,
      updated_at,
      text: `rw again ${name}`,
    }));
    const { fun_facts } = await settings();
    await save({ fun_facts: fun_facts.slice(1) });
    const path = '/translations/settings/settings/rw/';
    const refused = await app.call('PUT', path, { fields: open, publish: true }, access);
    expect(refused.status).toBe(409);
    const names = (await refused.json()).current.fields.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('fun_facts-0-label');
    const left = open.filter(({ name }) => names.includes(name));
    expect((await app.call('PUT', path, { fields: left, publish: true }, access)).status).toBe(200);
  });

  test('that is still a draft when the entry goes keeps nobody from publishing', async () => {
    await translate();
    await translate({ 'fun_facts-0-label': 'Another' }, false);
    const { fun_facts } = await settings();
    await save({ fun_facts: fun_facts.slice(1) });
    expect((await translate({ mission: 'Intego' })).state).toBe('current');
    const { results } = await json('GET', '/translations/?resource=settings');
    expect(results[0].translations).toContainEqual(expect.objectContaining({ language: 'rw', has_draft: false }));
  });

  test('stays where a program that knows no ids changes another setting; beside another entry it is not shown', async () => {
    await translate();
    const { fun_facts, ...rest } = await settings();
    const plain = fun_facts.map(({ value, label }) => ({ value, label }));
    await json('PUT', '/site-settings/', { ...rest, city: 'Huye', fun_facts: plain });
    expect(await labels()).toContain('459+ rw fun_facts-0-label');
    await json('PUT', '/site-settings/', { ...(await settings()), fun_facts: plain.toReversed() });
    expect(await labels()).toEqual(plain.toReversed().map(({ value, label }) => `${value} ${label}`));
  });

  test('made before entries had ids is shown as before', async () => {
    await translate();
    const stored = JSON.stringify({ fun_facts: [{ value: '460+', label: 'People Rised' }] });
    await app.services.write(null, async (unit) => {
      await unit.db.insertInto('site_settings').values({ id: 1, settings: stored, updated_at: unit.now }).execute();
      unit.changes('settings');
    });
    expect(await labels()).toEqual(['460+ rw fun_facts-0-label']);
  });
});
