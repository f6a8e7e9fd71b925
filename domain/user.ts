import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { identifier } from './identifier.ts';
import { instant, instantOrNull } from './instant.ts';
import { languages } from './languages.ts';
import { listQuery } from './listing.ts';
import { newPasswordOrBlank } from './password.ts';
import { permission } from './permission.ts';
import { replyText, staffText } from './reply-text.ts';
import { line } from './text.ts';
import { rights } from './timestamps.ts';

const userTexts = {
  email: replyText('validEmail'),
  names: staffText('personNamesRequired'),
} as const;

const NAME_MAXIMUM = 100;
const ROLES_MAXIMUM = 100;

const personName = line(NAME_MAXIMUM, {
  missing: userTexts.names,
  tooLong: staffText('personNameTooLong', NAME_MAXIMUM),
}).refine((name) => name !== '', userTexts.names);

const flag = z.boolean({ error: staffText('yesOrNo') });

/** The fields of an account that its owner may change. */
export const profileInput = z.object({
  first_name: personName,
  last_name: personName,
  /** In which the dashboard is shown; left out, it stays as it is. */
  language: z.enum(languages, { error: staffText('chooseLanguage') }).optional(),
});

/**
 * The input of staff. A field that is left out stays as it is; a new user is active, and neither staff nor superuser. A
 * blank password keeps the present one; a new user without one is invited by mail.
 */
export const userInput = z.object({
  email: z.string({ error: userTexts.email }).trim().pipe(emailAddress),
  first_name: personName,
  last_name: personName,
  password: newPasswordOrBlank.optional(),
  role_ids: z
    .array(identifier.shape.id, { error: staffText('chooseRoles') })
    .max(ROLES_MAXIMUM, staffText('chooseRoles'))
    .transform((all) => [...new Set(all)])
    .optional(),
  is_active: flag.optional(),
  is_staff: flag.optional(),
  is_verified: flag.optional(),
  is_superuser: flag.optional(),
});

const roleReference = z.object({ id: z.int(), name: z.string() });

const shared = {
  id: z.int(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_verified: z.boolean(),
  is_superuser: z.boolean(),
  roles: z.array(roleReference),
  created_at: instant,
  last_login: instantOrNull,
};

/** A person signed in, as the browser keeps it. `permissions` says what the screens may offer; `pins` are names of screens, `read_hints` of hints. */
export const account = z.object({
  ...shared,
  language: z.enum(languages),
  permissions: z.array(permission),
  pins: z.array(z.string()),
  read_hints: z.array(z.string()),
});

/** A person as staff see them. The last three are only there for those who hold `users.view_security`. */
export const user = z.object({
  ...shared,
  updated_at: instant,
  deleted_at: instantOrNull.optional(),
  /** Until when an invitation that was not yet accepted is good. */
  verification_token_expires: instantOrNull,
  /** `superuser`: whether the current user may say whether this is a superuser. */
  can: rights.extend({ superuser: z.boolean(), end_sessions: z.boolean() }).optional(),
  failed_login_attempts: z.int().optional(),
  account_locked_until: instantOrNull.optional(),
  otp_created_at: instantOrNull.optional(),
});

const choice = z.stringbool({ error: staffText('trueOrFalse') }).optional();

/** `role` is a role's number. */
export const userQuery = listQuery.extend({
  status: z.enum(['active', 'inactive', 'verified'], { error: staffText('chooseUserStatus') }).optional(),
  is_staff: choice,
  role: identifier.shape.id.optional(),
});

export type Account = z.infer<typeof account>;
export type User = z.infer<typeof user>;
export type UserInput = z.infer<typeof userInput>;
export type UserQuery = z.infer<typeof userQuery>;
export type UserOrder = 'created_at' | 'email' | 'name' | 'last_login' | 'is_active';

export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

/** A sign-in that still holds, on one device. */
export const session = z.object({
  id: z.int(),
  /** Browser and system in words: `Firefox on Windows`. */
  device: z.string(),
  created_at: instant,
  last_used_at: instant,
  /** The one this was asked from. */
  is_current: z.boolean(),
});

export type Session = z.infer<typeof session>;
