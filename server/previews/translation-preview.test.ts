import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { translating, written } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('previews of translations', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const { call, json } = translating(() => ({ app, access: superuser.access }));
  const at = (resource: string, record: number | string, language = 'rw') =>
    `/previews/translations/${resource}/${record}/${language}/`;
  const inForm = (texts: Record<string, string>) => ({
    fields: Object.entries(texts).map(([name, text]) => ({ name, text })),
  });
  const preview = async (resource: string, record: number | string, texts: Record<string, string>, language = 'rw') => {
    const reply = await json('POST', at(resource, record, language), inForm(texts));
    expect(reply).toMatchObject({ status: 200 });
    return String(reply.html);
  };
  const made = async (path: string, body: object): Promise<number> => {
    const reply = await call('POST', path, body);
    expect(reply.status).toBe(201);
    return (await reply.json()).id;
  };

  const post = { title: 'Three locks', excerpt: 'Why three.', content: '<p>Nobody opens it alone.</p>' };
  const inKinyarwanda = { title: 'Ingufuri eshatu', excerpt: 'Impamvu.', content: '<p>Ntawuyifungura wenyine.</p>' };

  test('a translator sees the article in Kinyarwanda with the texts of the form, and visitors see nothing of it', async () => {
    await offerLanguages(app);
    const id = await addPost(app.services, post);
    const before = await (await app.get(`/rw/BlogDetail/${id}`)).text();
    const html = await preview('posts', id, inKinyarwanda);
    expect(html).toContain('<html lang="rw"');
    expect(html).toMatch(/<h1[^>]*>Ingufuri eshatu<\/h1>/);
    expect(html).toContain('<p>Ntawuyifungura wenyine.</p>');
    expect(html).not.toMatch(/Three locks|Nobody opens it|<script/);
    // Neither kept for visitors, nor saved, nor in the log.
    expect(await (await app.get(`/rw/BlogDetail/${id}`)).text()).toBe(before);
    const kept = await json('GET', `/translations/posts/${id}/rw/`);
    expect(kept.fields.map(({ draft }: { draft: string | null }) => draft)).toEqual([null, null, null]);
    const reply = await call('POST', at('posts', id), inForm(inKinyarwanda));
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('what is not translated stands in English and says so; what is saved or published is there too', async () => {
    const id = await addPost(app.services, post);
    const seen = await json('GET', `/translations/posts/${id}/rw/`);
    const draft = written(seen, { title: 'Ingufuri enye' });
    expect((await call('PUT', `/translations/posts/${id}/rw/`, { fields: draft })).status).toBe(200);
    const html = await preview('posts', id, { excerpt: '' });
    expect(html).toMatch(/<h1[^>]*>Ingufuri enye<\/h1>/);
    expect(html).toContain('Nobody opens it alone.');
    expect(html).toContain('Iyi nyandiko ntirasemurwa mu Kinyarwanda.');
    const emptied = await preview('posts', id, { title: '' });
    expect(emptied).toMatch(/<h1[^>]*lang="en"[^>]*>Three locks<\/h1>/);
  });

  test('the text is made safe as a saved one is, and an unusable one is named at its field', async () => {
    const id = await addPost(app.services, post);
    const html = await preview('posts', id, { content: '<p onclick="x()">Ingufuri</p><script>alert(1)</script>' });
    expect(html).toContain('<p>Ingufuri</p>');
    expect(html.match(/onclick|alert\(1\)/)).toBe(null);
    const refused = await json('POST', at('posts', id), inForm({ title: 'x'.repeat(5000) }));
    expect([refused.status, Object.keys(refused.errors)]).toEqual([400, ['title']]);
    expect((await call('POST', at('posts', id), inForm({ slug: 'x' }))).status).toBe(400);
  });

  test('records that visitors do not see yet are on their page: a draft, a hidden event, a page, an ended announcement', async () => {
    const draft = await addPost(app.services, { ...post, status: 'draft', published_date: null });
    expect(await preview('posts', draft, inKinyarwanda)).toContain('Ntawuyifungura wenyine.');
    const event = await addEvent(app.services, { title: 'Umuganda', is_active: false });
    const html = await preview(
      'events',
      event,
      { title: 'Travaux communs', description: '<p>Tous ensemble.</p>' },
      'fr',
    );
    expect(html).toMatch(/<h1[^>]*>Travaux communs<\/h1>/);
    expect(html).toContain('<p>Tous ensemble.</p>');
    const page = await made('/pages/', { title: 'Our story', content: '<p>Long ago.</p>' });
    const story = await preview('pages', page, {
      title: 'Inkuru yacu',
      content: '<p>Kera.</p>',
      address: 'inkuru-yacu',
    });
    expect(story).toMatch(/<h1[^>]*>Inkuru yacu<\/h1>/);
    const announcement = await made('/announcements/', { title: 'Market', message: 'Friday.', is_active: false });
    const strip = await preview('announcements', announcement, { title: 'Isoko', message: 'Ku wa gatanu.' });
    expect(strip).toMatch(/<h2[^>]*>Isoko<\/h2>/);
    expect(strip).toContain('Ku wa gatanu.');
    const member = await made('/team/', { name: 'Aline', role: 'Trainer', text: '', position: 1 });
    expect(await preview('team', member, { role: 'Formatrice' }, 'fr')).toContain('Formatrice');
    const item = await made('/gallery/', {
      title: 'A film',
      media_type: 'video',
      video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
      is_active: false,
    });
    expect(await preview('gallery', item, { title: 'Un film' }, 'fr')).toContain('Un film');
  });

  test('projects, the settings and the pages of the site are shown, in a language that is not offered yet', async () => {
    const way = { name: 'Mobile', kind: 'mobile_money', currency: 'RWF', account: '1', account_name: '', position: 1 };
    await made('/payment-ways/', { ...way, instructions: 'Dial.', is_active: true });
    const project = { title: 'A well', text: 'Water.', goal: 1000, currency: 'RWF', position: 1, is_active: false };
    const id = await made('/projects/', { ...project, is_progress_shown: true });
    expect(await preview('projects', id, { title: 'Iriba', text: 'Amazi.' })).toContain('Iriba');
    expect(await preview('settings', 'settings', { mission: 'Aider chacun.' }, 'fr')).toContain('Aider chacun.');
    const terms = await preview('site_pages', 'terms', { title: 'Amategeko', body: '<p>Soma.</p>' });
    expect(terms).toMatch(/<h1[^>]*>Amategeko<\/h1>/);
  });

  test('who may translate or publish such records sees it, and nobody else', async () => {
    const id = await addPost(app.services, post);
    const status = async (...permissions: Permission[]) => {
      const { access } = await signedIn(app, { permissions });
      return (await app.call('POST', at('posts', id), inForm(inKinyarwanda), access)).status;
    };
    expect(await status('posts.translate')).toBe(200);
    expect(await status('posts.publish')).toBe(200);
    expect(await status('posts.view')).toBe(403);
    expect(await status('events.translate')).toBe(403);
    expect((await app.call('POST', at('posts', id), inForm(inKinyarwanda))).status).toBe(401);
  });

  test('there is none of a record in the trash, of a mail, or of the words for a picture', async () => {
    const id = await addPost(app.services, { ...post, deleted_at: '2026-01-01T00:00:00.000Z' });
    expect((await call('POST', at('posts', id), inForm(inKinyarwanda))).status).toBe(404);
    expect((await call('POST', at('newsletter', 1), inForm({}))).status).toBe(404);
    expect((await call('POST', at('media', 1), inForm({}))).status).toBe(404);
  });
});
