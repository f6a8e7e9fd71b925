import { tableOf } from '../../server/database/collection-tables.ts';
import { bodyFor, collectionsBeside, randomFor } from '../support/collections.ts';
import type { TestApp } from '../support/test-app.ts';

export const WORDS = ['Savings', 'Maize', 'Hills', 'Umuganda', 'École', 'Seeds', 'Goats', 'Rain', 'Loans', 'Market'];

/** Of categories: few, so that one of them is asked for by its name. */
export const NAMES = WORDS.slice(0, 5);

const HOUR = 3_600_000;

/** Whole numbers from 0 below a bound. */
export type Choose = (below: number) => number;

/** Who writes: a superuser, by their access token, and what they know. */
export interface Writer {
  app: TestApp;
  access(): string;
  choose: Choose;
  /** Pictures of the library. */
  pictures: readonly number[];
  /** A file for visitors to download. */
  document: number;
}

export type FormFields = Record<string, unknown>;

export const oneOf = <Item>(choose: Choose, list: readonly Item[]): Item | undefined => list[choose(list.length)];
export const oneWord = (choose: Choose) => `${oneOf(choose, WORDS)} ${choose(1000)}`;
export const html = (choose: Choose) => `<p>${oneWord(choose)}</p>`;
export const isSo = (choose: Choose, in100: number) => choose(100) < in100;

/** A moment within three days of now, before or after. */
const moment = ({ app, choose }: Writer, from = -72, to = 72) =>
  new Date(app.services.clock().getTime() + (from + choose(to - from)) * HOUR).toISOString();

export async function call({ app, access }: Writer, method: string, path: string, body?: unknown) {
  const reply = await app.call(method, path, body, access());
  if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

const day = (writer: Writer, from: number, to: number) => moment(writer, from, to).slice(0, 10);

const picture = ({ choose, pictures }: Writer) => (isSo(choose, 50) ? oneOf(choose, pictures) : null);

/** A text, some with a photograph in it, which stands for a post that has no picture. */
async function withPhotograph(writer: Writer): Promise<string> {
  const text = html(writer.choose);
  if (!isSo(writer.choose, 40)) return text;
  const { url } = await (await call(writer, 'GET', `/media/${oneOf(writer.choose, writer.pictures)}/`)).json();
  return `${text}<p><img src="${url}" alt="A hill"></p>`;
}

async function idsOf({ app }: Writer, table: string): Promise<number[]> {
  const { db } = app.services;
  const found = await tableOf(db)
    .selectFrom(table)
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** A kind of record: its calls, its table, and what staff fill in. */
export interface Kind {
  path: string;
  /** The name of its trash, where no page has the number of one in its address: those are deleted for good too. */
  trash?: string;
  table: string;
  fill(writer: Writer): FormFields | Promise<FormFields>;
  /** What makes any record one that visitors see, where its description says so. */
  shown?: FormFields;
}

const named: readonly Kind[] = [
  {
    path: '/posts/',
    table: 'posts',
    fill: async (writer) => ({
      title: oneWord(writer.choose),
      excerpt: oneWord(writer.choose),
      content: await withPhotograph(writer),
      category: oneOf(writer.choose, await idsOf(writer, 'categories')) ?? null,
      media_id: picture(writer),
      status: isSo(writer.choose, 80) ? 'published' : 'draft',
      published_date: moment(writer, -72, 24),
      tags: [oneOf(writer.choose, ['maize', 'loans'])],
    }),
  },
  { path: '/categories/', table: 'categories', fill: ({ choose }) => ({ name: oneOf(choose, NAMES) }) },
  {
    path: '/events/',
    table: 'events',
    fill(writer) {
      const start_date = moment(writer);
      const end_date = new Date(Date.parse(start_date) + (1 + writer.choose(30)) * HOUR).toISOString();
      return {
        title: oneWord(writer.choose),
        description: html(writer.choose),
        ...{ start_date, end_date, location: oneWord(writer.choose), media_id: picture(writer) },
        is_active: isSo(writer.choose, 80),
        is_public: isSo(writer.choose, 80),
        // The first person who registers for one takes its last place.
        capacity: 1,
      };
    },
  },
  {
    path: '/gallery/',
    table: 'gallery_items',
    fill: async (writer) => ({
      title: oneWord(writer.choose),
      description: oneWord(writer.choose),
      ...(isSo(writer.choose, 70)
        ? { media_type: 'image', media_id: oneOf(writer.choose, writer.pictures), video_url: '' }
        : { media_type: 'video', video_url: `https://youtu.be/abcdefgh${100 + writer.choose(9)}`, media_id: null }),
      categories: (await idsOf(writer, 'gallery_categories')).filter(() => isSo(writer.choose, 50)),
      is_active: isSo(writer.choose, 80),
    }),
  },
  {
    path: '/gallery-categories/',
    table: 'gallery_categories',
    fill: ({ choose }) => ({ name: oneOf(choose, NAMES) }),
  },
  {
    path: '/pages/',
    table: 'pages',
    fill: (writer) => ({
      title: oneWord(writer.choose),
      address: `about/${writer.choose(4)}`,
      content: html(writer.choose),
      status: isSo(writer.choose, 80) ? 'published' : 'draft',
      published_date: moment(writer, -72, 24),
    }),
  },
  {
    path: '/announcements/',
    trash: 'announcements',
    table: 'announcements',
    fill: (writer) => ({
      title: oneWord(writer.choose),
      message: oneWord(writer.choose),
      show_until: isSo(writer.choose, 50) ? null : moment(writer, -10, 40),
      is_active: isSo(writer.choose, 60),
    }),
  },
  {
    path: '/ads/',
    trash: 'ads',
    table: 'advertisements',
    fill: (writer) => ({
      title: oneWord(writer.choose),
      target_url: '/donate',
      start_date: day(writer, -72, 24),
      end_date: day(writer, 24, 72),
      media_id: picture(writer),
      is_active: isSo(writer.choose, 70),
    }),
  },
  {
    path: '/team/',
    trash: 'team',
    table: 'team_members',
    fill: (writer) => ({ name: oneWord(writer.choose), role: oneWord(writer.choose), media_id: picture(writer) }),
  },
  {
    path: '/testimonials/',
    trash: 'testimonials',
    table: 'testimonials',
    fill: ({ choose }) => ({ quote: oneWord(choose), name: oneWord(choose), is_consented: isSo(choose, 70) }),
  },
  {
    path: '/timeline/',
    trash: 'timeline',
    table: 'timeline_entries',
    fill: (writer) => ({ title: oneWord(writer.choose), date: day(writer, -72, 72), text: oneWord(writer.choose) }),
  },
  {
    path: '/documents/',
    trash: 'documents',
    table: 'documents',
    fill: (writer) => ({ title: oneWord(writer.choose), date: day(writer, -72, 0), media_id: writer.document }),
  },
  {
    path: '/projects/',
    trash: 'projects',
    table: 'projects',
    fill: ({ choose }) => ({
      ...{ title: oneWord(choose), text: oneWord(choose), goal: choose(9) * 1000 },
      is_progress_shown: isSo(choose, 60),
      is_active: isSo(choose, 80),
    }),
  },
];

/** Those that stand in no list here: what is written of them comes from their descriptors. */
export const others = collectionsBeside(named);

export const kinds: readonly Kind[] = [
  ...named,
  ...others.map(
    ({ path, name, table, fields, visibility = {} }): Kind => ({
      ...{ path, trash: name, table },
      shown: Object.fromEntries(
        Object.entries(bodyFor({ fields })).filter(([field]) => Object.values(visibility).flat().includes(field)),
      ),
      fill: (writer) =>
        randomFor(
          { fields },
          {
            below: writer.choose,
            text: () => oneWord(writer.choose),
            moment: () => moment(writer, -72, 24),
            picture: picture(writer) ?? null,
            document: writer.document,
            idsOf: (from) => idsOf(writer, from),
          },
        ),
    }),
  ),
];
