import type { Dialect } from './dialect.ts';

/** YouTube's domains when this was written: a new one needs a migration of its own. */
const youtubeDomains = ['YOUTUBE.COM', 'YOUTUBE-NOCOOKIE.COM', 'YOUTU.BE'];

/** A domain has no letters but A to Z, so that either database's own `upper` will do. */
const isAtYoutube = youtubeDomains.map((domain) => `upper(video_url) like '%${domain}%'`).join(' or ');

/** Photos and videos, and their categories. */
export const gallery = ({ isSqlite, id, moment, recordTimes }: Dialect) => [
  `create table gallery_categories (
    ${id},
    name text not null,
    slug text not null unique,
    icon text,
    ${recordTimes}
  )`,
  // The page of videos counts those at YouTube: it would otherwise search the address of every video.
  `create table gallery_items (
    ${id},
    title text not null,
    description text not null,
    media_type text not null,
    media_id integer references media (id),
    video_url text,
    is_at_youtube ${isSqlite ? 'integer' : 'boolean'} generated always as (${isAtYoutube}) ${isSqlite ? 'virtual' : 'stored'},
    thumbnail_media_id integer references media (id),
    is_active boolean not null,
    uploaded_by integer references users (id),
    uploaded_at ${moment} not null,
    updated_at ${moment} not null,
    deleted_at ${moment},
    constraint gallery_items_type check (media_type in ('image', 'video')),
    constraint gallery_items_media check
      ((media_type = 'image' and media_id is not null) or (media_type = 'video' and video_url is not null))
  )`,
  'create index gallery_items_by_upload on gallery_items (uploaded_at)',
  'create index gallery_items_for_visitors on gallery_items (deleted_at, is_active, uploaded_at, id)',
  `create index gallery_items_of_one_kind on gallery_items
    (deleted_at, is_active, media_type, uploaded_at, id)`,
  `create index gallery_items_at_youtube on gallery_items
    (deleted_at, is_active, is_at_youtube, media_type, uploaded_at, id)`,
  `create table gallery_item_categories (
    item_id integer not null references gallery_items (id) on delete cascade,
    category_id integer not null references gallery_categories (id) on delete cascade,
    constraint gallery_item_categories_key primary key (item_id, category_id)
  )`,
];
