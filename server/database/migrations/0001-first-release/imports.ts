import type { Dialect } from './dialect.ts';

/** Records imported from another program, so that importing them again makes no duplicates. */
export const imports = ({ moment }: Dialect) => [
  // The identifier that WordPress gives the post in every export, whatever its address is.
  `create table imported_posts (
    guid text primary key,
    post_id integer not null references posts (id) on delete cascade,
    imported_at ${moment} not null
  )`,
  'create index imported_posts_post on imported_posts (post_id)',
  `create table imported_pages (
    source text primary key,
    page_id integer not null references pages (id) on delete cascade,
    imported_at ${moment} not null
  )`,
  'create index imported_pages_page on imported_pages (page_id)',
  // The digest of the file as it came: the stored one has been encoded again.
  `create table imported_files (
    sha256 text primary key,
    media_id integer not null references media (id) on delete cascade
  )`,
  'create index imported_files_media on imported_files (media_id)',
];
