import type { Dialect } from './dialect.ts';

/** Users, roles and their permissions; how users sign in, and what stops others from it. */
export const people = ({ id, moment, recordTimes }: Dialect) => [
  `create table users (
    ${id},
    email text not null unique,
    first_name text not null,
    last_name text not null,
    password_hash text,
    is_active boolean not null,
    is_staff boolean not null,
    is_verified boolean not null,
    is_superuser boolean not null,
    failed_login_attempts integer not null default 0,
    account_locked_until ${moment},
    last_login ${moment},
    anonymised_at ${moment},
    ${recordTimes}
  )`,

  `create table roles (
    ${id},
    name text not null unique,
    description text not null,
    is_active boolean not null,
    ${recordTimes}
  )`,
  `create table role_permissions (
    role_id integer not null references roles (id) on delete cascade,
    permission text not null,
    constraint role_permissions_key primary key (role_id, permission)
  )`,
  `create table user_roles (
    user_id integer not null references users (id) on delete cascade,
    role_id integer not null references roles (id) on delete cascade,
    constraint user_roles_key primary key (user_id, role_id)
  )`,

  // The network a sign-in came from: strangers in larger networks around it do not keep its owner out.
  `create table sessions (
    ${id},
    user_id integer not null references users (id) on delete cascade,
    user_agent text not null,
    network text,
    created_at ${moment} not null,
    last_used_at ${moment} not null,
    expires_at ${moment} not null,
    ended_at ${moment}
  )`,
  'create index sessions_of_user on sessions (user_id)',
  `create table tokens (
    hash text primary key,
    session_id integer not null references sessions (id) on delete cascade,
    kind text not null,
    expires_at ${moment} not null,
    used_at ${moment},
    constraint tokens_kind check (kind in ('access', 'refresh'))
  )`,
  'create index tokens_of_session on tokens (session_id)',

  // One-time codes, and the network each was asked for from.
  `create table codes (
    ${id},
    user_id integer not null references users (id) on delete cascade,
    hash text not null,
    challenge_hash text not null,
    network text,
    created_at ${moment} not null,
    expires_at ${moment} not null,
    used_at ${moment}
  )`,
  'create index codes_of_user on codes (user_id)',
  `create table code_tries (
    code_id integer not null references codes (id) on delete cascade,
    source text not null,
    tries integer not null,
    constraint code_tries_key primary key (code_id, source)
  )`,
  `create table recovery_codes (
    user_id integer not null references users (id) on delete cascade,
    hash text not null,
    created_at ${moment} not null,
    used_at ${moment},
    constraint recovery_codes_key primary key (user_id, hash)
  )`,

  // Links that set a password, and links made on the machine that sign somebody in.
  `create table password_links (
    ${id},
    user_id integer not null references users (id) on delete cascade,
    kind text not null,
    hash text not null unique,
    created_at ${moment} not null,
    expires_at ${moment} not null,
    constraint password_links_kind check (kind in ('invitation', 'reset'))
  )`,
  'create index password_links_of_user on password_links (user_id)',
  `create table sign_in_links (
    ${id},
    user_id integer references users (id) on delete cascade,
    hash text not null unique,
    created_at ${moment} not null,
    expires_at ${moment} not null
  )`,
  'create index sign_in_links_of_user on sign_in_links (user_id)',

  `create table sign_in_failures (
    account text not null,
    network text not null,
    failures integer not null,
    locks integer not null,
    locked_until ${moment},
    last_at ${moment} not null,
    constraint sign_in_failures_key primary key (account, network)
  )`,
];
