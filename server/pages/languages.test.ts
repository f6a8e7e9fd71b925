import { expect, test } from 'vitest';
import { siteDefaults } from '../../domain/site.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { accessFor } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { tidy } from '../housekeeping.ts';

const PUBLIC_URL = 'https://intambwe.example';

eachDatabase('pages in several languages', (app) => {
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

  test('the languages that a browser asks for lead nobody away from the page they asked for', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    for (const asked of ['fr', 'rw,fr;q=0.9', 'fr-FR,fr;q=0.9,en;q=0.1', 'de', '*'])
      for (const [path, language] of [
        ['/', 'en'],
        ['/Events', 'en'],
        ['/search?q=maize', 'en'],
        ['/rw', 'rw'],
        ['/rw/Events', 'rw'],
        ['/fr/Team', 'fr'],
      ] as const) {
        const reply = await fetch(app.url + path, { redirect: 'manual', headers: { 'accept-language': asked } });
        expect([asked, path, reply.status], reply.headers.get('location') ?? '').toEqual([asked, path, 200]);
        expect(await reply.text()).toContain(`<html lang="${language}"`);
        expect(reply.headers.get('vary') ?? '').not.toMatch(/accept-language/i);
      }
  });

  test('the first pages of the languages lead nowhere, however they are written, also where a row says so', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    const paths = ['/rw', '/fr', '/rw/', '/fr/', '/RW', '/Fr/', '/rw?x=1', '/fr/?x=1'];
    const statuses = () => Promise.all(paths.map(async (path) => [path, ...(await leadsTo(path))]));
    const stay = paths.map((path) => [path, 200, null]);
    expect(await statuses()).toEqual(stay);
    const rows = [
      ['/rw', '/fr'],
      ['/fr', '/rw'],
      ['/', '/rw'],
    ].map(([old_path = '', target = '']) => ({
      ...{ old_path, target, target_path: target },
      ...{ source: 'wordpress' as const, created_at: '2026-01-01T00:00:00.000Z' },
    }));
    await app.services.db.insertInto('redirects').values(rows).execute();
    // The cache of pages has not heard of the rows.
    await app.services.write(null, async ({ changes }) => changes('pages'));
    expect(await statuses()).toEqual(stay);
    await offerLanguages(app, []);
    for (const path of ['/rw', '/fr/', '/RW']) expect(await leadsTo(path)).toEqual([302, '/']);
    expect(await leadsTo('/')).toEqual([200, null]);
    await app.services.db.deleteFrom('redirects').execute();
  });

  test('a page that has several addresses says at each of them which is its own', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    for (const prefix of ['', '/rw', '/fr'])
      for (const [own, ...others] of [
        ['/MoreBlogs', '/Blogs', '/moreblogs', '/MoreBlogs/', '/blogs/', '/MoreBlogs?utm_source=x'],
        ['/Events', '/EventDetails', '/events', '/EVENTS/', '/Events?fbclid=x'],
      ])
        for (const other of [own, ...others])
          expect([other, (await headOf(`${prefix}${other}`)).canonical]).toEqual([other, `${prefix}${own}`]);
    for (const home of ['/', '/?utm_source=x']) expect((await headOf(home)).canonical).toBe('/');
    for (const home of ['/rw', '/rw/', '/RW']) expect((await headOf(home)).canonical).toBe('/rw');
  });

  test('the map for search engines names the fixed pages in each language', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    const map = await readSitemap(app);
    expect(map).toContain(`<url><loc>${PUBLIC_URL}/rw/Events</loc>`);
    expect(map).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${PUBLIC_URL}/fr"/>`);
    expect(map).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/"/>`);
    await offerLanguages(app, []);
    expect(await readSitemap(app)).not.toContain('hreflang');
  });

  /** Where the page says that it is in other languages, and where it says that it is itself. */
  const headOf = async (path: string) => {
    const html = await (await open(path)).text();
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const languages = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)"/g)].map(([, code]) => code);
    return { html, canonical: canonical.replace(PUBLIC_URL, ''), languages };
  };

  const publish = (resource: string, record: string, field: string, published: string) =>
    app.services.write(null, async (unit) => {
      const values = { resource, record, field, language: 'rw', published, updated_at: unit.now };
      await unit.db.insertInto('translations').values(values).execute();
      unit.changes('translations');
    });

  test.each([
    ['/Mission', 'settings', 'settings', 'mission'],
    ['/Vision', 'settings', 'settings', 'vision'],
    ['/Team', 'team', '1', 'role'],
    ['/History', 'timeline', '1', 'title'],
    ['/Testimonials', 'testimonials', '1', 'quote'],
    ['/Services', 'site_pages', 'services', 'body'],
    ['/Privacy', 'site_pages', 'privacy', 'body'],
    ['/Terms', 'site_pages', 'terms', 'body'],
    ['/Cookies', 'site_pages', 'cookies', 'body'],
  ])('search engines are led to %s in the languages of its main text', async (path, resource, record, field) => {
    await offerLanguages(app, ['rw', 'fr']);
    expect(await headOf(`/rw${path}`)).toMatchObject({ canonical: path, languages: [] });
    expect(await headOf(path)).toMatchObject({ canonical: path, languages: [] });
    const map = await readSitemap(app);
    expect(map).toContain(`<loc>${PUBLIC_URL}${path}</loc></url>`);
    expect(map).not.toContain(`/rw${path}<`);

    await publish(resource, record, field, 'Byahinduwe');
    const there = ['en', 'rw', 'x-default'];
    expect(await headOf(`/rw${path}`)).toMatchObject({ canonical: `/rw${path}`, languages: there });
    expect(await headOf(path)).toMatchObject({ canonical: path, languages: there });
    expect(await headOf(`/fr${path}`)).toMatchObject({ canonical: path, languages: [] });
    const later = await readSitemap(app);
    expect(later).toContain(`<loc>${PUBLIC_URL}/rw${path}</loc>`);
    expect(later).not.toContain(`/fr${path}<`);
  });

  test.each([
    ['somebody deletes it for good', (path: string, access: string) => app.call('DELETE', path, undefined, access)],
    [
      'it has been in the trash for long',
      async () => {
        app.advance(31 * 24 * 3_600_000);
        await tidy(app.services);
      },
    ],
  ])('a page is no longer there in the language of its last translated record, once %s', async (_, remove) => {
    await offerLanguages(app, ['rw']);
    await app.services.db.deleteFrom('translations').execute();
    const { id: user } = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, user);
    const added = await app.call('POST', '/testimonials/', { quote: 'Ours', name: 'A', is_consented: true }, access);
    const { id } = await added.json();
    await publish('testimonials', String(id), 'quote', 'Byahinduwe');
    expect((await headOf('/Testimonials')).languages).toContain('rw');
    expect(await readSitemap(app)).toContain('/rw/Testimonials<');
    await app.call('DELETE', `/testimonials/${id}/`, undefined, access);
    expect(await readSitemap(app)).toContain('/rw/Testimonials<');
    await remove(`/trash/testimonials/${id}/?reason=old`, access);
    expect((await headOf('/Testimonials')).languages).not.toContain('rw');
    expect(await readSitemap(app)).not.toContain('/rw/Testimonials<');
  });

  test('what the organisation says of itself is marked as English where nobody has translated it', async () => {
    await offerLanguages(app, ['rw', 'fr']);
    const { mission, vision, tagline, line, description, legal_form, head_office, branch_office, city } = siteDefaults;
    const expected: Record<string, readonly string[]> = {
      '/fr/Mission': [mission, description, tagline, line, city],
      '/fr/Vision': [vision],
      '/fr': [mission, vision, legal_form, head_office, 'People Rised', 'Trainings'],
      '/fr/Aboutus': [mission, vision, legal_form, branch_office, 'Trainings'],
      '/fr/contactus': [head_office, branch_office, legal_form, city],
    };
    for (const [path, texts] of Object.entries(expected)) {
      const { html } = await headOf(path);
      for (const text of texts) {
        expect([path, html]).toEqual([path, expect.stringMatching(new RegExp(`lang="en"[^>]*>${text}</`))]);
        expect([path, html]).toEqual([
          path,
          expect.not.stringMatching(new RegExp(`<(?:p|dd|dt|h3)(?! lang)[^>]*>${text}</`)),
        ]);
      }
    }
    for (const path of ['Mission', 'Vision']) {
      expect((await headOf(`/fr/${path}`)).html.match(/class="not-translated"/g)).toHaveLength(1);
      expect((await headOf(`/${path}`)).html).not.toMatch(/class="not-translated"|<(?!html|a |aside )[^>]* lang="/);
    }
  });
});
