import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineCollection, ownPermissions } from '../../domain/collections/collection.ts';
import { relation, relations } from '../../domain/fields/relation.ts';
import { tags } from '../../domain/fields/tags.ts';
import { richText, text } from '../../domain/fields/text.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tableOf } from '../database/collection-tables.ts';
import { collectionTable, linksTable } from '../database/columns.ts';
import { CacheContext } from '../http/cache-context.ts';
import { HttpError } from '../http/http-error.ts';
import { collectionStore } from './store.ts';

/** A collection as somebody may add it, of a kind that no site will have: its tables are made here. */
const fairs = defineCollection({
  name: 'fairs',
  path: '/fairs/',
  table: 'fairs',
  noun: 'fair',
  permissions: ownPermissions('fairs'),
  fields: {
    name: text({ label: 'Name', missing: 'Name is required' }),
    text: richText({ label: 'Text' }),
    event: relation({
      label: 'Event',
      to: 'events',
      details: 'event_details',
      none: 'None',
      wrong: 'Choose an event',
    }),
    posts: relations({ label: 'Posts', to: 'posts', wrong: 'Choose posts' }),
    tags: tags({ label: 'Tags' }),
  },
  staffOnly: [],
  title: 'name',
  order: 'name',
  screen: {
    address: '/dashboard/fairs',
    title: 'Fairs',
    subtitle: '',
    one: 'Fair',
    many: 'Fairs',
    none: 'No fairs added yet',
    columns: [{ field: 'name' }],
  },
});

const LATER = '2026-11-20T09:00:00.000Z';

eachDatabase('a collection with records of others', (app) => {
  beforeAll(async () => {
    const { db } = app.services;
    await collectionTable('fairs', { name: 'text', text: 'text', event_id: { to: 'events' } }).up(db);
    await linksTable('fairs', 'posts', 'posts').up(db);
    await linksTable('fairs', 'tags', 'tags').up(db);
  });

  beforeEach(async () => {
    await tableOf(app.services.db).deleteFrom('fairs').execute();
    app.setClock(MORNING);
  });

  const store = () => collectionStore(app.services, fairs);
  const form = { name: 'Musanze', text: '<p>Seeds</p>', event: null, posts: [], tags: [] };
  const add = (input: object) => store().create(app.services.db, { ...form, ...input }, MORNING, 0);
  const change = (id: number, input: object) =>
    store().update(app.services.db, id, { ...form, ...input }, MORNING, MORNING);
  const forStaff = (id: number) => store().find(app.services.db, id);
  async function forVisitors(moment = MORNING, context = new CacheContext()) {
    const slice = { offset: 0, limit: 10 };
    const { results } = await store().listVisible(app.services.db, {}, slice, new Date(moment), context);
    return results[0];
  }
  const refused = async (work: Promise<unknown>) => {
    const error = await work.catch((one: unknown) => one);
    return error instanceof HttpError ? [error.status, error.problem.errors] : error;
  };
  const toTrash = (table: string, id: number, deleted_at: string | null = MORNING) =>
    tableOf(app.services.db).updateTable(table).set({ deleted_at }).where('id', '=', id).execute();
  const removeForGood = (table: string, id: number) =>
    tableOf(app.services.db).deleteFrom(table).where('id', '=', id).execute();

  test('shows them by their names, in the order in which they were chosen', async () => {
    const event = await addEvent(app.services, { title: 'Seed fair' });
    const [first, second] = [
      await addPost(app.services, { title: 'First' }),
      await addPost(app.services, { title: 'Second' }),
    ];
    const id = await add({ event, posts: [second, first, second] });
    const shown = {
      event,
      event_details: { id: event, name: 'Seed fair' },
      posts: [
        { id: second, name: 'Second' },
        { id: first, name: 'First' },
      ],
    };
    expect(await forStaff(id)).toMatchObject(shown);
    expect(await forVisitors()).toMatchObject(shown);
    await change(id, { posts: [first] });
    expect(await forStaff(id)).toMatchObject({ event: null, event_details: null, posts: [{ id: first }] });
  });

  describe('shows visitors none that they may not read', () => {
    test.each([{ is_active: false }, { is_public: false }, { deleted_at: MORNING }])(
      'such as an event with %j',
      async (options) => {
        const event = await addEvent(app.services, { title: 'Hidden' });
        const id = await add({ event });
        await tableOf(app.services.db).updateTable('events').set(options).where('id', '=', event).execute();
        expect(await forVisitors()).toMatchObject({ event: null, event_details: null });
        expect(await forStaff(id)).toMatchObject({ event, event_details: { name: 'Hidden' } });
      },
    );

    test.each([{ status: 'draft' as const }, { published_date: null }, { published_date: LATER }])(
      'such as a post with %j',
      async (options) => {
        const post = await addPost(app.services, options);
        await add({ posts: [post] });
        expect(await forVisitors()).toMatchObject({ posts: [] });
      },
    );
  });

  test('is made anew when one of them changes, also one that is not shown yet, and when the next one is published', async () => {
    const event = await addEvent(app.services, { is_public: false });
    const post = await addPost(app.services, { published_date: LATER });
    await add({ event, posts: [post] });
    const context = new CacheContext();
    expect(await forVisitors(MORNING, context)).toMatchObject({ event: null, posts: [] });
    expect(Object.fromEntries(context.dependencies)).toMatchObject({
      events: new Set([String(event)]),
      posts: new Set([String(post)]),
    });
    expect(new Date(context.until).toISOString()).toBe(LATER);
    expect(await forVisitors(LATER)).toMatchObject({ posts: [{ id: post }] });
  });

  test('one in the trash is marked for staff and kept by a form that knows nothing of it, but no new choice', async () => {
    const [event, other] = [await addEvent(app.services), await addEvent(app.services)];
    const post = await addPost(app.services);
    const id = await add({ event, posts: [post] });
    await toTrash('events', event);
    await toTrash('posts', post);
    await toTrash('events', other);
    await change(id, { event, posts: [post], name: 'Rubavu' });
    expect(await forStaff(id)).toMatchObject({
      name: 'Rubavu',
      event_details: { id: event, is_in_trash: true },
      posts: [{ id: post, is_in_trash: true }],
    });
    expect(await refused(change(id, { event: other }))).toEqual([400, { event: ['Choose an event'] }]);
    expect(await refused(add({ posts: [post] }))).toEqual([400, { posts: ['Choose posts'] }]);
    await toTrash('events', event, null);
    expect((await forStaff(id))?.event_details).not.toHaveProperty('is_in_trash');
  });

  test('one that is deleted for good is chosen no more, and there is no choice of one that never was', async () => {
    const event = await addEvent(app.services);
    const post = await addPost(app.services);
    const id = await add({ event, posts: [post], tags: ['savings'] });
    await removeForGood('events', event);
    await removeForGood('posts', post);
    expect(await forStaff(id)).toMatchObject({ event: null, event_details: null, posts: [], tags: ['savings'] });
    expect(await refused(change(id, { event }))).toEqual([400, { event: ['Choose an event'] }]);
    expect(await refused(change(id, { posts: [999_999] }))).toEqual([400, { posts: ['Choose posts'] }]);
    await removeForGood('fairs', id);
    expect(await tableOf(app.services.db).selectFrom('fairs_tags').select('record_id').execute()).toEqual([]);
  });

  test('its topics are those that other records have, by their names', async () => {
    const id = await add({ tags: ['seeds', 'markets'] });
    await add({ name: 'Zaza', tags: ['markets'] });
    expect(await forStaff(id)).toMatchObject({ tags: ['seeds', 'markets'] });
    const named = app.services.db.selectFrom('tags').select('name').where('name', 'in', ['seeds', 'markets']);
    expect(await named.execute()).toHaveLength(2);
    await store().update(app.services.db, id, { ...form, tags: undefined }, MORNING, MORNING);
    expect(await forStaff(id)).toMatchObject({ tags: ['seeds', 'markets'] });
    await change(id, { tags: [] });
    expect(await forStaff(id)).toMatchObject({ tags: [] });
  });

  test('its rich text is cleaned when it is saved, and again when it is read', async () => {
    const armed = '<p onclick="alert(1)">Seeds</p><script>alert(1)</script>';
    const id = await add({ text: armed });
    const stored = tableOf(app.services.db).selectFrom('fairs').select('text').where('id', '=', id);
    expect(await stored.execute()).toEqual([{ text: '<p>Seeds</p>' }]);
    await tableOf(app.services.db).updateTable('fairs').set({ text: armed }).where('id', '=', id).execute();
    expect(await forStaff(id)).toMatchObject({ text: '<p>Seeds</p>' });
    expect(await forVisitors()).toMatchObject({ text: '<p>Seeds</p>' });
  });
});
