import type { Dialect } from './dialect.ts';

/** The organisation: its settings, pages, history, people and documents, and what others say about it. */
export const organisation = ({ id, moment, day, recordTimes }: Dialect) => [
  `create table site_settings (
    id integer primary key,
    settings text not null,
    updated_at ${moment} not null,
    constraint site_settings_one_row check (id = 1)
  )`,
  // The facts among the site's default texts that staff have confirmed. The fingerprint is that of the text they
  // confirmed: staff are asked again when a release changes it.
  `create table site_confirmations (
    fact text primary key,
    fingerprint text not null,
    confirmed_at ${moment} not null
  )`,
  `create table site_pages (
    slug text primary key,
    title text not null,
    body text not null,
    updated_at ${moment} not null
  )`,

  `create table pages (
    ${id},
    title text not null,
    address text not null unique,
    description text not null,
    content text not null,
    status text not null,
    published_date ${moment},
    ${recordTimes},
    constraint pages_status check (status in ('draft', 'published')),
    constraint pages_address check (address <> '' and address = lower(address))
  )`,
  'create index pages_for_visitors on pages (deleted_at, status, published_date)',
  // `target_path` is the target as an old path is written, where it is a page that can move; null otherwise.
  `create table redirects (
    ${id},
    old_path text not null unique,
    target text not null,
    target_path text,
    source text not null,
    created_at ${moment} not null,
    constraint redirects_source check (source in ('wordpress', 'page moved')),
    constraint redirects_target check (target like '/%' and target not like '//%')
  )`,
  'create index redirects_by_target on redirects (target_path)',

  `create table timeline_entries (
    ${id},
    date ${day} not null,
    precision text not null,
    title text not null,
    text text not null,
    ${recordTimes},
    constraint timeline_entries_precision check (precision in ('year', 'month', 'day'))
  )`,
  `create table team_members (
    ${id},
    name text not null,
    role text not null,
    text text not null,
    media_id integer references media (id),
    position integer not null,
    ${recordTimes}
  )`,
  `create table documents (
    ${id},
    title text not null,
    description text not null,
    date ${day} not null,
    media_id integer not null references media (id),
    file_name text not null,
    ${recordTimes}
  )`,
  `create table testimonials (
    ${id},
    quote text not null,
    name text not null,
    role text not null,
    is_consented boolean not null,
    position integer not null,
    ${recordTimes}
  )`,
];
