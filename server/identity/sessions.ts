import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { ACCESS_LIFETIME, REFRESH_LIFETIME, SESSION_LIFETIME, type Tokens } from '../../domain/sign-in.ts';
import type { Session } from '../../domain/user.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { notSignedIn } from '../http/http-error.ts';
import { permissionsOf } from './accounts.ts';
import { hashSecret, randomSecret, secretAfter } from './secrets.ts';

/** The first that fits is it: many browsers also say the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (known: typeof browsers, userAgent: string) =>
  known.find(([expression]) => expression.test(userAgent))?.[1];

/** A browser's name in words of that language: `Firefox on Windows`. */
export function deviceOf(userAgent: string, language: Language): string {
  const words = catalogues[language].content;
  const [browser, system] = [nameOf(browsers, userAgent), nameOf(systems, userAgent)];
  if (browser !== undefined && system !== undefined) return words.device(browser, system);
  return browser ?? system ?? words.unknownDevice;
}

/**
 * Time for which an exchanged refresh token may be used again (ms): two tabs that resume together both hold the old one.
 * Later use means that somebody else has it.
 */
const RACE = 20_000;

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Keeps the tokens' hashes; those that are there already stay as they are. */
async function issueTokens({ db, now }: UnitOfWork, sessionId: number, tokens: Tokens): Promise<Tokens> {
  const { access, refresh } = tokens;
  await db
    .insertInto('tokens')
    .values([
      {
        hash: hashSecret(access),
        session_id: sessionId,
        kind: 'access',
        expires_at: later(now, ACCESS_LIFETIME),
        used_at: null,
      },
      {
        hash: hashSecret(refresh),
        session_id: sessionId,
        kind: 'refresh',
        expires_at: later(now, REFRESH_LIFETIME),
        used_at: null,
      },
    ])
    .onConflict((known) => known.column('hash').doNothing())
    .execute();
  return tokens;
}

/** Begins a sign-in: a family of tokens that ends as one. */
export async function beginSession(
  unit: UnitOfWork,
  userId: number,
  userAgent: string,
  network: string | null = null,
): Promise<Tokens> {
  const session = await unit.db
    .insertInto('sessions')
    .values({
      user_id: userId,
      user_agent: userAgent,
      network,
      created_at: unit.now,
      last_used_at: unit.now,
      expires_at: later(unit.now, REFRESH_LIFETIME),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueTokens(unit, session.id, { access: randomSecret(), refresh: randomSecret() });
}

export async function endSession({ db, now }: UnitOfWork, sessionId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of the user, except the current one, if any. Returns their number. */
export async function endSessionsOf({ db, now }: UnitOfWork, userId: number, exceptSession?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', exceptSession ?? 0)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The sign-ins of the user that still hold, the one used last first. */
export async function liveSessionsOf(
  db: Database,
  userId: number,
  now: Date,
  { sessionId: current, language }: Pick<CurrentUser, 'sessionId' | 'language'>,
): Promise<Session[]> {
  const found = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map(({ user_agent, ...it }) => ({
    ...it,
    device: deviceOf(user_agent, language),
    is_current: it.id === current,
  }));
}

/** The valid token with its session and its active user, or undefined. */
function findToken(db: Database, kind: 'access' | 'refresh', secret: string, now: string) {
  return db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['tokens.session_id', 'tokens.used_at', 'users.id as user_id', 'users.email', 'users.is_superuser'])
    .select('users.language')
    .select('sessions.created_at as began_at')
    .where('tokens.hash', '=', hashSecret(secret))
    .where('tokens.kind', '=', kind)
    .where('tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The holder of this access token, as the database knows them now. Throws a 401. */
export async function identify(db: Database, access: string, now: Date): Promise<CurrentUser> {
  const found = await findToken(db, 'access', access, now.toISOString());
  if (!found) throw notSignedIn(staffText('sessionEnded'));
  return withPermissions(db, found);
}

interface Found {
  user_id: number;
  session_id: number;
  email: string;
  is_superuser: boolean;
  language: Language;
}

async function withPermissions(db: Database, found: Found): Promise<CurrentUser> {
  return {
    userId: found.user_id,
    sessionId: found.session_id,
    email: found.email,
    isSuperuser: found.is_superuser,
    language: found.language,
    permissions: new Set(found.is_superuser ? [] : await permissionsOf(db, found.user_id)),
  };
}

/**
 * The same current user as they are now, which may be less than they were when their call came in. Throws a 401 where their
 * sign-in has ended since.
 */
export async function reloadCurrentUser(
  db: Database,
  { sessionId }: Pick<CurrentUser, 'sessionId'>,
): Promise<CurrentUser> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'users.id as user_id', 'users.email', 'users.is_superuser', 'users.language'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notSignedIn(staffText('sessionEnded'));
  return withPermissions(db, found);
}

/**
 * Exchanges a refresh token for new tokens. Answers undefined for one that is no good; one that was exchanged before
 * ends its whole family, unless two tabs raced. What a token is exchanged for follows from it and the secret key, so
 * that however often it is, it is for the same: a family is one chain, and nothing but hashes need be kept.
 */
export async function renewSession(unit: UnitOfWork, refresh: string, secretKey: string): Promise<Tokens | undefined> {
  const { db, now } = unit;
  const found = await findToken(db, 'refresh', refresh, now);
  if (!found) return undefined;
  const sessionId = found.session_id;
  // Either way: a use that lies ahead was noted before the clock was set back.
  if (found.used_at !== null && Math.abs(Date.parse(now) - Date.parse(found.used_at)) > RACE) {
    await endSession(unit, sessionId);
    await unit.audit({ action: 'refresh_reused', resource: 'sessions', resourceId: sessionId });
    return undefined;
  }
  await db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hashSecret(refresh))
    .where('used_at', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: earlier(later(now, REFRESH_LIFETIME), later(found.began_at, SESSION_LIFETIME)),
    })
    .where('id', '=', sessionId)
    .execute();
  const next = (name: string) => secretAfter(refresh, name, secretKey);
  return issueTokens(unit, sessionId, { access: next('access'), refresh: next('refresh') });
}

/** The session a refresh token belongs to, whether or not it can still be exchanged. */
export async function sessionOfRefreshToken(db: Database, refresh: string): Promise<number | undefined> {
  const token = await db
    .selectFrom('tokens')
    .select('session_id')
    .where('hash', '=', hashSecret(refresh))
    .where('kind', '=', 'refresh')
    .executeTakeFirst();
  return token?.session_id;
}
