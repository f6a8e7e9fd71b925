import { collections } from '../../domain/collections/registry.ts';
import { textAt } from '../../domain/fields/within.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { linksIn } from './in-html.ts';
import { allLinkFields, linkFieldsOf, linkListsOf, linksWithin } from './link-fields.ts';
import { ownLink } from './own-link.ts';
import { formPath, type Place, placeOf, standardPath } from './place.ts';
import { siteOfLinks } from './site.ts';
import { type Target, targetsOf } from './targets.ts';

// Which texts lead to which of our records is kept with the states of translations: the same notes of the database say which
// records have changed. The texts themselves stay as they were written.

/** Links of one text that are followed: more than anybody reads. The others lead where they are written. */
const MOST_LINKS = 1000;

/** Rows in one statement. */
const BATCH = 1000;

/** The rules by which links are found: where a release changes them, all links are found again. */
export const linksDescription = ['own links', 'standard pages', 'forms', ...allLinkFields];

/** Records with their texts, and those of their translations. */
interface TextsOfRecords {
  sources: readonly {
    record: string;
    fields: readonly { name: string; kind: string }[];
    texts: ReadonlyMap<string, { text: string }>;
  }[];
  found: readonly { record: string; language: string; field: string; published: string | null }[];
}

/** A link as it stands in a text. */
interface WrittenLink {
  record: string;
  language: string;
  field: string;
  path: string;
  words: string;
  /** Undefined for a page that every site has, which can be switched off and never moves, and for a form. */
  place: Place | undefined;
  oldPath: string;
}

type Where = Pick<WrittenLink, 'record' | 'language' | 'field'>;

const keyOf = ({ record, language, field, path }: Omit<WrittenLink, 'words' | 'place' | 'oldPath'>) =>
  `${record} ${language} ${field} ${path}`;

function linksOf(where: Where, links: Iterable<{ href: string; words(): string }>, publicUrl: string): WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  for (const { href, words } of links) {
    const { path } = ownLink(href, publicUrl) ?? {};
    if (path === undefined || found.has(path)) continue;
    const place = placeOf(path);
    const oldPath = place?.oldPath ?? standardPath(path) ?? formPath(path);
    if (oldPath !== undefined) found.set(path, { ...where, path, words: words(), place, oldPath });
    if (found.size === MOST_LINKS) break;
  }
  return [...found.values()];
}

/** In place of a language: the record's own words, in whatever language they are. */
const OWN_WORDS = '';

/** The links of the texts, in every language in which visitors read them. */
function linksOfTexts({ sources, found }: TextsOfRecords, publicUrl: string): WrittenLink[] {
  const translations = Map.groupBy(found, ({ record }) => record);
  return sources.flatMap(({ record, fields, texts }) => {
    const html = new Set(fields.filter(({ kind }) => kind === 'html').map(({ name }) => name));
    const own = [...html].map((field) => ({ field, language: OWN_WORDS, text: texts.get(field)?.text ?? '' }));
    const others = (translations.get(record) ?? []).flatMap(({ field, language, published }) =>
      html.has(field) && published !== null ? [{ field, language, text: published }] : [],
    );
    return [...own, ...others].flatMap(({ text, field, language }) =>
      linksOf({ record, language, field }, linksIn(text), publicUrl),
    );
  });
}

const tableNamed = (resource: string) => collections.find(({ name }) => name === resource)?.table;

/** Those of the fields that hold one link each. */
async function linksOfFields(
  db: Database,
  { resource }: Translatable,
  records: readonly string[],
  publicUrl: string,
): Promise<WrittenLink[]> {
  const [fields, lists, table] = [linkFieldsOf(resource), linkListsOf(resource), tableNamed(resource)];
  if (fields.length + lists.length === 0 || table === undefined) return [];
  const rows = await tableOf(db)
    .selectFrom(table)
    .select(['id', ...fields, ...lists])
    .where('id', 'in', records.map(Number))
    .execute();
  return rows.flatMap((row) => {
    const read = { ...row, ...Object.fromEntries(lists.map((name) => [name, JSON.parse(String(row[name]))])) };
    return [...fields, ...linksWithin(resource, read)].flatMap((field) => {
      const where = { record: String(row.id), language: OWN_WORDS, field };
      return linksOf(where, [{ href: textAt(read, field), words: () => '' }], publicUrl);
    });
  });
}

/** Of these records those that are no more. One in the trash keeps its links: it may come back. */
async function goneAmong(db: Database, resource: string, records: readonly string[]): Promise<Set<string>> {
  const table = tableNamed(resource);
  if (table === undefined || records.length === 0) return new Set();
  const rows = await tableOf(db).selectFrom(table).select('id').where('id', 'in', records.map(Number)).execute();
  const there = new Set(rows.map(({ id }) => String(id)));
  return new Set(records.filter((record) => !there.has(record)));
}

const keptColumns = ['id', 'record', 'language', 'field', 'path', 'old_path', 'words', 'target', 'target_id'] as const;

type KeptLink = Target & { record: string; path: string };

/** Pages and documents that are there, in whatever state, of those to which links have led. */
async function thereAmong(db: Database, links: readonly KeptLink[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (const target of ['pages', 'documents'] as const) {
    const ids = [...new Set(links.filter((one) => one.target === target).map(({ target_id }) => target_id))];
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(target).select('id').where('id', 'in', ids).execute();
    for (const { id } of rows) there.add(`${target} ${id}`);
  }
  return there;
}

/**
 * Where each link leads. What the same path led to before in the record it leads to still: the page may have moved, and another may stand
 * there now.
 */
async function resolved(db: Database, links: readonly WrittenLink[], kept: readonly KeptLink[]) {
  const there = await thereAmong(db, kept);
  const before = new Map(
    kept
      .filter(({ target, target_id }) => there.has(`${target} ${target_id}`))
      .map((one) => [`${one.record} ${one.path}`, one]),
  );
  const known = ({ record, path }: Pick<WrittenLink, 'record' | 'path'>) => before.get(`${record} ${path}`);
  const targets = await targetsOf(
    db,
    links.flatMap((link) => (link.place === undefined || known(link) ? [] : [link.place])),
  );
  return links.map(({ place, oldPath, ...link }) => {
    const { target = null, target_id = null } = (place && (known(link) ?? targets.get(place))) ?? {};
    return { ...link, old_path: oldPath, target, target_id };
  });
}

/** Pages that stand now where links lead already: from now on these follow them. */
async function adopt(db: Database, { sources, found }: TextsOfRecords): Promise<void> {
  for (const { record, texts } of sources) {
    const translated = found.filter((row) => row.record === record && row.field === 'address');
    const addresses = [texts.get('address')?.text, ...translated.map(({ published }) => published)];
    const paths = addresses.flatMap((address) => (address ? [`/${address}`] : []));
    if (paths.length === 0) continue;
    await db
      .updateTable('own_links')
      .set({ target: 'pages', target_id: Number(record) })
      .where('old_path', 'in', paths)
      .where('target', 'is', null)
      .execute();
  }
}

/** Keeps up with these records; `texts` has those of them that are outside the trash. What leads where it led before is not written. */
export async function keepLinks(
  db: Database,
  described: Translatable,
  records: readonly string[],
  texts: TextsOfRecords,
): Promise<void> {
  const { resource, fields } = described;
  const hasLinks = linkFieldsOf(resource).length + linkListsOf(resource).length > 0;
  if (!fields.some(({ kind }) => kind === 'html') && !hasLinks) return;
  const publicUrl = await siteOfLinks(db);
  const written = [...linksOfTexts(texts, publicUrl), ...(await linksOfFields(db, described, records, publicUrl))];
  const stored = await db
    .selectFrom('own_links')
    .select(keptColumns)
    .where('resource', '=', resource)
    .where('record', 'in', records)
    .execute();
  if (stored.length + written.length > 0) {
    const led = stored.flatMap(({ record, path, target, target_id }) =>
      target === null || target_id === null ? [] : [{ record, path, target, target_id }],
    );
    const present = await resolved(db, written, led);
    const byKey = new Map(stored.map((one) => [keyOf(one), one]));
    const changed = present.filter((one) => {
      const old = byKey.get(keyOf(one));
      return (
        old?.words !== one.words ||
        old.old_path !== one.old_path ||
        old.target !== one.target ||
        old.target_id !== one.target_id
      );
    });
    const keys = new Set(present.map(keyOf));
    const inTrash = records.filter((record) => !texts.sources.some((source) => source.record === record));
    const gone = await goneAmong(db, resource, inTrash);
    const staying = new Set(inTrash.filter((record) => !gone.has(record)));
    const dropped = stored.filter((one) => !keys.has(keyOf(one)) && !staying.has(one.record)).map(({ id }) => id);
    for (let at = 0; at < dropped.length; at += BATCH)
      await db
        .deleteFrom('own_links')
        .where('id', 'in', dropped.slice(at, at + BATCH))
        .execute();
    for (let at = 0; at < changed.length; at += BATCH) {
      const rows = changed.slice(at, at + BATCH).map((one) => ({ resource, ...one }));
      await db
        .insertInto('own_links')
        .values(rows)
        .onConflict((known) =>
          known.columns(['resource', 'record', 'language', 'field', 'path']).doUpdateSet((row) => ({
            old_path: row.ref('excluded.old_path'),
            words: row.ref('excluded.words'),
            target: row.ref('excluded.target'),
            target_id: row.ref('excluded.target_id'),
          })),
        )
        .execute();
    }
  }
  if (resource === 'pages') await adopt(db, texts);
}
