import { beforeAll, expect, test } from 'vitest';
import { defineCollection, ownPermissions } from '../../domain/collections/collection.ts';
import { offeredLanguages } from '../../domain/fields/languages.ts';
import { link } from '../../domain/fields/link.ts';
import { text } from '../../domain/fields/text.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tableOf } from '../database/collection-tables.ts';
import { collectionTable } from '../database/columns.ts';
import { collectionStore } from './store.ts';

/** A collection as somebody may add it, of a kind that no site will have: its table is made here. */
const lenders = defineCollection({
  name: 'lenders',
  path: '/lenders/',
  table: 'lenders',
  noun: 'lender',
  permissions: ownPermissions('lenders'),
  fields: {
    name: text({ label: 'Name', missing: 'Name is required' }),
    link: link({ label: 'Link', searched: true }),
  },
  staffOnly: [],
  title: 'name',
  order: 'name',
  screen: {
    address: '/dashboard/lenders',
    title: 'Lenders',
    subtitle: '',
    one: 'Lender',
    many: 'Lenders',
    none: 'No lenders added yet',
    columns: [{ field: 'name' }, { field: 'link' }],
  },
});

eachDatabase('a collection', (app) => {
  beforeAll(async () => {
    await collectionTable('lenders', { name: 'text', link: 'optional text' }).up(app.services.db);
  });

  test('a field that no column can hold is refused at the start', () => {
    const facts = offeredLanguages({ label: 'Facts' });
    const fields = { ...lenders.fields, facts };
    expect(() => collectionStore(app.services, { ...lenders, fields })).toThrow('lenders has no column for facts');
  });

  test('what only staff read is not found by visitors either, nor does an order tell of it', async () => {
    const { db, clock } = app.services;
    const fields = {
      ...lenders.fields,
      name: text({ label: 'Name', missing: 'Name is required', searched: true, sorted: true }),
    };
    const own = defineCollection({ ...lenders, fields, staffOnly: ['name'], order: 'created_at' });
    const store = collectionStore(app.services, own);
    await store.create(db, { name: 'Hidden', link: 'https://shown.example.org/' }, MORNING, 0);
    const slice = { offset: 0, limit: 10 };
    const byStaff = async (search: string) => (await store.list(db, { search }, slice, clock())).count;
    const byVisitors = async (search: string) => (await store.listVisible(db, { search }, slice, clock())).count;
    expect([await byStaff('hidden'), await byVisitors('hidden')]).toEqual([1, 0]);
    expect([await byStaff('shown.example'), await byVisitors('shown.example')]).toEqual([1, 1]);
    await store.list(db, { ordering: '-name' }, slice, clock());
    await expect(store.listVisible(db, { ordering: '-name' }, slice, clock())).rejects.toThrow();
    const hidden = defineCollection({ ...own, staffOnly: ['name', 'link'], order: 'created_at' });
    const found = await collectionStore(app.services, hidden).listVisible(db, { search: 'shown' }, slice, clock());
    expect(found.count).toBe(0);
    await tableOf(db).deleteFrom('lenders').execute();
  });

  test('a link that is none, however it came to be stored, reaches nobody', async () => {
    const { db, clock } = app.services;
    const store = collectionStore(app.services, lenders);
    const id = await store.create(db, { name: 'Armed', link: 'https://example.org/' }, MORNING, 0);
    expect(await store.find(db, id)).toMatchObject({ link: 'https://example.org/' });
    await tableOf(db).updateTable('lenders').set({ link: 'javascript:alert(1)' }).where('id', '=', id).execute();
    const slice = { offset: 0, limit: 10 };
    expect(await store.find(db, id)).toMatchObject({ name: 'Armed', link: null });
    expect((await store.list(db, {}, slice, clock())).results).toMatchObject([{ name: 'Armed', link: null }]);
    expect((await store.listVisible(db, {}, slice, clock())).results).toEqual([{ id, name: 'Armed', link: null }]);
  });
});
