import { startOfDay } from '../../domain/calendar.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { areVisible } from '../../server/collections/visibility.ts';
import { tableOf } from '../../server/database/collection-tables.ts';
import { addRedirects } from '../../server/redirects/store.ts';
import { callFrom } from '../support/signed-in.ts';
import { written } from '../support/translating.ts';
import {
  call,
  type FormFields,
  html,
  isSo,
  type Kind,
  kinds,
  NAMES,
  oneOf,
  oneWord,
  others,
  WORDS,
  type Writer,
} from './kinds.ts';

const MAX_OF_A_KIND = 7;
const MINUTE = 60_000;

/** What staff send who change nothing of a record: the fields of its form as they are. */
function asItIs(record: FormFields, fields: FormFields): FormFields {
  const ids = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? one.id : one)) : value;
  const kept = Object.keys(fields).filter((name) => name in record);
  return Object.fromEntries(kept.map((name) => [name, ids(record[name])]));
}

/** Makes, changes, deletes, restores a record, or deletes it for good. */
async function writeRecord(writer: Writer, { path, trash, table, fill }: Kind): Promise<string> {
  const { app, choose } = writer;
  const found = await tableOf(app.services.db).selectFrom(table).select(['id', 'deleted_at']).orderBy('id').execute();
  const present = found.filter(({ deleted_at }) => deleted_at === null);
  const one = oneOf(choose, isSo(choose, 75) && present.length > 0 ? present : found);
  if (one === undefined || (isSo(choose, 12) && present.length < MAX_OF_A_KIND)) {
    return `POST ${path} ${(await call(writer, 'POST', path, await fill(writer))).status}`;
  }
  const its = `${path}${one.id}/`;
  if (one.deleted_at !== null && trash !== undefined && isSo(choose, 40)) {
    const forGood = `/trash/${trash}/${one.id}/?reason=old`;
    return `DELETE ${forGood} ${(await call(writer, 'DELETE', forGood)).status}`;
  }
  if (one.deleted_at !== null) return `restore ${its} ${(await call(writer, 'POST', `${its}restore/`)).status}`;
  if (isSo(choose, 18)) return `DELETE ${its} ${(await call(writer, 'DELETE', its)).status}`;
  const fields = await fill(writer);
  const changed = Object.entries(fields).filter(() => isSo(choose, 30));
  const record: FormFields = await (await call(writer, 'GET', its)).json();
  const body = { ...asItIs(record, fields), ...Object.fromEntries(changed) };
  const { status } = await call(writer, 'PUT', its, body);
  return `PUT ${its} ${status} ${JSON.stringify(Object.fromEntries(changed))}`;
}

const translated = [
  ...['posts', 'posts', 'posts', 'events', 'events', 'categories', 'gallery', 'gallery_categories', 'pages', 'media'],
  ...['announcements', 'ads', 'team', 'testimonials', 'timeline', 'documents', 'projects', 'site_pages', 'settings'],
  ...others.map(({ name }) => name),
];

const tables: Record<string, string> = {
  ...{ gallery: 'gallery_items', ads: 'advertisements', team: 'team_members', timeline: 'timeline_entries' },
  ...Object.fromEntries(others.map(({ name, table }) => [name, table])),
};

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
    // A category is asked for by its name, also in other languages.
    if (resource === 'categories' || resource === 'gallery_categories') return [name, oneOf(choose, NAMES) ?? ''];
    return [name, kind === 'html' ? html(choose) : oneWord(choose)];
  });
  const fields = written(seen, Object.fromEntries(texts), isSo(choose, 30) ? seen.fields.map(({ name }) => name) : []);
  const { status } = await call(writer, 'PUT', path, { fields, publish: isSo(choose, 70) });
  return `translate ${path} ${status}`;
}

async function writeSettings(writer: Writer): Promise<string> {
  const { choose } = writer;
  const settings: FormFields = await (await call(writer, 'GET', '/site-settings/')).json();
  const change = oneOf<FormFields>(choose, [
    { line: oneWord(choose), email: `office${choose(9)}@example.org` },
    { translated_first: isSo(choose, 50) },
    { languages: isSo(choose, 80) ? ['rw', 'fr'] : ['rw'] },
    { fun_facts: [{ value: String(choose(9)), label: oneWord(choose) }] },
  ]);
  const { status } = await call(writer, 'PUT', '/site-settings/', { ...settings, ...change });
  return `settings ${status} ${JSON.stringify(change)}`;
}

/** Somebody registers for an event, or staff take a registration back, or give it again. */
async function register(writer: Writer): Promise<string> {
  const { app, choose } = writer;
  const { db } = app.services;
  const [events, registrations] = await Promise.all([
    db.selectFrom('events').select('id').where(areVisible('events')).orderBy('id').execute(),
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
  const person = { full_name: oneWord(choose), email: `somebody${choose(30)}@example.org` };
  return `register ${path} ${(await callFrom(app, place, path, person)).status}`;
}

async function writeOther(writer: Writer): Promise<string> {
  const { app, choose, pictures } = writer;
  switch (choose(8)) {
    case 0: {
      const path = `/media/${oneOf(choose, pictures)}/`;
      const focus = isSo(choose, 50) ? { x: choose(100), y: choose(100) } : null;
      return `alt of ${path} ${(await call(writer, 'PUT', path, { alt: oneWord(choose), focus })).status}`;
    }
    case 1: {
      const path = `/site-pages/${oneOf(choose, ['terms', 'services'])}/`;
      const { updated_at } = await (await call(writer, 'GET', path)).json();
      const { status } = await call(writer, 'PUT', path, { title: oneWord(choose), body: html(choose), updated_at });
      return `PUT ${path} ${status}`;
    }
    case 2: {
      const name = { first_name: oneOf(choose, WORDS), last_name: oneWord(choose), language: 'en' };
      return `name ${(await call(writer, 'PUT', '/me/', name)).status}`;
    }
    case 3: {
      const wanted = { from: `/old-${choose(2)}`, to: `/about/${choose(4)}` };
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

/** A few records of each kind, so that there is something to be changed. */
export async function writeFirst(writer: Writer): Promise<void> {
  for (const kind of kinds) {
    for (let made = 0; made < 4; made += 1) await call(writer, 'POST', kind.path, await kind.fill(writer));
  }
}

/** The next moments at which something appears, begins, ends or is over, the soonest first. */
async function comingMoments({ app }: Writer): Promise<string[]> {
  const { db, clock } = app.services;
  const [posts, pages, events, announcements] = await Promise.all([
    db.selectFrom('posts').select('published_date').execute(),
    db.selectFrom('pages').select('published_date').execute(),
    db.selectFrom('events').select(['start_date', 'end_date']).execute(),
    db.selectFrom('announcements').select('show_until').execute(),
  ]);
  // An event is over a millisecond after its end.
  const ends = events.map(({ end_date }) => end_date && new Date(Date.parse(end_date) + 1).toISOString());
  return [
    ...[...posts, ...pages].map(({ published_date }) => published_date),
    ...events.map(({ start_date }) => start_date),
    ...ends,
    ...announcements.map(({ show_until }) => show_until),
    startOfDay(clock(), app.services.config.timeZone, 1).toISOString(),
  ]
    .filter((moment) => moment !== null)
    .filter((moment) => moment > clock().toISOString())
    .sort();
}

/** Time passes, often until something happens by itself, or the clock is set right and goes back. Answers what time it is. */
export async function moveClock(writer: Writer): Promise<string> {
  const { app, choose } = writer;
  const coming = isSo(choose, 60) ? oneOf(choose, (await comingMoments(writer)).slice(0, 2)) : undefined;
  if (coming) app.setClock(coming);
  else app.advance((isSo(choose, 70) ? choose(600) : -choose(90)) * MINUTE);
  return `at ${app.services.clock().toISOString()}`;
}

/** One write of any kind that visitors see. Answers what it was. */
export async function writeAnything(writer: Writer): Promise<string> {
  const turn = writer.choose(100);
  const kind = oneOf(writer.choose, isSo(writer.choose, 40) ? kinds.slice(0, 5) : kinds);
  if (turn < 60 && kind) return writeRecord(writer, kind);
  if (turn < 78) return translate(writer);
  return turn < 86 ? register(writer) : writeOther(writer);
}
