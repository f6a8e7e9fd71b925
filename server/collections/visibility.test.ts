import { beforeAll, beforeEach, expect, test } from 'vitest';
import { defineCollection, ownPermissions } from '../../domain/collections/collection.ts';
import { flag } from '../../domain/fields/flag.ts';
import { text } from '../../domain/fields/text.ts';
import { day, moment } from '../../domain/fields/time.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tableOf } from '../database/collection-tables.ts';
import { collectionTable } from '../database/columns.ts';
import { collectionStore } from './store.ts';
import { visibilityOf } from './visibility.ts';

/** A collection as somebody may add it, of a kind that no site will have: its table is made here. */
const offers = defineCollection({
  name: 'offers',
  path: '/offers/',
  table: 'offers',
  noun: 'offer',
  permissions: ownPermissions('offers'),
  fields: {
    name: text({ label: 'Name', missing: 'Name is required' }),
    from: moment({ label: 'From', none: 'At once' }),
    last_day: day({ label: 'Last day', missing: 'Last day is required' }),
    is_active: flag({ label: 'Active', wrong: 'Choose', initial: true }),
  },
  staffOnly: ['from', 'last_day', 'is_active'],
  visibility: { flags: ['is_active'], from: 'from', until: 'last_day' },
  title: 'name',
  order: 'name',
  screen: {
    address: '/dashboard/offers',
    title: 'Offers',
    subtitle: '',
    one: 'Offer',
    many: 'Offers',
    none: 'No offers added yet',
    columns: [{ field: 'name' }],
  },
});

eachDatabase('the visibility of a collection', (app) => {
  const columns = { name: 'text', from: 'moment', last_day: 'day', is_active: 'flag' } as const;

  beforeAll(async () => {
    await collectionTable('offers', columns).up(app.services.db);
  });

  beforeEach(async () => {
    await tableOf(app.services.db).deleteFrom('offers').execute();
  });

  const add = (
    name: string,
    {
      from = null,
      last_day = '2026-12-31',
      is_active = true,
    }: { from?: string | null; last_day?: string; is_active?: boolean },
  ) => collectionStore(app.services, offers).create(app.services.db, { name, from, last_day, is_active }, MORNING, 0);
  async function seenAt(moment: string) {
    const slice = { offset: 0, limit: 10 };
    const { results } = await collectionStore(app.services, offers).listVisible(
      app.services.db,
      {},
      slice,
      new Date(moment),
    );
    return results.map(({ name }) => name);
  }
  const nextChange = async (moment: string) =>
    (
      await visibilityOf(offers, app.services.config.timeZone).nextChange(app.services.db, new Date(moment))
    )?.toISOString();

  test('is from its moment on, through the whole of its last day where the site is, while its flag is set', async () => {
    await add('always', {});
    await add('hidden', { is_active: false });
    await add('from nine', { from: '2026-11-20T09:00:00.000Z' });
    await add('today alone', { last_day: '2026-11-20' });
    expect(await seenAt('2026-11-20T08:59:59.999Z')).toEqual(['always', 'today alone']);
    expect(await seenAt('2026-11-20T09:00:00.000Z')).toEqual(['always', 'from nine', 'today alone']);
    // Midnight in Kigali.
    expect(await seenAt('2026-11-20T21:59:59.999Z')).toContain('today alone');
    expect(await seenAt('2026-11-20T22:00:00.000Z')).toEqual(['always', 'from nine']);
  });

  test('changes by itself when the next record begins to be read, and at midnight', async () => {
    await add('hidden', { from: '2026-11-20T08:30:00.000Z', is_active: false });
    await add('from nine', { from: '2026-11-20T09:00:00.000Z' });
    expect(await nextChange(MORNING)).toBe('2026-11-20T09:00:00.000Z');
    expect(await nextChange('2026-11-20T09:00:00.000Z')).toBe('2026-11-20T22:00:00.000Z');
  });
});
