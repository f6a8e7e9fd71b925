import { expect, test } from 'vitest';
import { type Language, mainLanguage, setMainLanguage } from '../../domain/languages.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { openNode } from '../../tests/support/test-app.ts';
import { publishTranslation, written } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { readRecordLanguage } from '../languages/record-languages.ts';
import { wrongStates } from '../translations/states.ts';
import { changeMainLanguage, changePlacesOfAll } from './change.ts';

// The main language becomes another while somebody is at work, and while the process ends.

const english = { title: 'A savings group begins', excerpt: 'Twelve women', content: '<p>They met on Friday.</p>' };
const french = { title: 'Un groupe naît', excerpt: 'Douze femmes', content: '<p>Elles se sont réunies.</p>' };

eachDatabase('another main language while somebody is at work', { perTest: true }, (app, kind) => {
  async function begin() {
    const { access } = await signedIn(app, { isSuperuser: true });
    await offerLanguages(app, ['fr', 'rw']);
    const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, access);
    const json = async (method: string, path: string, body?: unknown) => {
      const reply = await call(method, path, body);
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    };
    const addPost = async (texts: object = english): Promise<number> =>
      (await json('POST', '/posts/', { ...texts, status: 'published' })).id;
    const change = (to: Language, seen = mainLanguage(), rest: object = {}) =>
      call('PUT', '/site/languages/', { main_language: to, seen, ...rest });
    const become = async (to: Language) => {
      expect((await change(to)).status).toBe(200);
      await changePlacesOfAll(app.services);
    };
    const read = async (post: number, language: Language) =>
      (await app.get(`/api/posts/${post}/?language=${language}`)).json();
    return { access, call, json, addPost, change, become, read };
  }

  test('a form that was open is refused, and no words are written over others', async () => {
    const { call, json, addPost, become, read } = await begin();
    const [translated, own] = [await addPost(), await addPost()];
    await publishTranslation(app, `posts/${translated}/fr`, french);
    const open = await json('GET', `/posts/${translated}/`);
    const other = await json('GET', `/posts/${own}/`);
    await become('fr');
    const late = await call('PUT', `/posts/${translated}/`, { ...open, title: 'A savings group has begun' });
    expect(late.status).toBe(409);
    expect(await read(translated, 'fr')).toMatchObject({ title: french.title });
    expect(await read(translated, 'en')).toMatchObject({ title: english.title });
    // This one is in English as before, and so is what its form holds.
    expect((await call('PUT', `/posts/${own}/`, { ...other, title: 'Mended' })).status).toBe(200);
    expect(await readRecordLanguage(app.services.db, 'posts', String(own))).toBe('en');
    expect(await read(own, 'en')).toMatchObject({ title: 'Mended' });
    expect(await wrongStates(app.services.db)).toBe(0);
  });

  test('the settings in a form that was open take back neither the languages nor the words', async () => {
    const { call, json, become } = await begin();
    await json('PUT', '/site-settings/', { ...(await json('GET', '/site-settings/')), mission: 'Ours' });
    const open = await json('GET', '/site-settings/');
    await become('fr');
    expect((await call('PUT', '/site-settings/', { ...open, mission: 'Theirs' })).status).toBe(409);
    const now = await json('GET', '/site/languages/');
    expect(now).toMatchObject({ main_language: 'fr', languages: ['en', 'rw'] });
  });

  test('of two who change it at once one is told that it is another already', async () => {
    const { addPost, change } = await begin();
    await publishTranslation(app, `posts/${await addPost()}/fr`, french);
    const replies = await Promise.all([change('fr', 'en'), change('rw', 'en'), change('fr', 'en')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await changePlacesOfAll(app.services);
    const row = await app.services.db.selectFrom('main_language').select('language').executeTakeFirstOrThrow();
    expect(mainLanguage()).toBe(row.language);
    expect(await wrongStates(app.services.db)).toBe(0);
  });

  test('a translator who publishes meanwhile loses nothing and writes over nothing', async () => {
    const { call, json, addPost, change, become, read } = await begin();
    const posts: number[] = [];
    for (let count = 0; count < 6; count += 1) posts.push(await addPost());
    const seen = new Map<number, Translation>();
    for (const post of posts) seen.set(post, await json('GET', `/translations/posts/${post}/fr/`));
    const publish = async (post: number, texts: Record<string, string>) => {
      const there = seen.get(post);
      if (!there) throw new Error('It was not opened');
      return call('PUT', `/translations/posts/${post}/fr/`, { fields: written(there, texts), publish: true });
    };
    const [changed, ...published] = await Promise.all([
      change('fr', 'en'),
      ...posts.map((post) => publish(post, french)),
    ]);
    expect(changed?.status).toBe(200);
    expect(published.map((reply) => reply?.status)).toEqual(posts.map(() => 200));
    await changePlacesOfAll(app.services);
    for (const post of posts) {
      expect(await read(post, 'fr')).toMatchObject({ title: french.title, content: french.content });
      expect(await read(post, 'en')).toMatchObject({ title: english.title, content: english.content });
      expect(await readRecordLanguage(app.services.db, 'posts', String(post))).toBe('fr');
      // By now French is no translation: the form that is still open is refused.
      expect((await publish(post, { ...french, title: 'Autre' })).status).toBeGreaterThanOrEqual(400);
      expect(await read(post, 'fr')).toMatchObject({ title: french.title });
    }
    expect(await wrongStates(app.services.db)).toBe(0);
    await become('en');
    for (const post of posts) expect(await read(post, 'en')).toMatchObject({ title: english.title });
  });

  test('a translation into a third language stays what it was, also from a form that was open', async () => {
    const { call, json, addPost, become } = await begin();
    const post = await addPost();
    await publishTranslation(app, `posts/${post}/fr`, french);
    const rw = `/translations/posts/${post}/rw/`;
    const seen = await json('GET', rw);
    await become('fr');
    const texts = { title: 'Itsinda', excerpt: 'Abagore', content: '<p>Bahuye.</p>' };
    expect((await call('PUT', rw, { fields: written(seen, texts), publish: true })).status).toBe(200);
    expect(await json('GET', rw)).toMatchObject({ state: 'current', written_in: 'fr' });
    await become('en');
    expect(await json('GET', rw)).toMatchObject({ state: 'current', written_in: 'en' });
    await become('rw');
    expect(await json('GET', `/translations/posts/${post}/fr/`)).toMatchObject({ state: 'current', written_in: 'rw' });
    await become('en');
    expect(await json('GET', rw)).toMatchObject({ state: 'current', written_in: 'en' });
  });

  test('versions of before can be read, and bringing one back puts no words over those of another language', async () => {
    const { json, addPost, become, read } = await begin();
    const post = await addPost();
    const before = await json('GET', `/posts/${post}/`);
    await json('PUT', `/posts/${post}/`, { ...before, title: 'Second title', is_featured: true });
    await publishTranslation(app, `posts/${post}/fr`, french);
    const versions: { id: number; title: string }[] = await json('GET', `/versions/posts/${post}/`);
    const texts = await Promise.all(versions.map(({ id }) => json('GET', `/versions/posts/${post}/${id}/`)));
    await become('fr');
    for (const [place, { id }] of versions.entries()) {
      const { values, language } = await json('GET', `/versions/posts/${post}/${id}/`);
      expect({ values, language }).toEqual({ values: texts[place]?.values, language: 'en' });
    }
    const first = versions.at(-1)?.id ?? 0;
    await json('POST', `/versions/posts/${post}/${first}/restore/`, {});
    expect(await read(post, 'fr')).toMatchObject({ title: french.title, content: french.content, is_featured: false });
    expect(await read(post, 'en')).toMatchObject({ title: 'Second title' });
    const after: { id: number; title: string; language: string }[] = await json('GET', `/versions/posts/${post}/`);
    expect(after.map(({ title, language }) => `${language} ${title}`)).toContain(`fr ${french.title}`);
    await become('en');
    const id = after.findLast(({ language }) => language === 'fr')?.id;
    await json('POST', `/versions/posts/${post}/${id}/restore/`, {});
    expect(await read(post, 'en')).toMatchObject({ title: 'Second title' });
    expect(await read(post, 'fr')).toMatchObject({ title: french.title });
    expect(await wrongStates(app.services.db)).toBe(0);
  });

  test('what staff say is written in the new language already becomes it, with its states', async () => {
    const { json, addPost, change } = await begin();
    const post = await addPost(french);
    await publishTranslation(app, `posts/${post}/rw`, {
      title: 'Itsinda',
      excerpt: 'Abagore',
      content: '<p>Bahuye.</p>',
    });
    expect((await change('fr', 'en', { is_written_already: true })).status).toBe(200);
    await changePlacesOfAll(app.services);
    expect(await readRecordLanguage(app.services.db, 'posts', String(post))).toBe('fr');
    const { translations } = await json('GET', `/translations/posts/${post}/`);
    expect(
      translations.map(({ language, state }: { language: string; state: string }) => `${language} ${state}`).sort(),
    ).toEqual(['en missing', 'rw current']);
    expect(await wrongStates(app.services.db)).toBe(0);
  });

  test('an address in another language leads there, and to the named one where it names a language', async () => {
    const { json, become } = await begin();
    const page = { title: 'Partners', address: 'partners', content: '<p>Ours.</p>', status: 'published' };
    const { id } = await json('POST', '/pages/', page);
    await publishTranslation(app, `pages/${id}/fr`, {
      title: 'Nos amis',
      address: 'amis',
      content: '<p>Les nôtres.</p>',
    });
    await become('fr');
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(app.url + path, { redirect: 'manual' });
      return headers.get('location') ?? status;
    };
    expect(await leadsTo('/amis')).toBe(200);
    expect(await leadsTo('/en/partners')).toBe(200);
    expect(await leadsTo('/partners')).toBe('/en/partners');
    expect(await leadsTo('/fr/partners')).toBe('/amis');
    expect(await leadsTo('/fr/amis')).toBe('/amis');
    expect(await (await app.get('/en/amis')).text()).toContain(
      'rel="canonical" href="https://intambwe.example/en/partners"',
    );
  });

  test('it takes the right to change the settings', async () => {
    const body = { main_language: 'fr', seen: 'en' };
    const paths = [
      ['PUT', '/site/languages/', body],
      ['GET', '/site/languages/change/?to=fr', undefined],
    ] as const;
    const { access } = await signedIn(app, {
      permissions: ['settings.view', 'settings.translate', 'posts.publish', 'pages.publish'],
    });
    for (const [method, path, sent] of paths) {
      expect((await app.call(method, path, sent)).status, path).toBe(401);
      expect((await app.call(method, path, sent, access)).status, path).toBe(403);
    }
    expect(mainLanguage()).toBe('en');
    const editor = await signedIn(app, { permissions: ['settings.edit'] });
    for (const odd of [
      { ...body, main_language: 'de' },
      { ...body, main_language: ['fr'] },
      { seen: 'en' },
      { main_language: 'fr' },
    ])
      expect((await app.call('PUT', '/site/languages/', odd, editor.access)).status).toBe(400);
    expect((await app.call('PUT', '/site/languages/', { ...body, seen: 'rw' }, editor.access)).status).toBe(409);
    expect((await app.call('PUT', '/site/languages/', body, editor.access)).status).toBe(200);
  });

  test('a process that ends in the middle goes on after the next start', async () => {
    const { addPost, read } = await begin();
    const posts: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      posts.push(await addPost());
      if (count % 3 > 0) await publishTranslation(app, `posts/${posts.at(-1)}/fr`, french);
    }
    const body = { main_language: 'fr', seen: 'en', offers_former: true, is_written_already: false } as const;
    await app.services.write(null, (unit) => changeMainLanguage(unit, body));
    let slices = 0;
    const { write } = app.services;
    const ending: typeof write = (user, work) => {
      slices += 1;
      if (slices > 1) throw new Error('The process ends');
      return write(user, work);
    };
    await expect(changePlacesOfAll({ ...app.services, write: ending })).rejects.toThrow('ends');
    const isRight = async () => {
      for (const post of posts) {
        expect(await read(post, 'en')).toMatchObject({ title: english.title });
        const isTranslated = posts.indexOf(post) % 3 > 0;
        expect(await read(post, 'fr')).toMatchObject({ title: isTranslated ? french.title : english.title });
      }
      expect(await wrongStates(app.services.db)).toBe(0);
    };
    await isRight();
    if (kind === 'sqlite') await changePlacesOfAll(app.services);
    else {
      const next = await openNode(app.services.config, { now: app.services.clock() });
      await next.close();
    }
    await isRight();
    const left = await app.services.db
      .selectFrom('record_languages')
      .select('record')
      .where('resource', '=', 'posts')
      .execute();
    expect(left.map(({ record }) => Number(record)).sort((a, b) => a - b)).toEqual(
      posts.filter((_, place) => place % 3 === 0),
    );
  });

  test.skipIf(kind === 'sqlite')(
    'another program that has the old language in memory follows with its next answer',
    async () => {
      await begin();
      const openOther = () => openNode(app.services.config, { now: app.services.clock() });
      const other = await openOther();
      const kept = { offers_former: true, is_written_already: false };
      const answers = [
        ['/api/site/languages/', (to: Language) => `"main_language":"${to}"`],
        ['/', (to: Language) => `<html lang="${to}"`],
        ['/Events', (to: Language) => `<html lang="${to}"`],
        ['/manifest.webmanifest', (to: Language) => `"lang":"${to}"`],
      ] as const;
      for (const [place, [path, said]] of answers.entries()) {
        const [seen, to]: [Language, Language] = place % 2 === 0 ? ['en', 'fr'] : ['fr', 'en'];
        await (await fetch(other.url + path)).text();
        await app.services.write(null, (unit) => changeMainLanguage(unit, { main_language: to, seen, ...kept }));
        await expect.poll(() => other.services.versions.of('settings')).toBe(app.services.versions.of('settings'));
        // Both programs are in one process, and have one memory.
        setMainLanguage(seen);
        expect([path, await (await fetch(other.url + path)).text()]).toEqual([path, expect.stringContaining(said(to))]);
        expect(mainLanguage()).toBe(to);
      }
      await other.close();
    },
  );
});
