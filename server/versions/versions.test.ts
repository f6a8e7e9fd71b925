import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPicture } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { tidy } from '../housekeeping.ts';

eachDatabase('versions of a record', (app) => {
  let editor: SignedInUser;
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    editor = await signedIn(app, { permissions: ['pages.view', 'pages.publish', 'gallery.view', 'gallery.edit'] });
  });

  async function send(method: string, path: string, body?: unknown, { access } = editor) {
    const reply = await app.call(method, path, body, access);
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  }
  async function read(method: string, path: string, body?: unknown, by = editor) {
    const reply = await send(method, path, body, by);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  }
  const bosco = { name: 'Bosco', role: 'Farmer', quote: 'Two cows now.', is_consented: true, position: 4 };
  const add = (body: object = bosco) => read('POST', '/testimonials/', body);
  const change = (id: number, body: object) => read('PUT', `/testimonials/${id}/`, { ...bosco, ...body });
  const listed = (id: number, collection = 'testimonials', by = editor) =>
    read('GET', `/versions/${collection}/${id}/`, undefined, by);
  const restore = (id: number, version: number, body: object = {}, collection = 'testimonials', by = editor) =>
    send('POST', `/versions/${collection}/${id}/${version}/restore/`, body, by);

  test('each change of a field keeps one, with who made it; saving the same again keeps none', async () => {
    const { id } = await add();
    await change(id, { quote: 'Three cows now.' });
    await change(id, { quote: 'Three cows now.' });
    await change(id, { quote: 'Three cows now.', is_consented: false });
    const versions = await listed(id);
    expect(versions).toMatchObject([
      { title: 'Bosco', by: 'Test Staff 2', is_now: true },
      { title: 'Bosco', is_now: false },
      { title: 'Bosco', is_now: false },
    ]);
    const { values, now } = await read('GET', `/versions/testimonials/${id}/${versions[2].id}/`);
    expect([values, now]).toEqual([bosco, { ...bosco, quote: 'Three cows now.', is_consented: false }]);
  });

  test('a record from before versions were kept can be put back to how it was before its first change', async () => {
    const { id } = await add();
    await app.services.db.deleteFrom('versions').where('record', '=', String(id)).execute();
    expect(await listed(id)).toEqual([]);
    await change(id, { role: 'Baker' });
    const [, before] = await listed(id);
    expect(before).toMatchObject({ by: null });
    expect(await restore(id, before.id)).toMatchObject({ status: 200, body: { left_out: [] } });
    expect(await read('GET', `/testimonials/${id}/`)).toMatchObject(bosco);
  });

  test('what a speaker no longer agrees to is not shown again by bringing older words back', async () => {
    const { id } = await add();
    await change(id, { quote: 'Three cows now.', is_consented: false });
    const [, first] = await listed(id);
    const { body } = await restore(id, first.id);
    const reason = 'Visitors do not see this now. Change it in the form if they should.';
    expect(body.left_out).toEqual([{ field: 'Agreed to be quoted', reason }]);
    expect(await read('GET', `/testimonials/${id}/`)).toMatchObject({ quote: 'Two cows now.', is_consented: false });
  });

  test('restoring is a change like any other: in the log, on the page, as a version, and never unseen', async () => {
    const { id, updated_at } = await add();
    await change(id, { quote: 'Nobody said this.' });
    expect(await (await app.get('/Testimonials')).text()).toContain('Nobody said this.');
    const [, first] = await listed(id);
    expect(await restore(id, first.id, { updated_at })).toMatchObject({
      status: 409,
      body: { current: { quote: 'Nobody said this.' } },
    });
    await restore(id, first.id);
    expect(await (await app.get('/Testimonials')).text()).not.toContain('Nobody said this.');
    expect(await listed(id)).toHaveLength(3);
    const log = await read('GET', '/audit/?page_size=1', undefined, superuser);
    expect(log.results[0]).toMatchObject({
      sentence: 'Test Staff 2 changed the quotation “Bosco”.',
      changes: [{ field: 'Quotation', before: 'Nobody said this.', after: 'Two cows now.' }],
    });
  });

  test('a picture that the library has no more is left out, and the reply says so in the reader’s language', async () => {
    const media_id = await addPicture(app.services);
    const { id } = await read('POST', '/team/', { name: 'Aline', role: 'Trainer', media_id });
    await read('PUT', `/team/${id}/`, { name: 'Aline U.', role: 'Director', media_id: null });
    await read('DELETE', `/media/${media_id}/`, undefined, superuser);
    const [, first] = await listed(id, 'team');
    const { body } = await restore(id, first.id, {}, 'team');
    expect(body.left_out).toEqual([{ field: 'Photograph', reason: 'The file is no longer in the library.' }]);
    expect(await read('GET', `/team/${id}/`)).toMatchObject({ name: 'Aline', role: 'Trainer', picture: null });
    await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', editor.id).execute();
    const french = await restore(id, first.id, {}, 'team');
    expect(french.body.left_out[0].reason).toBe('Le fichier n’est plus dans la médiathèque.');
    await app.services.db.updateTable('users').set({ language: 'en' }).where('id', '=', editor.id).execute();
  });

  test('a text comes back without the pictures in it that are gone', async () => {
    const { key } = await app.services.db
      .selectFrom('media')
      .select('key')
      .where('id', '=', await addPicture(app.services))
      .executeTakeFirstOrThrow();
    const gone = '/media/0123456789abcdefghijkl.jpg';
    const content = (images: string) => `<p>Our work</p><figure>${images}</figure>`;
    const img = (src: string) => `<img src="${src}" alt="A hill &gt; here" loading="lazy" />`;
    // A picture that was copied from a page of ours has the address of one of its sizes.
    const there = `${img(`/media/${key}`)}${img(`/media/${key.replace(/\.\w+$/, '-720.avif')}`)}`;
    const page = { title: 'Work', content: content(`${img(gone)}${there}`) };
    const { id } = await read('POST', '/pages/', page, superuser);
    await read('PUT', `/pages/${id}/`, { title: 'Work', content: '' }, superuser);
    const [, first] = await listed(id, 'pages', superuser);
    const { body } = await restore(id, first.id, {}, 'pages', superuser);
    expect(body.left_out).toEqual([
      { field: 'Text', reason: 'Restored without the pictures that are no longer in the library.' },
    ]);
    const restored = await read('GET', `/pages/${id}/`, undefined, superuser);
    expect(restored.content).toBe(content(there));
  });

  test('an address of another site comes back, whatever it looks like', async () => {
    const online_link = 'https://partner.example/media/0123456789abcdefghijkl.jpg';
    const dates = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z' };
    const event = { title: 'Open day', event_type: 'online', ...dates };
    const { id } = await read('POST', '/events/', { ...event, online_link }, superuser);
    await read('PUT', `/events/${id}/`, { ...event, online_link: 'https://example.org/' }, superuser);
    const [, first] = await listed(id, 'events', superuser);
    expect((await restore(id, first.id, {}, 'events', superuser)).body.left_out).toEqual([]);
    expect(await read('GET', `/events/${id}/`, undefined, superuser)).toMatchObject({ online_link });
  });

  test('a name that another record has by now, and a choice that there is no more, are left out', async () => {
    const named = (name: string) => read('POST', '/gallery-categories/', { name, icon: 'food' }, superuser);
    const { id } = await named('Harvests');
    await read('PUT', `/gallery-categories/${id}/`, { name: 'Fields', icon: 'food' }, superuser);
    await named('Harvests');
    const [, first] = await listed(id, 'gallery_categories');
    const texts = JSON.stringify({ name: 'Harvests', slug: 'harvests', icon: 'steam-engine' });
    await app.services.db.updateTable('versions').set({ texts }).where('id', '=', first.id).execute();
    const { body } = await restore(id, first.id, {}, 'gallery_categories');
    expect(body.left_out.map(({ field }: { field: string }) => field)).toEqual(['Category Name', 'Icon']);
    expect(await read('GET', `/gallery-categories/${id}/`, undefined, superuser)).toMatchObject({
      name: 'Fields',
      icon: 'food',
    });
  });

  test('what a version does not know stays, and what the record has no more is passed over', async () => {
    const { id } = await add();
    await change(id, { role: 'Baker' });
    const [, first] = await listed(id);
    const texts = JSON.stringify({ quote: 'Two cows now.', motto: 'Gone' });
    await app.services.db.updateTable('versions').set({ texts }).where('id', '=', first.id).execute();
    expect((await restore(id, first.id)).body.left_out).toEqual([]);
    expect(await read('GET', `/testimonials/${id}/`)).toMatchObject({ ...bosco, role: 'Baker' });
  });

  test('the place of an event comes back with its type', async () => {
    const event = await addEvent(app.services, { location: 'Kanombe', end_date: '2026-12-01T08:00:00.000Z' });
    const before = await read('GET', `/events/${event}/`, undefined, superuser);
    const { title, start_date, end_date } = before;
    const online = { title, start_date, end_date, event_type: 'online', online_link: 'https://example.org/meet' };
    await read('PUT', `/events/${event}/`, online, superuser);
    const [, first] = await listed(event, 'events', superuser);
    expect((await restore(event, first.id, {}, 'events', superuser)).body.left_out).toEqual([]);
    expect(await read('GET', `/events/${event}/`, undefined, superuser)).toMatchObject({
      event_type: 'offline',
      location: 'Kanombe',
      online_link: null,
    });
  });

  test('what is hidden or over is not shown again by what it was before; money goes where it goes now', async () => {
    /** Restores what a record was before this change, and answers what did not come back. */
    async function changedAndRestored(collection: string, path: string, id: number, change: object) {
      const before: object = await read('GET', `${path}${id}/`, undefined, superuser);
      const said = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== null));
      await read('PUT', `${path}${id}/`, { ...said, ...change }, superuser);
      const [, first] = await listed(id, collection, superuser);
      const { body } = await restore(id, first.id, {}, collection, superuser);
      expect(await read('GET', `${path}${id}/`, undefined, superuser)).toMatchObject(change);
      return body.left_out.map(({ field }: { field: string }) => field);
    }
    const event = await addEvent(app.services, { end_date: '2026-12-01T08:00:00.000Z' });
    expect(await changedAndRestored('events', '/events/', event, { is_public: false })).toEqual(['Public']);
    const notice = await read('POST', '/announcements/', { title: 'Closed', message: 'Today.' }, superuser);
    const over = { show_until: '2020-01-01T08:00:00.000Z' };
    expect(await changedAndRestored('announcements', '/announcements/', notice.id, over)).toEqual(['Show Until']);
    const way = { name: 'Bank', kind: 'bank', currency: 'RWF', account: '100', position: 1 };
    const { id } = await read('POST', '/payment-ways/', way, superuser);
    const account = ['Code or account number'];
    expect(await changedAndRestored('payment_ways', '/payment-ways/', id, { account: '200' })).toEqual(account);
  });

  test('who may not publish does not restore a page to what visitors would read', async () => {
    const writer = await signedIn(app, { permissions: ['pages.view', 'pages.edit'] });
    const page = { title: 'Open', content: '<p>Once.</p>' };
    const { id } = await read('POST', '/pages/', { ...page, status: 'published' }, superuser);
    await read('PUT', `/pages/${id}/`, { ...page, status: 'draft' }, superuser);
    await read('PUT', `/pages/${id}/`, { title: 'Open', content: '<p>Now.</p>', status: 'draft' }, superuser);
    const [, draft, published] = await listed(id, 'pages', writer);
    expect(await restore(id, published.id, {}, 'pages', writer)).toMatchObject({ status: 200 });
    expect(await read('GET', `/pages/${id}/`, undefined, writer)).toMatchObject({ status: 'draft' });
    expect(await restore(id, draft.id, {}, 'pages', writer)).toMatchObject({ status: 200 });
    expect(await read('GET', `/pages/${id}/`, undefined, writer)).toMatchObject({ status: 'draft', ...page });
  });

  test('those of a record in the trash wait until it is restored; deleted for good, it takes them along', async () => {
    const { id } = await add();
    const [first] = await listed(id);
    const other = await add();
    expect((await restore(other.id, first.id)).status).toBe(404);
    await read('DELETE', `/testimonials/${id}/`);
    const detail = 'This record is in the trash. Restore it from there first.';
    expect(await send('GET', `/versions/testimonials/${id}/`)).toMatchObject({ status: 409, body: { detail } });
    expect(await restore(id, first.id)).toMatchObject({ status: 409, body: { detail } });
    await read('DELETE', `/trash/testimonials/${id}/?reason=Old`, undefined, superuser);
    const left = await app.services.db.selectFrom('versions').select('id').where('id', '=', first.id).execute();
    expect(left).toEqual([]);
  });

  test('the newest hundred of each record and language are kept', async () => {
    const { db } = app.services;
    const { id } = await add();
    const record = String(id);
    const row = { resource: 'testimonials', record, at: '2026-01-01T00:00:00.000Z', user_id: null };
    const many = (language: string, count: number) =>
      Array.from({ length: count }, (_, turn) => ({ ...row, language, texts: `{"name":"${turn}"}` }));
    await db
      .insertInto('versions')
      .values([...many('en', 130), ...many('fr', 101)])
      .execute();
    const others = Array.from({ length: 150 }, (_, turn) => ({
      ...row,
      record: `1${turn}`,
      language: 'en',
      texts: '{}',
    }));
    await db.insertInto('versions').values(others).execute();
    await tidy(app.services);
    const of = (language: string) =>
      db.selectFrom('versions').select('texts').where('record', '=', record).where('language', '=', language).execute();
    expect([(await of('en')).length, (await of('fr')).length]).toEqual([100, 100]);
    expect((await of('en')).map(({ texts }) => texts)).toContain('{"name":"129"}');
    expect((await of('en')).map(({ texts }) => texts)).not.toContain('{"name":"29"}');
    const kept = await db.selectFrom('versions').select('id').where('texts', '=', '{}').execute();
    expect(kept).toHaveLength(150);
  });

  test('of two accounts that take turns a thousand are kept, and after eight weeks the newest hundred', async () => {
    const { db, clock } = app.services;
    const { id } = await add();
    const record = String(id);
    const [one, two] = [await app.addUser({}), await app.addUser({})];
    const texts = JSON.stringify(bosco);
    for (let turn = 0; turn < 1200; turn += 100) {
      const rows = Array.from({ length: 100 }, (_, place) => ({
        ...{ resource: 'testimonials', record, language: 'en', at: clock().toISOString(), texts },
        user_id: place % 2 === 0 ? one.id : two.id,
      }));
      await db.insertInto('versions').values(rows).execute();
    }
    const count = async () =>
      (await db.selectFrom('versions').select('id').where('record', '=', record).execute()).length;
    await tidy(app.services);
    expect(await count()).toBe(1001);
    const older = new Date(clock().getTime() - 57 * 24 * 3_600_000).toISOString();
    await db.updateTable('versions').set({ at: older }).where('record', '=', record).execute();
    await tidy(app.services);
    expect(await count()).toBe(100);
  });

  test('an address that is erased is erased from them', async () => {
    const { id } = await add({ ...bosco, role: 'Write to bosco@example.org' });
    await change(id, { role: 'Farmer' });
    await read(
      'POST',
      '/privacy/erase/',
      { address: 'bosco@example.org', confirmation: 'bosco@example.org' },
      superuser,
    );
    const [, first] = await listed(id);
    const { values } = await read('GET', `/versions/testimonials/${id}/${first.id}/`);
    expect(values.role).toBe('Write to [erased]');
  });
});
