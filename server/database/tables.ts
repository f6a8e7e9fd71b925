import type { ColumnType, Generated } from 'kysely';

/** A key the database gives out; never written. */
type Key = ColumnType<number, never, never>;

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

export interface AnnouncementTable {
  id: Key;
  title: string;
  message: string;
  is_active: boolean;
  show_until: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface MediaTable {
  id: Key;
  key: string;
  alt: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  placeholder: string | null;
  /** JSON: `{key, type, width}[]`; null until the variants have been made. */
  variants: string | null;
  created_at: string;
}

export interface AdvertisementTable {
  id: Key;
  title: string;
  description: string;
  content: string;
  media_id: number | null;
  target_url: string;
  is_active: boolean;
  start_date: string;
  end_date: string;
  views: Generated<number>;
  clicks: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface EventTable {
  id: Key;
  title: string;
  description: string;
  summary: string;
  event_type: 'offline' | 'online' | 'hybrid';
  location: string;
  online_link: string | null;
  start_date: string;
  end_date: string | null;
  banner_media_id: number | null;
  media_id: number | null;
  category: string | null;
  organizer: string | null;
  is_active: boolean;
  is_public: boolean;
  capacity: number | null;
  rating: number | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface CategoryTable {
  id: Key;
  name: string;
  slug: string;
  icon: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface PostTable {
  id: Key;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  media_id: number | null;
  category_id: number | null;
  author_id: number | null;
  status: 'draft' | 'published' | 'archived';
  is_featured: boolean;
  published_date: string | null;
  view_count: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** One row: what the organisation says of itself, as JSON. */
export interface SiteSettingsTable {
  id: number;
  settings: string;
  updated_at: string;
}

export interface MailTable {
  id: Key;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  /** Not worth sending after this moment (a one-time code). */
  expires_at: string | null;
  next_try_at: string;
  tries: Generated<number>;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

export interface AuditTable {
  id: Key;
  at: string;
  user_id: number | null;
  action: string;
  resource: string;
  resource_id: number | null;
  /** JSON of the thing before and after; null where there was none. */
  before: string | null;
  after: string | null;
}

/** A number a topic that only ever grows: what was rendered from an older one is stale. */
export interface ContentVersionTable {
  topic: string;
  version: number;
}

export interface Tables {
  users: UserTable;
  roles: RoleTable;
  role_permissions: RolePermissionTable;
  user_roles: UserRoleTable;
  sessions: SessionTable;
  tokens: TokenTable;
  codes: CodeTable;
  code_tries: CodeTriesTable;
  announcements: AnnouncementTable;
  media: MediaTable;
  advertisements: AdvertisementTable;
  events: EventTable;
  categories: CategoryTable;
  posts: PostTable;
  site_settings: SiteSettingsTable;
  mails: MailTable;
  audit: AuditTable;
  content_versions: ContentVersionTable;
}
