import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleContact, siteDefaults } from '../../domain/site.ts';
import { siteFactNames, type UnconfirmedFact } from '../../domain/site-fact.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

/** Every page on which the organisation speaks of itself. */
const pages = ['/', '/Aboutus', '/Mission', '/Vision', '/History', '/Team', '/Mentorship', '/Services', '/contactus'];

/** Every text and figure in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

eachDatabase('default facts of the site', (app) => {
  let staff: string;

  beforeAll(async () => {
    staff = (await signedIn(app, { permissions: ['settings.edit', 'pages.publish'] })).access;
  });

  beforeEach(async () => {
    for (const table of ['site_settings', 'site_confirmations', 'site_pages', 'audit'] as const) {
      await app.services.db.deleteFrom(table).execute();
    }
    await app.services.write(null, async (unit) => unit.changes('settings'));
  });
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, staff);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const open = async (): Promise<UnconfirmedFact[]> => (await send('GET', '/overview/')).site.unconfirmed;
  const settings = async () => (await app.get('/api/site-settings/')).json();
  const change = async (options: object) => send('PUT', '/site-settings/', { ...(await settings()), ...options });
  const page = async (path: string) => (await app.get(path)).text();

  test('is a list on which every fact stands, and from which each is confirmed by one call', async () => {
    const facts = await open();
    expect(facts.map(({ fact }) => fact).toSorted()).toEqual(siteFactNames.toSorted());
    const missing = facts.filter(({ state }) => state === 'missing').map(({ fact }) => fact);
    expect(missing).toEqual(['tax_number', 'phone', 'email', 'street', 'opening_hours', 'social_links']);
    expect(facts.slice(0, missing.length).map(({ fact }) => fact)).toEqual(missing);
    expect(facts.find(({ fact }) => fact === 'fun_facts')?.text).toContain('459+ · People Rised');
    expect(facts.find(({ fact }) => fact === 'privacy')?.text).toMatch(/^You can read this whole website/);
    for (const [done, fact] of siteFactNames.entries()) {
      expect(await send('POST', `/site-facts/${fact}/confirm/`)).toHaveLength(siteFactNames.length - done - 1);
    }
    expect(await open()).toEqual([]);
    expect((await settings()).updated_at).toBe(null);
  });

  test('is confirmed with a note in the audit log, once, and can be put back', async () => {
    await send('POST', '/site-facts/fun_facts/confirm/');
    await send('POST', '/site-facts/fun_facts/confirm/');
    const noted = () => app.services.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(await noted()).toEqual([{ action: 'confirm' }]);
    await send('POST', '/site-facts/fun_facts/unconfirm/');
    expect(await noted()).toEqual([{ action: 'confirm' }, { action: 'unconfirm' }]);
    expect((await open()).some(({ fact }) => fact === 'fun_facts')).toBe(true);
  });

  test('needs no confirmation once it is changed, also when it is changed back; the rest still does', async () => {
    await change({ founded: 2020 });
    const without = siteFactNames.length - 1;
    expect(await open()).toHaveLength(without);
    await change({ founded: siteDefaults.founded });
    expect(await open()).toHaveLength(without);
    await send('PUT', '/site-pages/terms/', { title: 'Our terms', body: '<p>Ours</p>', updated_at: null });
    expect(await open()).toHaveLength(without - 1);
  });

  test('is asked about again where a release says something else', async () => {
    await send('POST', '/site-facts/mission/confirm/');
    await app.services.db.updateTable('site_confirmations').set({ fingerprint: 'of an older text' }).execute();
    expect((await open()).some(({ fact }) => fact === 'mission')).toBe(true);
  });

  test('is confirmed by nobody without the permission, and there is no fact by another name', async () => {
    const { access } = await signedIn(app, { permissions: ['settings.view', 'pages.publish'] });
    expect((await app.call('POST', '/site-facts/phone/confirm/', undefined, access)).status).toBe(403);
    expect((await (await app.call('GET', '/overview/', undefined, access)).json()).site).toBe(undefined);
    expect((await app.call('POST', '/site-facts/updated_at/confirm/', undefined, staff)).status).toBe(404);
  });

  test('a sample telephone number says what it is, and cannot be confirmed', async () => {
    await change(sampleContact);
    expect(await page('/')).toContain('+250 788 000 000 (sample)');
    const states = (await open()).filter(({ state }) => state === 'sample').map(({ fact }) => fact);
    expect(states).toEqual(['phone', 'email']);
    expect((await app.call('POST', '/site-facts/phone/confirm/', undefined, staff)).status).toBe(409);
    expect(await open()).toContainEqual({ fact: 'phone', state: 'sample', text: sampleContact.phone });
  });

  test('visitors see no telephone number, e-mail address or social link of nobody, also not one stored before', async () => {
    const old = {
      phone: '+250 788 000 000',
      email: 'info@example.org',
      social_links: [{ network: 'facebook', url: 'https://www.facebook.com/' }],
    };
    await app.services.write(null, async (unit) => {
      const row = { id: 1, settings: JSON.stringify(old), updated_at: unit.now };
      await unit.db.insertInto('site_settings').values(row).execute();
      unit.changes('settings');
    });
    for (const path of pages) {
      const html = await page(path);
      expect(html).not.toMatch(/\w@\w/);
      for (const trace of ['tel:', 'mailto:', '788', 'example.org', 'facebook.com', 'telephone', 'sameAs']) {
        expect(html.includes(trace), `${trace} on ${path}`).toBe(false);
      }
    }
    expect(await settings()).toMatchObject({ phone: '', email: '', social_links: [] });
    const refused = await app.call('PUT', '/site-settings/', { ...(await settings()), ...old }, staff);
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ['phone', 'email']]);
  });

  test('every text and figure of it can be changed: nothing of it is left on any page', async () => {
    const shown = new Set<string>();
    for (const path of pages) {
      const html = await page(path);
      for (const text of textsIn(siteDefaults)) if (html.includes(text)) shown.add(text);
    }
    await change({
      ...Object.fromEntries(Object.keys(siteDefaults).map((name) => [name, `Changed ${name}`])),
      email: 'office@changed.example',
      founded: 1987,
      copyright_year: 1999,
      social_links: [],
      fun_facts: [{ value: '77', label: 'Changed' }],
      progress_bars: [{ label: 'Changed', percent: 33 }],
      languages: [],
      translated_first: false,
      notice_language: 'en',
    });
    // These are in many other things too: a year in a date, a place in a time zone, a word in a programme's name.
    const telling = [...shown].filter(
      (text) => text.length > 3 && !['2025', 'false', 'Kigali', 'Volunteer', 'Trainings'].includes(text),
    );
    expect(telling).toEqual(expect.arrayContaining(['2024', '459+', '15-30', 'Kicukiro District, Kanombe Sector']));
    for (const path of pages) {
      // A year is in the drawings of the style as well.
      const html = (await page(path)).replace(/<style>.*?<\/style>/s, '');
      const stands = (text: string) => html.split(text).some((part, at) => at > 0 && !/^[\w-]/.test(part));
      expect(telling.filter(stands), path).toEqual([]);
    }
  });
});
