import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { translating, written } from '../../tests/support/translating.ts';

eachDatabase('where visitors find translations', (app) => {
  let superuser: SignedInUser;
  let id: number;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  beforeEach(async () => {
    id = await addPost(app.services, {
      title: 'The harvest',
      excerpt: 'A good year.',
      content: '<p>Everybody came.</p>',
    });
  });

  const { call, json, read } = translating(() => ({ app, access: superuser.access }));
  const at = (language: string, resource = 'posts', record: number | string = id) =>
    `/translations/${resource}/${record}/${language}/`;

  const translate = async (language: string, texts: Record<string, string>, publish = false) => {
    const seen = await json('GET', at(language));
    return json('PUT', at(language), { fields: written(seen, texts), publish });
  };

  const inKinyarwanda = {
    title: 'Umusaruro',
    excerpt: 'Umwaka mwiza.',
    content: '<p>Bose baraje.</p>',
  };

  test('are found by their own words, and so are categories by their translated names', async () => {
    await translate('rw', { ...inKinyarwanda, title: 'Imbuto nshya' }, true);
    const found = async (query: string) =>
      (await read(`/posts/?${query}`)).map((post: { id: number }) => post.id).includes(id);
    expect([await found('search=imbuto%20NSHYA&language=rw'), await found('search=imbuto%20nshya')]).toEqual([
      true,
      true,
    ]);
    expect(await found('search=imbuto%20ishaje&language=rw')).toBe(false);
    const category = await json('POST', '/categories/', { name: `Farming ${id}` });
    const post = await json('GET', `/posts/${id}/`);
    await json('PUT', `/posts/${id}/`, { ...post, category: category.id });
    const seen = await json('GET', at('rw', 'categories', category.id));
    const fields = written(seen, { name: `Ubuhinzi ${id}` });
    await json('PUT', at('rw', 'categories', category.id), { fields, publish: true });
    expect(await found(`category=${encodeURIComponent(`ubuhinzi ${id}`)}&language=rw`)).toBe(true);
    expect((await read(`/posts/${id}/?language=rw`)).category_details.name).toBe(`Ubuhinzi ${id}`);
  });

  test('come first in lists where the organisation wants it so', async () => {
    const older = await addPost(app.services, { title: 'Older', published_date: '2026-01-01T00:00:00.000Z' });
    const seen = await json('GET', at('fr', 'posts', older));
    const texts = { title: 'Ancien', excerpt: 'Un texte.', content: '<p>Un texte.</p>' };
    await json('PUT', at('fr', 'posts', older), { fields: written(seen, texts), publish: true });
    const order = async (query: string) =>
      (await read(`/posts/?page_size=100&page=1${query}`)).results
        .map((post: { id: number }) => post.id)
        .filter((one: number) => one === id || one === older);
    expect(await order('&language=fr')).toEqual([id, older]);
    const settings = await json('GET', '/site-settings/');
    await call('PUT', '/site-settings/', { ...settings, translated_first: true });
    expect(await order('&language=fr')).toEqual([older, id]);
    expect([await order('&language=rw'), await order('')]).toEqual([
      [id, older],
      [id, older],
    ]);
    await call('PUT', '/site-settings/', { ...(await json('GET', '/site-settings/')), translated_first: false });
  });

  test('of a page stands at its own address, and search engines are told of both', async () => {
    const page = await json('POST', '/pages/', {
      title: 'Our story',
      address: `our-story-${id}`,
      content: '<p>We began.</p>',
      status: 'published',
    });
    const settings = await json('GET', '/site-settings/');
    await call('PUT', '/site-settings/', { ...settings, languages: ['rw'] });
    const seen = await json('GET', at('rw', 'pages', page.id));
    const texts = { title: 'Amateka', address: `amateka-${id}`, content: '<p>Twaratangiye.</p>' };
    const taken = { fields: written(seen, { ...texts, address: 'donate' }), publish: true };
    expect((await json('PUT', at('rw', 'pages', page.id), taken)).errors).toHaveProperty('address');
    await json('PUT', at('rw', 'pages', page.id), { fields: written(seen, texts), publish: true });
    const html = await (await app.get(`/rw/amateka-${id}`)).text();
    expect(html).toContain('Twaratangiye.');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/rw/amateka-${id}"`));
    expect(html).toMatch(new RegExp(`hrefLang="en" href="[^"]*/our-story-${id}"`));
    const english = await (await app.get(`/our-story-${id}`)).text();
    expect(english).toMatch(new RegExp(`hrefLang="rw" href="[^"]*/rw/amateka-${id}"`));
    const sitemap = await readSitemap(app);
    expect(sitemap).toContain(`/rw/amateka-${id}</loc>`);
    expect(sitemap).not.toContain(`/rw/our-story-${id}</loc>`);
    await translate('rw', inKinyarwanda, true);
    expect(await (await app.get('/rw/feed.xml')).text()).toContain('<title>Umusaruro</title>');
    expect((await app.get('/fr/feed.xml')).status).toBe(404);
    expect(await readSitemap(app)).toContain(`/rw/BlogDetail/${id}-umusaruro</loc>`);
    const other = await json('POST', '/pages/', { title: 'Another', address: `amateka-${id}`, content: '<p>Us.</p>' });
    expect(other.errors).toHaveProperty('address');
  });
});
