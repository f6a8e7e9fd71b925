import type { Generated } from 'kysely';
import type { Key } from './key.ts';

export interface UserTable {
  id: Key;
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
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface RoleTable {
  id: Key;
  name: string;
  description: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface RolePermissionTable {
  role_id: number;
  permission: string;
}

export interface UserRoleTable {
  user_id: number;
  role_id: number;
}

/** A sign-in: one family of refresh tokens. */
export interface SessionTable {
  id: Key;
  user_id: number;
  user_agent: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  ended_at: string | null;
}

export interface TokenTable {
  hash: string;
  session_id: number;
  kind: 'access' | 'refresh';
  expires_at: string;
  /** When a refresh token was exchanged for the next. */
  used_at: string | null;
}

export interface CodeTable {
  id: Key;
  user_id: number;
  hash: string;
  /** Hash of what only the browser that gave the right password knows. */
  challenge_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** Wrong and right answers counted by where they come from, so that a stranger uses up only their own. */
export interface CodeTriesTable {
  code_id: number;
  source: string;
  tries: number;
}
