import type { Translation } from '../../domain/translation/translation.ts';
import { tableOf } from '../../server/database/collection-tables.ts';
import { isForVisitors } from '../../server/events/store.ts';
import { addRedirects } from '../../server/redirects/store.ts';
import { callFrom } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { written } from '../support/translating.ts';

const WORDS = ['Savings', 'Maize', 'Hills', 'Umuganda', 'École', 'Seeds', 'Goats', 'Rain', 'Loans', 'Market'];
const HOUR = 3_600_000;
const MAX_OF_A_KIND = 7;

/** Whole numbers from 0 below a bound. */
export type Choose = (below: number) => number;

/** Who writes: a superuser, by their access token, and what they know. */
export interface Writer {
  app: TestApp;
  access(): string;
  choose: Choose;
  /** Pictures of the library. */
  pictures: readonly number[];
}

type Fields = Record<string, unknown>;

const oneOf = <Item>(choose: Choose, list: readonly Item[]): Item | undefined => list[choose(list.length)];
const word = (choose: Choose) => `${oneOf(choose, WORDS)} ${choose(1000)}`;
const html = (choose: Choose) => `<p>${word(choose)}</p>`;
const isSo = (choose: Choose, in100: number) => choose(100) < in100;

/** A moment within three days of now, before or after. */
const moment = ({ app, choose }: Writer, from = -72, to = 72) =>
  new Date(app.services.clock().getTime() + (from + choose(to - from)) * HOUR).toISOString();

async function call({ app, access }: Writer, method: string, path: string, body?: unknown) {
  const reply = await app.call(method, path, body, access());
  if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

const picture = ({ choose, pictures }: Writer) => (isSo(choose, 50) ? oneOf(choose, pictures) : null);

async function idsOf({ app }: Writer, table: 'categories' | 'gallery_categories'): Promise<number[]> {
  const found = await app.services.db.selectFrom(table).select('id').where('deleted_at', 'is', null).execute();
  return found.map(({ id }) => id);
}

/** A kind of record: its calls, its table, and what staff fill in. */
interface Kind {
  path: string;
  table:
    | 'posts'
    | 'categories'
    | 'events'
    | 'gallery_items'
    | 'gallery_categories'
    | 'pages'
    | 'announcements'
    | 'advertisements'
    | 'team_members'
    | 'testimonials';
  fill(writer: Writer): Fields | Promise<Fields>;
}

const kinds: readonly Kind[] = [
  {
    path: '/posts/',
    table: 'posts',
    fill: async (writer) => ({
      title: word(writer.choose),
      excerpt: word(writer.choose),
      content: html(writer.choose),
      category: oneOf(writer.choose, await idsOf(writer, 'categories')) ?? null,
      media_id: picture(writer),
      status: isSo(writer.choose, 80) ? 'published' : 'draft',
      published_date: moment(writer, -72, 24),
      tags: [oneOf(writer.choose, ['maize', 'loans'])],
    }),
  },
  { path: '/categories/', table: 'categories', fill: ({ choose }) => ({ name: word(choose) }) },
  {
    path: '/events/',
    table: 'events',
    fill(writer) {
      const start_date = moment(writer);
      const end_date = new Date(Date.parse(start_date) + (1 + writer.choose(30)) * HOUR).toISOString();
      return {
        title: word(writer.choose),
        description: html(writer.choose),
        ...{ start_date, end_date, location: word(writer.choose), media_id: picture(writer) },
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
      title: word(writer.choose),
      description: word(writer.choose),
      media_id: oneOf(writer.choose, writer.pictures),
      categories: (await idsOf(writer, 'gallery_categories')).filter(() => isSo(writer.choose, 50)),
      is_active: isSo(writer.choose, 80),
    }),
  },
  { path: '/gallery-categories/', table: 'gallery_categories', fill: ({ choose }) => ({ name: word(choose) }) },
  {
    path: '/pages/',
    table: 'pages',
    fill: (writer) => ({
      title: word(writer.choose),
      address: `about/${writer.choose(8)}`,
      content: html(writer.choose),
      status: isSo(writer.choose, 80) ? 'published' : 'draft',
      published_date: moment(writer, -72, 24),
    }),
  },
  {
    path: '/announcements/',
    table: 'announcements',
    fill: (writer) => ({
      title: word(writer.choose),
      message: word(writer.choose),
      show_until: isSo(writer.choose, 50) ? null : moment(writer, -10, 40),
      is_active: isSo(writer.choose, 60),
    }),
  },
  {
    path: '/ads/',
    table: 'advertisements',
    fill: (writer) => ({
      title: word(writer.choose),
      target_url: '/donate',
      start_date: moment(writer, -72, 24).slice(0, 10),
      end_date: moment(writer, 24, 72).slice(0, 10),
      media_id: picture(writer),
      is_active: isSo(writer.choose, 70),
    }),
  },
  {
    path: '/team/',
    table: 'team_members',
    fill: (writer) => ({ name: word(writer.choose), role: word(writer.choose), media_id: picture(writer) }),
  },
  {
    path: '/testimonials/',
    table: 'testimonials',
    fill: ({ choose }) => ({ quote: word(choose), name: word(choose), is_consented: isSo(choose, 70) }),
  },
];

/** What staff send who change nothing of a record: the fields of its form as they are. */
function asItIs(record: Fields, fields: Fields): Fields {
  const ids = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? one.id : one)) : value;
  const kept = Object.keys(fields).filter((name) => name in record);
  return Object.fromEntries(kept.map((name) => [name, ids(record[name])]));
}

/** Makes, changes, deletes or restores a record. */
async function writeRecord(writer: Writer, { path, table, fill }: Kind): Promise<string> {
  const { app, choose } = writer;
  const found = await app.services.db.selectFrom(table).select(['id', 'deleted_at']).orderBy('id').execute();
  const present = found.filter(({ deleted_at }) => deleted_at === null);
  const one = oneOf(choose, isSo(choose, 75) && present.length > 0 ? present : found);
  if (one === undefined || (isSo(choose, 12) && present.length < MAX_OF_A_KIND)) {
    return `POST ${path} ${(await call(writer, 'POST', path, await fill(writer))).status}`;
  }
  const its = `${path}${one.id}/`;
  if (one.deleted_at !== null) return `restore ${its} ${(await call(writer, 'POST', `${its}restore/`)).status}`;
  if (isSo(choose, 12)) return `DELETE ${its} ${(await call(writer, 'DELETE', its)).status}`;
  const fields = await fill(writer);
  const changed = Object.entries(fields).filter(() => isSo(choose, 30));
  const record: Fields = await (await call(writer, 'GET', its)).json();
  const body = { ...asItIs(record, fields), ...Object.fromEntries(changed) };
  const { status } = await call(writer, 'PUT', its, body);
  return `PUT ${its} ${status} ${JSON.stringify(Object.fromEntries(changed))}`;
}

const translated = [
  ...['posts', 'posts', 'posts', 'events', 'events', 'categories', 'gallery', 'gallery_categories', 'pages', 'media'],
  ...['announcements', 'ads', 'team', 'testimonials', 'site_pages', 'settings'],
];

const tables: Record<string, string> = { gallery: 'gallery_items', ads: 'advertisements', team: 'team_members' };

/** Writes a translation as a draft, publishes or withdraws one. */
async function translate(writer: Writer): Promise<string> {
  const { app, choose } = writer;
  const resource = oneOf(choose, translated) ?? '';
  const table = tables[resource] ?? resource;
  const found: readonly { id: number | string }[] =
    resource === 'site_pages' || resource === 'settings'
      ? [{ id: resource === 'settings' ? 'settings' : 'terms' }]
      : await tableOf(app.services.db).selectFrom(table).select('id').orderBy('id').execute();
  const language = oneOf(choose, ['rw', 'fr']);
  const path = `/translations/${resource}/${oneOf(choose, found)?.id}/${language}/`;
  if (isSo(choose, 25)) return `withdraw ${path} ${(await call(writer, 'POST', `${path}withdraw/`)).status}`;
  const reply = await call(writer, 'GET', path);
  if (!reply.ok) return `nothing at ${path}`;
  const seen: Translation = await reply.json();
  const texts = seen.fields.map(({ name, kind }) => {
    if (kind === 'address') return [name, isSo(choose, 50) ? '' : `ahandi-${choose(5)}`];
    return [name, kind === 'html' ? html(choose) : word(choose)];
  });
  const fields = written(seen, Object.fromEntries(texts), isSo(choose, 30) ? seen.fields.map(({ name }) => name) : []);
  const { status } = await call(writer, 'PUT', path, { fields, publish: isSo(choose, 70) });
  return `translate ${path} ${status}`;
}

async function writeSettings(writer: Writer): Promise<string> {
  const { choose } = writer;
  const settings: Fields = await (await call(writer, 'GET', '/site-settings/')).json();
  const change = oneOf<Fields>(choose, [
    { line: word(choose) },
    { translated_first: isSo(choose, 50) },
    { languages: isSo(choose, 80) ? ['rw', 'fr'] : ['rw'] },
    { fun_facts: [{ value: String(choose(9)), label: word(choose) }] },
  ]);
  const { status } = await call(writer, 'PUT', '/site-settings/', { ...settings, ...change });
  return `settings ${status} ${JSON.stringify(change)}`;
}

/** Somebody registers for an event, or staff take a registration back, or give it again. */
async function register(writer: Writer): Promise<string> {
  const { app, choose } = writer;
  const { db } = app.services;
  const [events, registrations] = await Promise.all([
    db.selectFrom('events').select('id').where(isForVisitors).orderBy('id').execute(),
    db.selectFrom('event_registrations').select(['id', 'deleted_at']).orderBy('id').execute(),
  ]);
  const known = isSo(choose, 40) ? oneOf(choose, registrations) : undefined;
  if (known) {
    const path = `/event-registrations/${known.id}/`;
    const isThere = known.deleted_at === null;
    const { status } = await call(writer, isThere ? 'DELETE' : 'POST', isThere ? path : `${path}restore/`);
    return `${isThere ? 'cancel' : 'restore'} ${path} ${status}`;
  }
  const path = `/events/${oneOf(choose, events)?.id}/registrations/`;
  const place = `10.${choose(250)}.${choose(250)}.${choose(250)}`;
  const person = { full_name: word(choose), email: `somebody${choose(30)}@example.org` };
  return `register ${path} ${(await callFrom(app, place, path, person)).status}`;
}

async function writeOther(writer: Writer): Promise<string> {
  const { app, choose, pictures } = writer;
  switch (choose(6)) {
    case 0: {
      const path = `/media/${oneOf(choose, pictures)}/`;
      return `alt of ${path} ${(await call(writer, 'PUT', path, { alt: word(choose) })).status}`;
    }
    case 1: {
      const path = `/site-pages/${oneOf(choose, ['terms', 'services'])}/`;
      const { updated_at } = await (await call(writer, 'GET', path)).json();
      const { status } = await call(writer, 'PUT', path, { title: word(choose), body: html(choose), updated_at });
      return `PUT ${path} ${status}`;
    }
    case 2: {
      const name = { first_name: oneOf(choose, WORDS), last_name: word(choose), language: 'en' };
      return `name ${(await call(writer, 'PUT', '/me/', name)).status}`;
    }
    case 3: {
      const wanted = { from: `/old-${choose(4)}`, to: `/about/${choose(8)}` };
      await app.services.write(null, (unit) => addRedirects(unit, [wanted]));
      return `redirect ${wanted.from} to ${wanted.to}`;
    }
    case 4: {
      const rows = await (await call(writer, 'GET', '/team/')).json();
      const seen: number[] = rows.map(({ id }: { id: number }) => id);
      const { status } = await call(writer, 'PUT', '/order/team/', { seen, ids: seen.toReversed() });
      return `order of the team ${status}`;
    }
    default:
      return writeSettings(writer);
  }
}

/** One write of any kind that visitors see. Answers what it was. */
export async function writeAnything(writer: Writer): Promise<string> {
  const turn = writer.choose(100);
  const kind = oneOf(writer.choose, isSo(writer.choose, 40) ? kinds.slice(0, 3) : kinds);
  if (turn < 60 && kind) return writeRecord(writer, kind);
  if (turn < 78) return translate(writer);
  return turn < 90 ? register(writer) : writeOther(writer);
}
