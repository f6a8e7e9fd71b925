import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';

const PUBLIC_URL = 'https://intambwe.example';

describe.each(databases)('pages in several languages, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const open = (path: string) => fetch(app.url + path, { redirect: 'manual' });
  const leadsTo = async (path: string) => {
    const { status, headers } = await open(path);
    return [status, headers.get('location')];
  };

  test('a language that staff do not offer leads to the same page in English', async () => {
    await offerLanguages(app, []);
    expect(await leadsTo('/rw/Events?page=2')).toEqual([302, '/Events?page=2']);
    expect(await leadsTo('/fr')).toEqual([302, '/']);
    const html = await (await open('/')).text();
    expect(html).not.toContain('hreflang');
  });

  test('one that they offer is there on the next request, and gone on the next when they stop', async () => {
    await offerLanguages(app, ['rw']);
    const page = await open('/rw/Events');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="rw"');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/rw/Events"`);
    for (const [code, path] of [
      ['en', '/Events'],
      ['rw', '/rw/Events'],
      ['x-default', '/Events'],
    ]) {
      const link = `<link rel="alternate" hrefLang="${code}" href="${PUBLIC_URL}${path}"`;
      expect(html).toContain(link);
      expect(await (await open('/Events')).text()).toContain(link);
    }
    expect(await leadsTo('/fr/Events')).toEqual([302, '/Events']);
    await offerLanguages(app, []);
    expect(await leadsTo('/rw/Events')).toEqual([302, '/Events']);
  });

  test('the spelling of the prefix does not matter, and no page of staff is taken for one', async () => {
    await offerLanguages(app, ['rw']);
    expect((await open('/RW/events')).status).toBe(200);
    expect((await open('/rwanda')).status).toBe(404);
    expect((await open('/rw/no-such-page')).status).toBe(404);
  });

  test('the map for search engines names the fixed pages in each language', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    const map = await (await open('/sitemap.xml')).text();
    expect(map).toContain(`<url><loc>${PUBLIC_URL}/rw/Events</loc>`);
    expect(map).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${PUBLIC_URL}/fr"/>`);
    expect(map).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/"/>`);
    await offerLanguages(app, []);
    expect(await (await open('/sitemap.xml')).text()).not.toContain('hreflang');
  });
});
