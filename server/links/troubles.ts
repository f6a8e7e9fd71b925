import { type RawBuilder, sql } from 'kysely';
import { addresses } from '../../domain/addresses.ts';
import { languages } from '../../domain/languages.ts';
import type { DeadLink, LinkTrouble, TroubledLink } from '../../domain/links.ts';
import type { Permission } from '../../domain/permission.ts';
import { standardPageNames } from '../../domain/standard-page.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';

/** Links of one record that its form tells of: more than anybody mends at once. */
const MOST_TOLD = 100;

interface TroubledRow {
  id: number;
  resource: string;
  record: string;
  language: string;
  address: string;
  words: string;
  target: string | null;
  title: string | null;
  trouble: LinkTrouble;
}

const published = (table: string, now: string) => sql`case
  when ${sql.ref(`${table}.id`)} is null then 'gone'
  when ${sql.ref(`${table}.deleted_at`)} is not null then 'trash'
  when ${sql.ref(`${table}.status`)} <> 'published' or ${sql.ref(`${table}.published_date`)} > ${now} then 'hidden'
  else '' end`;

/** Where a file is gone, the addresses of others stay; a document that is gone may have left its file. */
const fileAt = sql`case when exists (select 1 from media as file where file.key = substr(link.old_path, 8)) then '' else 'gone' end`;

/** A form is found by the name at the end of its address. */
const formAt = (where: RawBuilder<unknown>) =>
  sql`exists (select 1 from forms where forms.slug = substr(link.old_path, 7) and ${where})`;

const standardPaths = standardPageNames.map((name) => addresses[name].toLowerCase());

const pageAtLink = sql`case link.old_path ${sql.join(
  standardPageNames.map((name) => sql`when ${sql.lit(addresses[name].toLowerCase())} then ${sql.lit(name)}`),
  sql` `,
)} end`;

/**
 * What keeps visitors from what a link leads to; empty for nothing. An old address that leads on is none, unless it leads to the very page
 * that they do not find.
 */
const trouble = (now: string) => sql`case
  when exists (
    select 1 from redirects where redirects.old_path = link.old_path and not redirects.is_gone
      and (pages.address is null or redirects.target_path is null or redirects.target_path <> '/' || pages.address)
  ) then ''
  when link.target is null and link.old_path in (${sql.join(standardPaths.map((path) => sql.lit(path)))}) then case
    when exists (select 1 from standard_pages as page where page.state = 'off' and page.name = ${pageAtLink}) then 'off'
    else '' end
  when link.old_path like '/form/%' then case
    when ${formAt(sql`forms.deleted_at is null and forms.is_active`)} then ''
    when ${formAt(sql`forms.deleted_at is null`)} then 'hidden'
    when ${formAt(sql`forms.deleted_at is not null`)} then 'trash'
    else 'gone' end
  when link.target = 'posts' then ${published('posts', now)}
  when link.target = 'pages' then ${published('pages', now)}
  when link.target = 'events' then case
    when events.id is null then 'gone'
    when events.deleted_at is not null then 'trash'
    when events.is_active and events.is_public then ''
    else 'hidden' end
  when link.target = 'documents' then case
    when documents.id is null then ${fileAt}
    when documents.deleted_at is not null then 'trash'
    else '' end
  when link.target = 'media' then case when media.id is null then 'gone' else '' end
  when link.old_path like '/media/%' then 'gone'
  else 'nothing' end`;

/** Links with what is the matter with each, and with the record to which they led. */
const judged = (now: string, which: RawBuilder<unknown>) => sql`
  select link.id, link.resource, link.record, link.language, link.path as address, link.words, link.target,
    coalesce(posts.title, events.title, pages.title, documents.title) as title, ${trouble(now)} as trouble
  from own_links as link
    left join posts on link.target = 'posts' and posts.id = link.target_id
    left join events on link.target = 'events' and events.id = link.target_id
    left join pages on link.target = 'pages' and pages.id = link.target_id
    left join documents on link.target = 'documents' and documents.id = link.target_id
    left join media on link.target = 'media' and media.id = link.target_id
  where ${which}`;

const byName = new Map<string, Translatable>(translatables.map((one) => [one.resource, one]));

type MaySee = (permission: Permission) => boolean;

function shown({ target, title, ...row }: TroubledRow, may: MaySee): TroubledLink {
  const { id, address, words, trouble } = row;
  const view = target === null ? undefined : byName.get(target)?.view;
  const language = languages.find((code) => code === row.language) ?? null;
  return { ...{ id, address, words, language, trouble }, title: view !== undefined && may(view) ? title : null };
}

/** The links of one record that lead nowhere, as its form tells of them. */
export async function troublesOf(
  db: Database,
  { resource, record }: { resource: string; record: string },
  now: string,
  may: MaySee,
): Promise<TroubledLink[]> {
  const which = sql`link.resource = ${resource} and link.record = ${record}`;
  const { rows } = await sql<TroubledRow>`
    select * from (${judged(now, which)}) as judged where trouble <> '' order by id limit ${MOST_TOLD}`.execute(db);
  return rows.map((row) => shown(row, may));
}

interface Part {
  offset: number;
  limit: number;
}

/**
 * Every link that leads nowhere, of the records that the current user may see, the newest first. The file of a document in the trash
 * opens; a newsletter that was sent is not mended any more. `found` is a condition on the links.
 */
export async function deadLinks(
  db: Database,
  now: string,
  may: MaySee,
  { offset, limit }: Part,
  found?: RawBuilder<boolean>,
): Promise<{ count: number; results: DeadLink[] }> {
  const seen = translatables.filter(({ view }) => may(view)).map(({ resource }) => resource);
  if (seen.length === 0) return { count: 0, results: [] };
  const dead = sql`
    select judged.*, listed.title as record_title
    from (${judged(now, sql`link.resource in (${sql.join(seen)}) and ${found ?? sql`true`}`)}) as judged
      join translatable_records as listed on listed.resource = judged.resource and listed.record = judged.record
    where trouble <> '' and not (target is not null and target = 'documents' and trouble = 'trash')
      and not (judged.resource = 'newsletter' and exists (
        select 1 from newsletter_campaigns as sent where cast(sent.id as text) = judged.record and sent.status <> 'draft'))`;
  const { rows } = await sql<TroubledRow & { record_title: string }>`
    ${dead} order by id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: all } = await sql<{ count: number }>`select count(*) as count from (${dead}) as dead`.execute(db);
  return {
    count: Number(all[0]?.count ?? 0),
    results: rows.map((row) => ({
      ...shown(row, may),
      ...{ resource: row.resource, record: row.record, record_title: row.record_title },
      noun: byName.get(row.resource)?.noun ?? row.resource,
    })),
  };
}
