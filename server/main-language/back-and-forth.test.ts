import { beforeAll, expect, test } from 'vitest';
import { collections } from '../../domain/collections/registry.ts';
import { textAt, withValue } from '../../domain/fields/within.ts';
import { type Language, languages, languageWords, mainLanguage } from '../../domain/languages.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { spokenPage } from '../../tests/support/spoken-page.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { tableOf } from '../database/collection-tables.ts';
import { readRecordLanguage } from '../languages/record-languages.ts';
import { readSiteSettings, writeSiteSettings } from '../site/store.ts';
import { readSitePage } from '../site-pages/store.ts';
import { wrongStates } from '../translations/states.ts';
import { textsOfRecord } from '../translations/texts-of-record.ts';
import { changeMainLanguage, changePlacesOfAll, followChange } from './change.ts';

// The main language there and back again: nothing that anybody has written is lost, and visitors read the same.

/** `LANGUAGE_RECORDS=500` takes more, in eight minutes on each database. */
const RECORDS = Number(process.env.LANGUAGE_RECORDS ?? 60);

/** The main language, one after the other. */
const JOURNEY: readonly Language[] = ['fr', 'en', 'fr', 'en'];

/** How far a record is in a language. */
const stages = ['missing', 'draft', 'partly', 'current', 'outdated', 'beside', 'grown'] as const;
type Stage = (typeof stages)[number];

interface Kind {
  resource: TranslatableName;
  path: string;
  /** The texts, the first without HTML; the second may be empty at first. */
  fields: readonly [string, string, ...string[]];
  html?: string;
  rest: object;
  /** Where visitors read it. */
  page?: (id: number) => string;
}

const times = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z' };

const kinds: readonly Kind[] = [
  {
    ...{ resource: 'posts', path: '/posts/', fields: ['title', 'excerpt', 'content'], html: 'content' },
    ...{ rest: { status: 'published' }, page: (id) => `/BlogDetail/${id}` },
  },
  {
    ...{ resource: 'events', path: '/events/', fields: ['title', 'location', 'description'], html: 'description' },
    rest: { ...times, event_type: 'offline', category: '', organizer: '' },
    page: (id) => `/EventDetails/${id}`,
  },
  {
    ...{ resource: 'pages', path: '/pages/', fields: ['title', 'description', 'content'], html: 'content' },
    rest: { status: 'published' },
  },
  {
    ...{ resource: 'gallery', path: '/gallery/', fields: ['title', 'description'] },
    rest: { media_type: 'video', video_url: 'https://example.org/film.mp4' },
  },
  {
    ...{ resource: 'testimonials', path: '/testimonials/', fields: ['quote', 'role'] },
    rest: { name: 'Aline', is_consented: true },
  },
  {
    ...{ resource: 'newsletter', path: '/newsletter/campaigns/', fields: ['subject', 'content'], html: 'content' },
    rest: {},
  },
];

interface Made {
  kind: Kind;
  id: number;
  number: number;
  stages: Record<'fr' | 'rw', Stage>;
  /** It is on no page, or goes out as it is. */
  isFixed: boolean;
}

interface Reading {
  /** What is read. */
  name: string;
  path: string;
  language: Language;
  /** A word that is on the page in that language. */
  said: string[];
}

eachDatabase('the main language there and back again', (app) => {
  let access = '';
  const below = random(20_261_129);
  const records: Made[] = [];

  async function call(method: string, path: string, body?: unknown) {
    const reply = await app.call(method, path, body, access);
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  }

  const wording =
    ({ resource, html }: Kind, number: number, language: string, version: number) =>
    (field: string) => {
      const words = `${language}${version} ${field} of ${resource} ${number}`;
      return field === html ? `<p>${words}</p>` : words;
    };

  async function translate({ kind, id, number }: Made, language: string, stage: Stage, isFirst: boolean) {
    const at = `/translations/${kind.resource}/${id}/${language}/`;
    const seen: { fields: { name: string; fingerprint: string; updated_at: string | null }[] } = await call('GET', at);
    const put = (names: readonly string[], version: number, publish: boolean, moment?: Map<string, string | null>) => {
      const word = wording(kind, number, language, version);
      const fields = seen.fields
        .filter(({ name }) => names.includes(name))
        .map(({ name, fingerprint, updated_at }) => ({
          ...{ name, fingerprint, updated_at: moment?.get(name) ?? updated_at },
          text: name === 'address' ? `${language}-page-${number}` : word(name),
        }));
      return call('PUT', at, { fields, publish });
    };
    const names = seen.fields.map(({ name }) => name);
    const early = stage === 'outdated' || stage === 'grown';
    if (early !== isFirst || stage === 'missing') return;
    if (stage === 'draft') return put(names, 1, false);
    if (stage === 'partly') return put(names.slice(0, 1), 1, false);
    const after: typeof seen = await put(names, 1, true);
    if (stage === 'beside')
      await put(names.slice(0, 1), 2, false, new Map(after.fields.map((one) => [one.name, one.updated_at])));
  }

  async function make(number: number) {
    const kind = kinds[number % kinds.length];
    if (!kind) throw new Error('There is no kind');
    const stageOf = (): Stage => stages[below(3) === 0 ? below(stages.length) : 3] ?? 'missing';
    const stage = { fr: stageOf(), rw: stageOf() };
    const word = wording(kind, number, 'en', 1);
    const isGrown = Object.values(stage).includes('grown');
    const texts = Object.fromEntries(kind.fields.map((field) => [field, word(field)]));
    const own = kind.resource === 'pages' ? { address: `en-page-${number}` } : {};
    const first = isGrown && kind.resource !== 'newsletter' ? { [kind.fields[1]]: '' } : {};
    const { id } = await call('POST', kind.path, { ...kind.rest, ...texts, ...own, ...first });
    const made: Made = { kind, id, number, stages: stage, isFixed: false };
    for (const language of ['fr', 'rw'] as const) await translate(made, language, stage[language], true);
    const isChanged = isGrown || Object.values(stage).includes('outdated');
    if (isChanged) {
      const before = await call('GET', `${kind.path}${id}/`);
      const later = Object.values(stage).includes('outdated') ? wording(kind, number, 'en', 2) : word;
      const written = { [kind.fields[0]]: later(kind.fields[0]), [kind.fields[1]]: later(kind.fields[1]) };
      await call('PUT', `${kind.path}${id}/`, { ...before, ...kind.rest, ...texts, ...written });
    }
    for (const language of ['fr', 'rw'] as const) await translate(made, language, stage[language], false);
    records.push(made);
    if (number % 11 === 10) {
      await call('DELETE', `${kind.path}${id}/`);
      made.isFixed = true;
    } else if (kind.resource === 'newsletter' && number % 4 !== 1) {
      const values = number % 4 === 3 ? { status: 'sent' as const } : { send_at: '2026-12-24T08:00:00.000Z' };
      await app.services.db.updateTable('newsletter_campaigns').set(values).where('id', '=', id).execute();
      made.isFixed = true;
    }
  }

  async function writeSettings() {
    await app.services.write(null, async ({ db, now, changes }) => {
      const settings = await readSiteSettings(db);
      const described = translatables.find(({ resource }) => resource === 'settings');
      const fields = described ? textsOfRecord(described, settings) : [];
      const written = fields.reduce((whole, { name }) => withValue(whole, name, `en ${name}`), settings);
      await writeSiteSettings(db, written, now);
      changes('settings');
    });
    const seen = await call('GET', '/translations/settings/settings/fr/');
    const fields = seen.fields.map((one: { name: string; fingerprint: string; updated_at: string | null }) => ({
      ...{ name: one.name, fingerprint: one.fingerprint, updated_at: one.updated_at, text: `fr ${one.name}` },
    }));
    await call('PUT', '/translations/settings/settings/fr/', { fields, publish: true });
    for (const [place, slug] of sitePageSlugs.entries()) {
      const page = await call('GET', `/site-pages/${slug}/`);
      await call('PUT', `/site-pages/${slug}/`, { ...page, title: `en ${slug}`, body: `<p>en body of ${slug}</p>` });
      if (place % 2 === 1) continue;
      const at = `/translations/site_pages/${slug}/fr/`;
      const there = await call('GET', at);
      const texts = there.fields.map((one: { name: string; fingerprint: string; updated_at: string | null }) => ({
        ...{ name: one.name, fingerprint: one.fingerprint, updated_at: one.updated_at },
        text: one.name === 'body' ? `<p>fr body of ${slug}</p>` : `fr ${slug}`,
      }));
      await call('PUT', at, { fields: texts, publish: true });
    }
  }

  /** Every record with its values, those in the trash too. */
  async function allValues(): Promise<
    { resource: TranslatableName; record: string; values: Record<string, unknown> }[]
  > {
    const { db } = app.services;
    const found: Awaited<ReturnType<typeof allValues>> = [
      { resource: 'settings', record: 'settings', values: { ...(await readSiteSettings(db)) } },
    ];
    for (const slug of sitePageSlugs)
      found.push({ resource: 'site_pages', record: slug, values: { ...(await readSitePage(db, slug)) } });
    for (const { name, table } of collections)
      for (const values of await tableOf(db).selectFrom(table).selectAll().orderBy('id').execute())
        if (translatables.some(({ resource }) => resource === name))
          found.push({ resource: name, record: String(values.id), values });
    return found;
  }

  /** All words, by record, language and field, wherever they are kept. */
  async function allWords(): Promise<string[]> {
    const { db } = app.services;
    const lines: string[] = [];
    for (const { resource, record, values } of await allValues()) {
      const described = translatables.find((one) => one.resource === resource);
      if (!described) continue;
      const language = await readRecordLanguage(db, resource, record);
      for (const { name } of [...textsOfRecord(described, values), ...Object.values(described.derived ?? {})]) {
        const text = textAt(values, name);
        if (text !== '') lines.push(`${resource} ${record} ${language} ${name}: ${text}`);
      }
    }
    for (const row of await db.selectFrom('translations').selectAll().execute()) {
      const place = `${row.resource} ${row.record} ${row.language} ${row.field}`;
      if (row.published !== null) lines.push(`${place}: ${row.published}`);
      if (row.draft !== null) lines.push(`${place} draft: ${row.draft}`);
    }
    return lines.sort();
  }

  /** What the tables say of texts, but for the moments of their last change. */
  async function allTables() {
    const { db } = app.services;
    const values = await allValues();
    const translations = await db
      .selectFrom('translations')
      .select(['resource', 'record', 'language', 'field', 'published', 'published_fingerprint'])
      .select(['draft', 'draft_fingerprint', 'draft_source', 'updated_by'])
      .orderBy('resource')
      .orderBy('record')
      .orderBy('language')
      .orderBy('field')
      .execute();
    const states = await db
      .selectFrom('translation_states')
      .selectAll()
      .orderBy('resource')
      .orderBy('number')
      .orderBy('language')
      .execute();
    const records = values.map(({ resource, record, values: { updated_at: _, ...rest } }) => ({
      resource,
      record,
      rest,
    }));
    return { records, translations, states };
  }

  /** Where each record is read in each language now, by what its pages say themselves. */
  async function readings(): Promise<Reading[]> {
    const translated = await app.services.db
      .selectFrom('translations')
      .select(['record', 'language', 'published'])
      .where('resource', '=', 'pages')
      .where('field', '=', 'address')
      .execute();
    const columns = await app.services.db.selectFrom('pages').select(['id', 'address']).execute();
    const addressOf = (id: number, code: Language) =>
      translated.find(({ record, language }) => record === String(id) && language === code)?.published ??
      columns.find((page) => page.id === id)?.address;
    const found: Reading[] = [];
    for (const { kind, id, number } of records) {
      for (const language of languages) {
        const page = kind.page?.(id) ?? (kind.resource === 'pages' ? `/${addressOf(id, language)}` : undefined);
        if (page === undefined) continue;
        const path = language === mainLanguage() ? page : `/${language}${page}`;
        const said = [`${kind.fields[0]} of ${kind.resource} ${number}`];
        found.push({ name: `${kind.resource} ${number}`, path, language, said });
      }
    }
    return found;
  }

  /**
   * What is not translated into a third language is read there in the record's own one, which becomes another: whether it is marked
   * with the language that it is in counts, and not which one that is.
   */
  const inAnySource = (text: string) =>
    /^(en|fr) (?!\1)(?:en|fr)\d? /.test(text) ? text : text.replaceAll(/\b(?:en|fr)\d? /g, 'own ');

  const shared = ['/', '/Gallery', '/Testimonials', '/MoreBlogs', '/Events', '/Mission', '/Services', '/Privacy'];

  const open = (path: string) => fetch(app.url + path, { redirect: 'manual' });

  /** A page after at most one redirect. */
  async function follow(path: string) {
    let reply = await open(path);
    let place = path;
    if (reply.status >= 300 && reply.status < 400) {
      place = reply.headers.get('location') ?? '';
      await reply.body?.cancel();
      reply = await open(place);
    }
    return { status: reply.status, place, html: await reply.text() };
  }

  /** What visitors read on each page in each language, by both. */
  async function everythingRead(): Promise<Map<string, object>> {
    const read = new Map<string, object>();
    const pages = [...(await readings()), ...languagesOf(shared)];
    for (const { name, path, language } of pages) {
      const { status, html } = await follow(path);
      const { language: said, title, description, texts, alternates } = spokenPage(html);
      const inLanguages = alternates.map((one) => one.split(' ')[0]).filter((one) => one !== 'x-default');
      // The main language stands first among the languages that are offered.
      const names = new Set(
        languages.flatMap((code) => {
          const { name, read: offer, decline } = languageWords[code];
          return [name, code.toUpperCase(), offer, decline].map((text) => `${code} ${text}`);
        }),
      );
      const own = texts.filter((text) => !names.has(text) && !/^\w\w (?:EN|FR|RW), /.test(text));
      const [all, head] = [own, [title, description]].map((some) => some.map(language === 'rw' ? inAnySource : String));
      read.set(`${language} ${name}`, { status, said, head, texts: all, inLanguages: inLanguages.sort() });
    }
    return read;
  }

  const languagesOf = (paths: readonly string[]): Reading[] =>
    paths.flatMap((page) =>
      languages.map((language) => ({
        ...{ name: page, language, said: [] },
        path: language === mainLanguage() ? page : `/${language}${page === '/' ? '' : page}`,
      })),
    );

  /** Where two pages are not the same, in short. */
  function firstDifference(page: object, other: object = {}) {
    const [before, now] = [page, other].map((one) => JSON.stringify(one, null, 1).split('\n'));
    const place = before?.findIndex((line, index) => line !== now?.[index]) ?? 0;
    return `${before?.slice(place, place + 2).join(' ')} became ${now?.slice(place, place + 2).join(' ')}`;
  }

  const differences = (now: ReadonlyMap<string, object>, before: ReadonlyMap<string, object>) =>
    [...before].flatMap(([key, page]) => {
      const other = now.get(key);
      return JSON.stringify(other) === JSON.stringify(page) ? [] : [`${key}: ${firstDifference(page, other)}`];
    });

  /** The records keep their places at first. */
  async function change(to: Language) {
    const body = { main_language: to, seen: mainLanguage(), offers_former: true, is_written_already: false };
    await app.services.write(null, (unit) => changeMainLanguage(unit, body));
    await followChange(app.services);
  }

  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    await offerLanguages(app, ['rw', 'fr']);
    await writeSettings();
    for (let number = 0; number < RECORDS; number += 1) await make(number);
  }, 600_000);

  test('visitors read the same, nothing is lost, and at the end all is as it was', { timeout: 900_000 }, async () => {
    const [words, tables, read] = [await allWords(), await allTables(), await everythingRead()];
    expect(words.length).toBeGreaterThan(RECORDS * 3);
    const old = new Map<string, Reading & { main: Language }>();
    const remember = async () => {
      for (const reading of await readings()) {
        const { status, place } = await follow(reading.path);
        const main = mainLanguage();
        if (status === 200)
          for (const path of [reading.path, place]) old.set(`${main} ${path}`, { ...reading, path, main });
      }
    };
    await remember();
    for (const to of JOURNEY) {
      await change(to);
      for (const when of ['at once', 'after all have changed places']) {
        if (when !== 'at once') await changePlacesOfAll(app.services);
        const place = `${to} ${when}`;
        expect([place, differences(await everythingRead(), read)]).toEqual([place, []]);
        expect([place, await allWords()]).toEqual([place, words]);
        expect([place, await wrongStates(app.services.db)]).toEqual([place, 0]);
      }
      await remember();
      const lost: string[] = [];
      for (const { path, language, said, main } of old.values()) {
        const { status, place, html } = await follow(path);
        const hasPrefix = /^\/(?:en|fr|rw)(?=\/|$)/.test(path);
        const wanted = hasPrefix ? [language] : [mainLanguage(), main];
        const page = spokenPage(html);
        const isRight =
          status === 200 && wanted.some((one) => one === page.language) && said.every((one) => html.includes(one));
        if (!isRight) lost.push(`${path} of ${main} leads to ${place}: ${status} in ${page.language}`);
      }
      expect([to, lost]).toEqual([to, []]);
    }
    expect(await allTables()).toEqual(tables);
  });
});
