import { sql } from 'kysely';
import { collectionsBeside, randomFor } from '../support/collections.ts';
import { readRows, type Walk } from './walk.ts';

/** A kind of record that staff create, edit, put into the trash and delete for good by the calls that all have. */
export interface SearchedKind {
  path: string;
  table: string;
  /** Its name in the calls of the trash and of translations. */
  resource: string;
  input(walk: Walk): Promise<object> | object;
}

const html = (walk: Walk) => `<p>${walk.text().replaceAll(/[<>&]/g, ' ')}</p>`;

const span = (one: () => string) => [one(), one()].sort();

const visible = (walk: Walk) => ({ is_active: walk.isOften(), position: walk.below(5) });

const named: readonly SearchedKind[] = [
  {
    ...{ path: '/posts/', table: 'posts', resource: 'posts' },
    input: async (walk) => ({
      ...{ title: walk.text(), excerpt: walk.text(), content: html(walk), slug: '', tags: [] },
      ...{ status: walk.one(['draft', 'published', 'published', 'archived']), is_featured: false },
      published_date: walk.one([null, walk.moment()]),
      category: (await walk.idOf('categories')) ?? null,
    }),
  },
  {
    ...{ path: '/events/', table: 'events', resource: 'events' },
    input: (walk) => {
      const [start_date, end_date] = span(walk.moment);
      return {
        ...{ title: walk.text(), description: html(walk), location: walk.text(), start_date, end_date },
        ...{ is_public: walk.isOften(), is_active: walk.isOften(), capacity: null, event_type: 'offline' },
      };
    },
  },
  {
    ...{ path: '/gallery/', table: 'gallery_items', resource: 'gallery' },
    input: (walk) => ({
      ...{ title: walk.text(), description: walk.text(), media_type: 'video', is_active: walk.isOften() },
      video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    }),
  },
  {
    ...{ path: '/pages/', table: 'pages', resource: 'pages' },
    input: (walk) => ({
      ...{ title: walk.name(), address: '', description: walk.text(), content: html(walk) },
      ...{ status: walk.one(['draft', 'published', 'published']), published_date: walk.one([null, walk.moment()]) },
    }),
  },
  {
    ...{ path: '/announcements/', table: 'announcements', resource: 'announcements' },
    input: (walk) => ({
      ...{ title: walk.text(), message: walk.text(), is_active: walk.isOften() },
      show_until: walk.one([null, walk.moment()]),
    }),
  },
  {
    ...{ path: '/ads/', table: 'advertisements', resource: 'ads' },
    input: (walk) => {
      const [start_date, end_date] = span(walk.day);
      return {
        ...{ title: walk.text(), description: walk.text(), content: '', target_url: '/donate', start_date, end_date },
        is_active: walk.isOften(),
      };
    },
  },
  {
    ...{ path: '/documents/', table: 'documents', resource: 'documents' },
    input: async (walk) => ({
      ...{ title: walk.text(), description: walk.text(), date: walk.day() },
      media_id: (await walk.idOf('media')) ?? null,
    }),
  },
  {
    ...{ path: '/categories/', table: 'categories', resource: 'categories' },
    input: (walk) => ({ name: walk.name(), icon: 'heart' }),
  },
  {
    ...{ path: '/gallery-categories/', table: 'gallery_categories', resource: 'gallery_categories' },
    input: (walk) => ({ name: walk.name(), slug: '', icon: 'art' }),
  },
  {
    ...{ path: '/timeline/', table: 'timeline_entries', resource: 'timeline' },
    input: (walk) => ({ title: walk.text(), date: walk.day(), precision: 'day', text: walk.text() }),
  },
  {
    ...{ path: '/team/', table: 'team_members', resource: 'team' },
    input: (walk) => ({ name: walk.text(), role: walk.text(), text: walk.text(), position: walk.below(5) }),
  },
  {
    ...{ path: '/testimonials/', table: 'testimonials', resource: 'testimonials' },
    input: (walk) => ({
      ...{ quote: walk.text(), name: walk.text(), role: walk.text() },
      ...{ is_consented: walk.isOften(), position: walk.below(5) },
    }),
  },
  {
    ...{ path: '/payment-ways/', table: 'payment_ways', resource: 'payment_ways' },
    input: (walk) => ({
      ...{ name: walk.text(), kind: 'cash', currency: 'RWF', account: '', account_name: '', dial: '' },
      ...{ instructions: walk.text(), ...visible(walk) },
    }),
  },
  {
    ...{ path: '/suggested-amounts/', table: 'suggested_amounts', resource: 'suggested_amounts' },
    input: (walk) => ({ effect: walk.text(), units: 100, currency: 'RWF', position: walk.below(5) }),
  },
  {
    ...{ path: '/projects/', table: 'projects', resource: 'projects' },
    input: (walk) => ({
      ...{ title: walk.text(), text: walk.text(), goal: 0, currency: walk.one(['RWF', 'RWF', 'USD']) },
      ...{ is_progress_shown: walk.isOften(), ...visible(walk) },
    }),
  },
  {
    ...{ path: '/newsletter/campaigns/', table: 'newsletter_campaigns', resource: 'newsletter' },
    input: (walk) => ({ subject: walk.text(), content: html(walk) }),
  },
  {
    ...{ path: '/roles/', table: 'roles', resource: 'roles' },
    input: (walk) => ({ name: walk.name(), description: walk.text(), is_active: walk.isOften(), permissions: [] }),
  },
];

export const searchedKinds: readonly SearchedKind[] = [
  ...named,
  ...collectionsBeside(named).map(
    ({ path, table, name, fields }): SearchedKind => ({
      ...{ path, table, resource: name },
      async input(walk) {
        const idsOf = async (from: string) =>
          (await readRows(walk.db, sql`select id from ${sql.table(from)} where deleted_at is null order by id`)).map(
            ({ id }) => Number(id),
          );
        const file = (await walk.idOf('media')) ?? null;
        const { below, text, moment } = walk;
        return randomFor({ fields }, { below, text, moment, picture: null, document: file, idsOf });
      },
    }),
  ),
];
