import { expect, test } from 'vitest';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { sanitise } from '../html/sanitise.ts';

eachDatabase('the pages staff write', (app) => {
  test.each(sitePageSlugs)('%s has a text of its own from the start, and it is allowed HTML', async (slug) => {
    const page = await (await app.get(`/api/site-pages/${slug}/`)).json();
    expect(page).toMatchObject({ slug, updated_at: null });
    expect(page.title).not.toBe('');
    expect(page.body).toContain('<h2>');
    expect(sanitise(page.body, 'https://intambwe.example')).toBe(page.body);
  });

  test('text by staff replaces the default on the next request, sanitised', async () => {
    await app.get('/api/site-pages/terms/');
    await app.services.write(null, async ({ db, now, changes }) => {
      await db
        .insertInto('site_pages')
        .values({ slug: 'terms', title: 'Ours', body: '<p>New<script>x</script></p>', updated_at: now })
        .execute();
      changes('pages');
    });
    expect(await (await app.get('/api/site-pages/terms/')).json()).toEqual({
      slug: 'terms',
      title: 'Ours',
      body: '<p>New</p>',
      updated_at: app.services.clock().toISOString(),
    });
    await app.services.write(null, async ({ db, changes }) => {
      await db.deleteFrom('site_pages').where('slug', '=', 'terms').execute();
      changes('pages');
    });
    expect(await (await app.get('/api/site-pages/terms/')).json()).toMatchObject({ updated_at: null });
  });

  test.each(['nothing', 'Terms', '..', '%00', '1'])('there is no page %s', async (slug) => {
    expect((await app.get(`/api/site-pages/${slug}/`)).status).toBe(404);
  });
});
