import { beforeAll, expect, test } from 'vitest';
import type { PublishingAsk } from '../../domain/drafts.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { migrations } from '../database/migrations/index.ts';
import { askingSince } from './store.ts';

/** The address of the form of each collection, as mails link to it. */
const forms = { posts: '/dashboard/addblog/', pages: '/dashboard/pages/' } as const;

for (const collection of ['posts', 'pages'] as const) {
  eachDatabase(`asking for one of the ${collection} to be published`, (app) => {
    let writer: SignedInUser;
    let publisher: SignedInUser;

    beforeAll(async () => {
      const permissions = [`${collection}.view`, `${collection}.create`, `${collection}.edit`] as const;
      writer = await signedIn(app, { permissions });
      publisher = await signedIn(app, { permissions: [...permissions, `${collection}.publish`] });
    });

    const call = (method: string, path: string, body?: unknown, by = writer) =>
      app.call(method, `/${collection}/${path}`, body, by.access);
    const add = async (title: string): Promise<number> => (await (await call('POST', '', { title })).json()).id;
    const asks = async (id: number, by = publisher): Promise<PublishingAsk[]> =>
      (await call('GET', `${id}/asks/`, undefined, by)).json();
    const ask = (id: number, by = writer) => call('POST', `${id}/asks/`, undefined, by);
    const titles = async (query: string): Promise<string[]> =>
      (await (await call('GET', `?${query}`, undefined, publisher)).json()).map(
        ({ title }: { title: string }) => title,
      );
    const mailed = async (subject: string) => (await app.mailbox.take(writer.email, subject)).text;

    test('it waits in the list of those who may publish until one of them publishes it, and the writer is told', async () => {
      const id = await add('On beans');
      const others = (await askingSince(app.services.db, collection, 100)).length;
      expect((await ask(id)).status).toBe(204);
      expect((await askingSince(app.services.db, collection, 100)).length).toBe(others + 1);
      expect(await titles('asks=true')).toContain('On beans');
      expect(await titles('asks=false')).not.toContain('On beans');
      const waits = {
        by: expect.stringMatching(/^Test Staff/),
        is_mine: false,
        asked_at: MORNING,
        handed_back_at: null,
        draft: null,
      };
      expect(await asks(id)).toMatchObject([waits]);
      expect(await asks(id, writer)).toMatchObject([{ ...waits, is_mine: true }]);
      await call('PUT', `${id}/`, { title: 'On beans', status: 'published' }, publisher);
      expect(await asks(id)).toEqual([]);
      expect((await askingSince(app.services.db, collection, 100)).length).toBe(others);
      expect(await mailed('“On beans” is published')).toContain(`${forms[collection]}${id}`);
    });

    test('it is handed back with a sentence, which the writer is mailed and sees; then it can be asked for again', async () => {
      const id = await add('On maize');
      await ask(id);
      const [first] = await asks(id);
      const back = (body: object, by = publisher) => call('POST', `${id}/asks/${first?.id}/hand-back/`, body, by);
      expect((await back({ sentence: 'No.' }, writer)).status).toBe(403);
      const empty = await back({ sentence: '  ' });
      expect([empty.status, await empty.json()]).toMatchObject([
        400,
        { errors: { sentence: ['Write a sentence that says what to change.'] } },
      ]);
      const sentence = 'Say how much a kilogram costs.';
      expect((await back({ sentence })).status).toBe(204);
      expect((await back({ sentence })).status).toBe(404);
      expect(await asks(id, writer)).toMatchObject([
        { handed_back_at: MORNING, handed_back_by: expect.stringMatching(/^Test Staff/), sentence },
      ]);
      expect(await titles('asks=true')).not.toContain('On maize');
      expect(await mailed('“On maize” was handed back to you')).toContain(sentence);
      expect((await ask(id)).status).toBe(204);
      expect(await asks(id, writer)).toMatchObject([{ handed_back_at: null, sentence: '' }]);
    });

    test('what is written of a published post stays a draft, which those who may publish it read', async () => {
      const id = await add('On goats');
      await call('PUT', `${id}/`, { title: 'On goats', status: 'published' }, publisher);
      expect((await ask(id)).status).toBe(409);
      const values = { title: 'On two goats' };
      await app.call('PUT', `/drafts/${collection}/${id}/${MORNING}/`, { counter: 1, values }, writer.access);
      expect((await ask(id)).status).toBe(204);
      expect(await asks(id, writer)).toMatchObject([{ draft: null }]);
      const [found] = await asks(id);
      expect(found?.draft).toMatchObject({ values });
      const { title } = await (await app.get(`/api/${collection}/${id}/`)).json();
      expect(title).toBe('On goats');
      expect((await call('POST', `${id}/asks/${found?.id}/published/`, {}, publisher)).status).toBe(204);
      expect(await asks(id)).toEqual([]);
      expect(await mailed('“On goats” is published')).toContain('you asked');
    });

    test('the draft that is published goes, and stays where its writer has gone on writing meanwhile', async () => {
      const id = await add('On bees');
      await call('PUT', `${id}/`, { title: 'On bees', status: 'published' }, publisher);
      const write = (counter: number, title: string) =>
        app.call('PUT', `/drafts/${collection}/${id}/${MORNING}/`, { counter, values: { title } }, writer.access);
      const kept = async () =>
        (await (await app.call('GET', `/drafts/${collection}/${id}/`, undefined, writer.access)).json()).own.length;
      /** The publisher reads what is asked for; the writer does this meanwhile; the publisher says that it is published. */
      async function publishWhile(meanwhile: () => Promise<unknown>) {
        await ask(id);
        const [found] = await asks(id);
        await meanwhile();
        const draft = { begun_at: found?.draft?.begun_at, counter: found?.draft?.counter };
        const said = await call('POST', `${id}/asks/${found?.id}/published/`, { draft }, publisher);
        expect(said.status).toBe(204);
      }
      await write(1, 'On many bees');
      await publishWhile(() => write(2, 'On very many bees'));
      expect(await kept()).toBe(1);
      await publishWhile(async () => undefined);
      expect(await kept()).toBe(0);
    });

    test('whoever may publish does so, and nobody says that a draft is published', async () => {
      const id = await add('On hens');
      expect((await ask(id, publisher)).status).toBe(409);
      await ask(id);
      const [found] = await asks(id);
      expect((await call('POST', `${id}/asks/${found?.id}/published/`, {}, publisher)).status).toBe(409);
      await call('DELETE', `${id}/`, undefined, await signedIn(app, { isSuperuser: true }));
      expect((await ask(id)).status).toBe(404);
      expect(await titles('asks=true')).not.toContain('On hens');
    });

    test('of two answers at once one counts', async () => {
      const superuser = await signedIn(app, { isSuperuser: true });
      const handedBack = (id: number) =>
        app.services.db
          .selectFrom('audit')
          .select('id')
          .where('action', '=', 'hand_back')
          .where('resource_id', '=', id)
          .execute();
      for (const title of ['On figs', 'On peas', 'On yams', 'On taro']) {
        const id = await add(title);
        await ask(id);
        const [found] = await asks(id);
        const back = (by: SignedInUser) =>
          call('POST', `${id}/asks/${found?.id}/hand-back/`, { sentence: 'Say more.' }, by);
        const both = await Promise.all([back(publisher), back(superuser)]);
        expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
        expect(await handedBack(id)).toHaveLength(1);
      }
    });

    test('what is asked for at the moment of its publishing is done with it', async () => {
      for (const title of ['On kale', 'On sorghum', 'On millet', 'On squash']) {
        const id = await add(title);
        const published = call('PUT', `${id}/`, { title, status: 'published' }, publisher);
        const [asked] = await Promise.all([ask(id), published]);
        // It came first and was ended, or came second and found nothing to publish.
        expect([204, 409]).toContain(asked.status);
        expect(await asks(id)).toEqual([]);
      }
    });

    test('asking twice at once is one request', async () => {
      const id = await add('On sheep');
      await Promise.all([ask(id), ask(id), ask(id)]);
      expect(await asks(id)).toHaveLength(1);
    });
  });
}

eachDatabase('the release that asks for pages too', (app) => {
  test('keeps what was asked for posts, and lets every role change what it could', async () => {
    const { db } = app.services;
    const { access, id: user_id } = await signedIn(app, { permissions: ['posts.view', 'posts.create', 'pages.edit'] });
    const { id: post_id } = await (await app.call('POST', '/posts/', { title: 'On beans' }, access)).json();
    await db.schema.dropTable('publishing_asks').execute();
    await db.schema.dropIndex('own_links_by_target').execute();
    const asked = { post_id, user_id, asked_at: MORNING, handed_back_at: null, handed_back_by: null, sentence: 'Why?' };
    await db.insertInto('post_asks').values(asked).execute();
    await migrations['0081-asks-for-pages']?.up(db);
    expect(await db.selectFrom('publishing_asks').selectAll().execute()).toMatchObject([{ ...asked, page_id: null }]);
    const rights = (permission: string) =>
      db.selectFrom('role_permissions').select('role_id').where('permission', '=', permission).orderBy('role_id');
    expect(await rights('pages.edit_published').execute()).toEqual(await rights('pages.edit').execute());
    expect(await rights('pages.publish').execute()).toEqual([]);
  });
});
