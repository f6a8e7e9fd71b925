import { campaignStatus } from '../../domain/campaign.ts';
import { withValue } from '../../domain/fields/within.ts';
import type { Language } from '../../domain/languages.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import { holdLock, holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeRecordLanguage } from '../languages/record-languages.ts';
import { followPage } from '../redirects/store.ts';
import { stampAfter } from '../resource/optimistic-lock.ts';
import { freeSlug } from '../resource/slugs.ts';
import { keepingOwnWords } from '../site/facts.ts';
import { readSiteSettings, writeSiteSettings } from '../site/store.ts';
import { readSitePage, writeSitePage } from '../site-pages/store.ts';
import { becomeFingerprint } from '../translations/correction.ts';
import { fingerprintOf } from '../translations/fingerprint.ts';
import { readSource, type Source, tableOfResource } from '../translations/sources.ts';
import {
  pagesPart,
  partOf,
  readTranslationRows,
  rowsByField,
  type TranslationRow,
  writeRow,
} from '../translations/store.ts';
import { turnVersions } from './turned-versions.ts';

// A record is written in another language from now on: its words and its translation into that one change places. Visitors see no
// difference. What has no words in that language keeps its own.

type Rows = ReadonlyMap<string, TranslationRow>;

/** Whether everything that the record says is published in the language, and nothing else is being written of it. */
const isWhole = ({ fields, texts }: Source, rows: Rows): boolean =>
  [...rows.values()].every(({ draft }) => draft === null) &&
  fields.every(({ name, isOptional }) => {
    const hasText = (texts.get(name)?.fingerprint ?? null) !== null;
    return !hasText || isOptional || (rows.get(name)?.published ?? null) !== null;
  });

/** Whether somebody has begun to change the record: their words are in the language that it has now. */
async function isBeingWritten(db: Database, resource: string, record: string): Promise<boolean> {
  const drafts = db.selectFrom('drafts').select('id').where('collection', '=', resource).where('record', '=', record);
  return (await drafts.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether it goes out as it is, or has: its words stay what they are. */
async function isFixed(db: Database, resource: string, record: string): Promise<boolean> {
  if (resource !== 'newsletter') return false;
  const campaign = await db
    .selectFrom('newsletter_campaigns')
    .select(['status', 'send_at', 'missed'])
    .where('id', '=', Number(record))
    .executeTakeFirst();
  return campaign === undefined || campaignStatus(campaign) !== 'draft';
}

/** Each text of the record that changes: what it was and what it becomes. */
interface Turned {
  name: string;
  kind: Source['fields'][number]['kind'];
  before: string;
  after: string;
  row: TranslationRow;
}

const turnedOf = ({ fields, texts }: Source, rows: Rows): Turned[] =>
  fields.flatMap(({ name, kind }) => {
    const row = rows.get(name);
    const before = texts.get(name)?.text ?? '';
    return row === undefined || row.published === null || before === ''
      ? []
      : [{ name, kind, before, after: row.published, row }];
  });

/** The slug of a post follows its title, unless somebody has written it. */
async function slugAfter(db: Database, id: number, turned: readonly Turned[]): Promise<{ slug?: string }> {
  const title = turned.find(({ name }) => name === 'title');
  const post = await db.selectFrom('posts').select('slug').where('id', '=', id).executeTakeFirst();
  const isMade = title && post?.slug.replace(/-\d+$/, '') === slugOf(title.before).replace(/-\d+$/, '');
  return isMade ? { slug: await freeSlug(db, 'posts', { title: title.after, otherwise: post.slug }, id) } : {};
}

async function writeWords(
  unit: UnitOfWork,
  described: Translatable,
  record: string,
  turned: readonly Turned[],
  derived: Readonly<Record<string, string>>,
): Promise<void> {
  const { db, now } = unit;
  const { resource, lists = {} } = described;
  const inPlace = <Held extends object>(held: Held): Held =>
    turned.reduce((whole, { name, after }) => withValue(whole, name, after), held);
  if (resource === 'settings') {
    const settings = await readSiteSettings(db);
    await writeSiteSettings(db, inPlace(settings), stampAfter(settings.updated_at, now));
    return;
  }
  if (resource === 'site_pages') {
    const slug = sitePageSlugs.find((one) => one === record);
    if (slug === undefined) return;
    const page = inPlace(await readSitePage(db, slug));
    await writeSitePage(db, { ...page, updated_at: stampAfter(page.updated_at, now) });
    return;
  }
  const table = tableOfResource(resource);
  if (table === undefined) return;
  const id = Number(record);
  const columns = Object.fromEntries(
    turned.flatMap(({ name, after }) => (Object.hasOwn(lists, listOf(name)) ? [] : [[name, after]])),
  );
  const changedLists = Object.keys(lists).filter((list) => turned.some(({ name }) => listOf(name) === list));
  const inLists = await readLists(db, table, id, changedLists);
  const ofLists = Object.entries(inPlace(inLists)).map(([name, list]) => [name, JSON.stringify(list)]);
  const slug = resource === 'posts' ? await slugAfter(db, id, turned) : {};
  const address = turned.find(({ name }) => resource === 'pages' && name === 'address');
  if (address) await followPage(db, address.before, address.after);
  // The moment of the last change tells forms that are open that the record is another now, and says visitors nothing new.
  const stamp = resource === 'media' ? {} : { updated_at: await nextMoment(db, table, id) };
  await tableOf(db)
    .updateTable(table)
    .set({ ...columns, ...Object.fromEntries(ofLists), ...derived, ...slug, ...stamp })
    .where('id', '=', id)
    .execute();
}

/** The list in which a text of an entry stands. */
const listOf = (name: string) => name.split('-')[0] ?? '';

/** The lists of a record that lie in columns of their own. */
async function readLists(
  db: Database,
  table: string,
  id: number,
  lists: readonly string[],
): Promise<Record<string, unknown>> {
  if (lists.length === 0) return {};
  const row = await tableOf(db).selectFrom(table).select(lists).where('id', '=', id).executeTakeFirstOrThrow();
  return Object.fromEntries(lists.map((name) => [name, JSON.parse(String(row[name]))]));
}

async function nextMoment(db: Database, table: string, id: number): Promise<string> {
  const row = await tableOf(db).selectFrom(table).select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
  return new Date(Date.parse(row.updated_at) + 1).toISOString();
}

/** A fingerprint of no text. */
const OF_NOTHING = '';

/** Of which text the former words are a translation: of the new ones, or of others that somebody has written since. */
function madeFrom({ kind, before, after, row }: Turned) {
  const [old, present] = [fingerprintOf(kind, before), fingerprintOf(kind, after)];
  if (row.published_fingerprint === old) return { published_fingerprint: present, published_source: after };
  const isOther = row.published_fingerprint !== present;
  return { published_fingerprint: isOther ? row.published_fingerprint : OF_NOTHING, published_source: null };
}

/**
 * Writes the record in the language, where all that it says is published in it. Answers whether it is by now; it stays as it is while
 * somebody writes it, and in the trash.
 */
export async function changePlaces(
  unit: UnitOfWork,
  described: Translatable,
  record: string,
  to: Language,
): Promise<boolean> {
  const { db } = unit;
  const { resource, derived = {} } = described;
  await holdLock(unit, 'translations');
  if (resource === 'settings') await holdLock(unit, 'settings');
  const table = tableOfResource(resource);
  if (table !== undefined) await holdRow(unit, table, Number(record));
  const source = await readSource(db, described, record);
  if (!source || source.language === to) return source !== undefined;
  const rows = rowsByField(await readTranslationRows(db, { resource, records: [record], language: to }));
  if (!isWhole(source, rows)) return false;
  if ((await isBeingWritten(db, resource, record)) || (await isFixed(db, resource, record))) return false;

  const turned = turnedOf(source, rows);
  const summaries = Object.values(derived).flatMap(({ name }) => {
    const text = rows.get(name)?.published;
    return text === undefined || text === null ? [] : [[name, text] as const];
  });
  const former = await formerOf(
    db,
    table,
    Number(record),
    Object.values(derived).map(({ name }) => name),
  );
  const isOfSite = resource === 'settings' || resource === 'site_pages';
  const keepOwnWords = isOfSite ? await keepingOwnWords(db) : undefined;
  await writeWords(unit, described, record, turned, Object.fromEntries(summaries));
  await keepOwnWords?.();
  const gone = [...turned.map(({ name }) => name), ...summaries.map(([name]) => name)];
  await db
    .deleteFrom('translations')
    .where('resource', '=', resource)
    .where('record', '=', record)
    .where('language', '=', to)
    .where('field', 'in', ['', ...gone])
    .execute();
  for (const one of turned) {
    const old = fingerprintOf(one.kind, one.before);
    const present = fingerprintOf(one.kind, one.after);
    if (old !== null && present !== null && one.row.published_fingerprint === old)
      await becomeFingerprint(db, { resource, record, field: one.name }, old, {
        fingerprint: present,
        text: one.after,
      });
    const { updated_at, updated_by } = one.row;
    const written = { ...madeFrom(one), draft: null, draft_fingerprint: null, draft_source: null };
    const key = { resource, record, language: source.language, field: one.name };
    await writeRow(db, { ...key, published: one.before, ...written, updated_at, updated_by });
    const summary = derived[one.name];
    const text = summary && former[summary.name];
    if (summary && text !== undefined && text !== '')
      await writeRow(db, { ...key, field: summary.name, published: text, ...written, updated_at, updated_by });
  }
  await turnVersions(unit, described, { record, from: source.language, to }, turned);
  await writeRecordLanguage(db, resource, record, to);
  unit.changes(resource === 'site_pages' ? 'pages' : resource, [record]);
  unit.changes('translations', [
    ...[resource, pagesPart(resource), partOf(resource, record)],
    ...[partOf(resource, record, source.language), partOf(resource, record, to)],
  ]);
  return true;
}

/** The texts of these columns, which are made of others. */
async function formerOf(
  db: Database,
  table: string | undefined,
  id: number,
  columns: readonly string[],
): Promise<Record<string, string>> {
  if (table === undefined || columns.length === 0) return {};
  const row = await tableOf(db)
    .selectFrom(table)
    .select([...columns])
    .where('id', '=', id)
    .executeTakeFirst();
  return Object.fromEntries(columns.map((column) => [column, String(row?.[column] ?? '')]));
}
