import type { Dialect } from './dialect.ts';

/** Files, announcements, advertisements, events with their registrations, and posts with their categories and tags. */
export const content = ({ id, moment, day, recordTimes }: Dialect) => [
  // One node at a time makes a picture's variants: `claimed_by`, until `claimed_until`.
  `create table media (
    ${id},
    key text not null unique,
    file_name text not null default '',
    alt text not null,
    type text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    placeholder text,
    variants text,
    claimed_by text,
    claimed_until ${moment},
    tries integer not null default 0,
    created_at ${moment} not null
  )`,
  'create index media_waiting on media (id) where variants is null',
  'create index media_by_moment on media (created_at)',
  // Files without a row that refers to them.
  `create table orphaned_files (
    key text primary key,
    since ${moment} not null
  )`,

  `create table announcements (
    ${id},
    title text not null,
    message text not null,
    is_active boolean not null,
    show_until ${moment},
    ${recordTimes},
    constraint announcements_title check (title <> '')
  )`,

  `create table advertisements (
    ${id},
    title text not null,
    description text not null,
    content text not null,
    media_id integer references media (id),
    target_url text not null,
    is_active boolean not null,
    start_date ${day} not null,
    end_date ${day} not null,
    views integer not null default 0,
    clicks integer not null default 0,
    ${recordTimes},
    constraint advertisements_dates check (start_date <= end_date)
  )`,

  // Of this and the tables below, visitors find, count and sort what they may see in an index alone: a page of a site with
  // thousands of records is made as quickly as one of a site with ten.
  `create table events (
    ${id},
    title text not null,
    description text not null,
    summary text not null,
    event_type text not null,
    location text not null,
    online_link text,
    start_date ${moment} not null,
    end_date ${moment},
    banner_media_id integer references media (id),
    media_id integer references media (id),
    category text,
    organizer text,
    is_active boolean not null,
    is_public boolean not null,
    capacity integer,
    rating real,
    ${recordTimes},
    constraint events_type check (event_type in ('offline', 'online', 'hybrid')),
    constraint events_dates check (end_date is null or start_date <= end_date)
  )`,
  'create index events_by_start on events (start_date)',
  'create index events_for_visitors on events (deleted_at, is_active, is_public, start_date, id)',

  `create table event_registrations (
    ${id},
    event_id integer not null references events (id) on delete cascade,
    full_name text not null,
    email text not null,
    phone text not null,
    organization text not null,
    created_at ${moment} not null,
    deleted_at ${moment}
  )`,
  `create unique index event_registrations_once on event_registrations (event_id, email)
    where deleted_at is null`,

  `create table categories (
    ${id},
    name text not null,
    slug text not null unique,
    icon text,
    ${recordTimes}
  )`,
  // An author without an account has a name. Private links to a post show it for as long as `preview_series` is the one
  // they were made under.
  `create table posts (
    ${id},
    title text not null,
    slug text not null unique,
    excerpt text not null,
    content text not null,
    media_id integer references media (id),
    category_id integer references categories (id),
    author_id integer references users (id),
    author_name text,
    status text not null,
    is_featured boolean not null,
    published_date ${moment},
    preview_series integer not null default 0,
    view_count integer not null default 0,
    like_count integer not null default 0,
    comment_count integer not null default 0,
    ${recordTimes},
    constraint posts_status check (status in ('draft', 'published', 'archived'))
  )`,
  'create index posts_by_creation on posts (created_at)',
  `create index posts_for_visitors on posts
    (deleted_at, status, created_at, id, published_date, category_id)`,
  'create index posts_by_publication on posts (deleted_at, status, published_date)',
  `create table tags (
    ${id},
    name text not null unique,
    slug text not null unique,
    created_at ${moment} not null
  )`,
  `create table post_tags (
    post_id integer not null references posts (id) on delete cascade,
    tag_id integer not null references tags (id) on delete cascade,
    constraint post_tags_key primary key (post_id, tag_id)
  )`,
  'create index post_tags_tag on post_tags (tag_id)',
];
