import type { Dialect } from './dialect.ts';

/** Tells every node on PostgreSQL that content has changed, and holds the attempts that count against a limit. */
const sharedByNodes = [
  `create function announce_content_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_versions', json_build_object('tag', new.tag, 'version', new.version)::text);
      return null;
    end $$`,
  `create trigger content_version_announced after insert or update on content_versions
    for each row execute function announce_content_version()`,
  // The columns that rate-limiter-flexible expects. A crash loses a count of minutes, so it need not be logged.
  'create unlogged table attempts (key varchar(255) primary key, points integer not null default 0, expire bigint)',
];

/** The audit log, the versions of content, visits, backups, and what several nodes share. */
export const operations = ({ isSqlite, id, moment, day }: Dialect) => [
  `create table audit (
    ${id},
    at ${moment} not null,
    user_id integer references users (id),
    action text not null,
    resource text not null,
    resource_id integer,
    before text,
    after text
  )`,
  'create index audit_by_time on audit (at)',
  'create index audit_by_resource on audit (resource, resource_id)',
  'create index audit_by_user on audit (user_id)',

  `create table content_versions (
    tag text primary key,
    version integer not null
  )`,
  ...(isSqlite ? [] : sharedByNodes),

  `create table locks (
    name text primary key,
    taken_at ${moment}
  )`,

  `create table visit_counts (
    day text not null,
    kind text not null,
    times integer not null,
    constraint visit_counts_key primary key (day, kind)
  )`,
  `create table overview_looks (
    user_id integer primary key references users (id) on delete cascade,
    looked_at ${moment} not null,
    since ${moment}
  )`,

  // Of several nodes, the first that writes a day makes that day's backup. A failed one is tried again the same day, and
  // the superusers are told of it once.
  `create table backups (
    ${id},
    day ${day} unique,
    file text not null,
    made_at ${moment} not null,
    bytes bigint,
    proven_at ${moment},
    problem text,
    tries integer not null default 0,
    next_try_at ${moment},
    told_at ${moment}
  )`,
];
