import { expect, test } from 'vitest';
import { eachDatabase } from '../tests/support/each-database.ts';
import { tidy } from './housekeeping.ts';

const DAY = 24 * 3_600_000;

eachDatabase('tidying up', (app) => {
  test('the trash is kept for 30 days and then emptied', async () => {
    const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
    const { id } = await (await app.call('POST', '/announcements/', { title: 'Old', message: 'x' }, access)).json();
    const { id: remaining } = await (
      await app.call('POST', '/announcements/', { title: 'Kept', message: 'x' }, access)
    ).json();
    await app.call('DELETE', `/announcements/${id}/`, undefined, access);
    const ids = async () => {
      const rows = await app.services.db.selectFrom('announcements').select('id').execute();
      return rows.map((row) => row.id);
    };
    app.advance(30 * DAY);
    await tidy(app.services);
    expect(await ids()).toEqual(expect.arrayContaining([id, remaining]));
    app.advance(1);
    await tidy(app.services);
    expect(await ids()).toEqual([remaining]);
  });

  test('of many records in the trash those go whose time is over, with their translations', async () => {
    const { db, clock } = app.services;
    const at = clock().toISOString();
    const values = { message: 'x', is_active: true, show_until: null, created_at: at, updated_at: at };
    const old = new Date(clock().getTime() - 31 * DAY).toISOString();
    const added = await db
      .insertInto('announcements')
      .values(
        Array.from({ length: 75 }, (_, turn) => ({ ...values, title: `${turn}`, deleted_at: turn < 70 ? old : at })),
      )
      .returning('id')
      .execute();
    const words = { language: 'fr', field: 'title', published: 'Vieux' } as const;
    await db
      .insertInto('translations')
      .values(
        added.map(({ id }) => ({
          ...words,
          resource: 'announcements',
          record: String(id),
          updated_by: null,
          updated_at: at,
        })),
      )
      .execute();
    await tidy(app.services);
    const remaining = added.slice(70).map(({ id }) => id);
    const kept = await db.selectFrom('announcements').select('id').where('title', '<', 'A').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(remaining);
    const texts = await db.selectFrom('translations').select('record').orderBy('id').execute();
    expect(texts.map(({ record }) => Number(record))).toEqual(remaining);
  });

  test('entries are kept for 24 months, those about accounts and settings for good', async () => {
    const { db, write, clock } = app.services;
    const began = clock().toISOString();
    await db.deleteFrom('audit').execute();
    await write(null, async ({ audit }) => {
      await audit({ action: 'edit', resource: 'posts', resourceId: 1, before: { a: 1 }, after: { a: 2 } });
      await audit({ action: 'edit', resource: 'users', resourceId: 1, before: { email: 'a@b.rw' }, after: {} });
      await audit({ action: 'sign_in', resource: 'users', resourceId: 1 });
    });
    const remaining = async () => {
      await tidy(app.services);
      const found = await db.selectFrom('audit').select(['action', 'resource']).orderBy('id').execute();
      return found.filter(({ action }) => action !== 'delete').map(({ action, resource }) => `${action} ${resource}`);
    };
    app.setClock('2028-11-01T08:00:00.000Z');
    expect(await remaining()).toEqual(['edit posts', 'edit users', 'sign_in users']);
    app.setClock('2029-02-01T08:00:00.000Z');
    expect(await remaining()).toEqual(['edit users']);
    app.setClock(began);
  });

  test('a save of a long post takes little room in the log', async () => {
    const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
    const text = (last: string) => `<p>${'Umuganda wa buri kwezi. '.repeat(4500)}${last}</p>`;
    const post = { title: 'Long', excerpt: 'x', content: text('one'), status: 'draft' };
    const { id, slug, updated_at } = await (await app.call('POST', '/posts/', post, access)).json();
    const change = { ...post, slug, content: text('two'), updated_at };
    expect((await app.call('PUT', `/posts/${id}/`, change, access)).status).toBe(200);
    const logged = await app.services.db.selectFrom('audit').selectAll().where('resource', '=', 'posts').execute();
    const edit = logged.find(({ action, resource_id }) => action === 'edit' && resource_id === id);
    expect(JSON.stringify(edit).length).toBeLessThan(6000);
    expect([edit?.before, edit?.after]).toEqual([expect.stringContaining('one<'), expect.stringContaining('two<')]);
  });

  test('tokens go when they end, sign-ins and sent mail after 30 days', async () => {
    await app.signIn(await app.addUser());
    const counts = async () => {
      const [tokens, sessions, mails] = await Promise.all(
        (['tokens', 'sessions', 'mails'] as const).map((table) =>
          app.services.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      );
      return [tokens?.count, sessions?.count, mails?.count];
    };
    await expect
      .poll(
        async () =>
          (await app.services.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length,
      )
      .toBe(0);
    await tidy(app.services);
    expect((await counts()).every((count) => Number(count) > 0)).toBe(true);
    app.advance(60 * DAY);
    await tidy(app.services);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
