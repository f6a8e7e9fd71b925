import type { Generated } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Accounts, what they may do, and how they sign in. */
export interface PeopleTables {
  users: CollectionRow & {
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string | null;
    is_active: boolean;
    is_staff: boolean;
    is_verified: boolean;
    is_superuser: boolean;
    failed_login_attempts: Generated<number>;
    account_locked_until: string | null;
    last_login: string | null;
    /** In which the dashboard is shown to them. */
    language: Generated<Language>;
    /** The names of the screens on top of their menu, as JSON. */
    pins: Generated<string>;
    /** The names of the hints that they have read, each with a space before it. */
    read_hints: Generated<string>;
    /** Since when the row says nothing of a person any more; other rows still point at it. */
    anonymised_at: string | null;
  };

  roles: CollectionRow & {
    name: string;
    description: string;
    is_active: boolean;
  };

  role_permissions: {
    role_id: number;
    permission: string;
  };

  user_roles: {
    user_id: number;
    role_id: number;
  };

  /** A sign-in: one family of refresh tokens. */
  /** What an account was reached by before, or without one the organisation. */
  former_addresses: {
    id: Key;
    user_id: number | null;
    said: string;
  };

  sessions: {
    id: Key;
    user_id: number;
    user_agent: string;
    /** The network where it began; null in rows of the previous release. */
    network: string | null;
    created_at: string;
    last_used_at: string;
    expires_at: string;
    ended_at: string | null;
    /** When the password was last given within it; null for never. */
    proven_at: string | null;
  };

  /** A link in the mail to an old address that gives it back to the account; gone once it is used. */
  address_undos: {
    hash: string;
    user_id: number;
    /** The address that it gives back. */
    email: string;
    created_at: string;
    expires_at: string;
  };

  tokens: {
    hash: string;
    session_id: number;
    kind: 'access' | 'refresh';
    expires_at: string;
    /** When a refresh token was exchanged for the next. */
    used_at: string | null;
  };

  codes: {
    id: Key;
    user_id: number;
    hash: string;
    /** Hash of what only the browser that gave the right password knows. */
    challenge_hash: string;
    /** The network that the right password came from; null in rows of the previous release. */
    network: string | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };

  /** Wrong and right answers counted by where they come from, so that a stranger uses up only their own. */
  code_tries: {
    code_id: number;
    source: string;
    tries: number;
  };

  /** A link in a mail with which somebody sets their password; gone once it is used. */
  password_links: {
    id: Key;
    user_id: number;
    kind: 'invitation' | 'reset';
    hash: string;
    created_at: string;
    expires_at: string;
  };

  /** A link made on the machine that signs somebody in; without a user it makes the first account. */
  sign_in_links: {
    id: Key;
    user_id: number | null;
    hash: string;
    created_at: string;
    expires_at: string;
  };

  /** Codes for signing in when the mailed code does not arrive. */
  recovery_codes: {
    user_id: number;
    hash: string;
    created_at: string;
    used_at: string | null;
  };

  /** Failed sign-ins for one account, known or not, from one place. */
  sign_in_failures: {
    account: string;
    network: string;
    /** Since the last lock. */
    failures: number;
    /** Locks one after the other; each is twice as long as the one before. */
    locks: number;
    locked_until: string | null;
    last_at: string;
  };

  /** A row to hold on to while something is changed that only one may change at a time. */
  locks: {
    name: string;
    taken_at: string | null;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const peopleJudged = judged<PeopleTables>()({
  users: {
    account: ['email', 'first_name', 'last_name', 'password_hash', 'last_login'],
    values: [
      'is_active',
      'is_staff',
      'is_verified',
      'is_superuser',
      'failed_login_attempts',
      'language',
      'pins',
      'read_hints',
    ],
    keys: ['id'],
    moments: ['account_locked_until', 'anonymised_at', 'created_at', 'updated_at', 'deleted_at'],
  },
  roles: {
    ours: ['name', 'description'],
    keys: ['id'],
    moments: ['created_at', 'updated_at', 'deleted_at'],
    values: ['is_active'],
  },
  role_permissions: { keys: ['role_id', 'permission'] },
  user_roles: { keys: ['user_id', 'role_id'] },
  former_addresses: { account: ['said'], keys: ['id', 'user_id'] },
  sessions: {
    account: ['user_agent', 'network'],
    keys: ['id', 'user_id'],
    moments: ['created_at', 'last_used_at', 'expires_at', 'ended_at', 'proven_at'],
  },
  address_undos: { account: ['email'], keys: ['hash', 'user_id'], moments: ['created_at', 'expires_at'] },
  tokens: { keys: ['hash', 'session_id'], moments: ['expires_at', 'used_at'], values: ['kind'] },
  codes: {
    account: ['network'],
    keys: ['id', 'user_id', 'hash', 'challenge_hash'],
    moments: ['created_at', 'expires_at', 'used_at'],
  },
  code_tries: { account: ['source'], keys: ['code_id'], values: ['tries'] },
  password_links: { keys: ['id', 'user_id', 'hash'], moments: ['created_at', 'expires_at'], values: ['kind'] },
  sign_in_links: { keys: ['id', 'user_id', 'hash'], moments: ['created_at', 'expires_at'] },
  recovery_codes: { keys: ['user_id', 'hash'], moments: ['created_at', 'used_at'] },
  // Of whoever tried to sign in, with an account or without.
  sign_in_failures: {
    address: 'account',
    texts: ['network'],
    moments: ['locked_until', 'last_at'],
    values: ['failures', 'locks'],
    keep: { days: retentionDays.signIns, since: 'last_at' },
  },
  locks: { keys: ['name'], moments: ['taken_at'] },
});
