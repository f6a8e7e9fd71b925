import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Language, languages, programLanguage } from '../domain/languages.ts';
import { gatewayModules } from '../modules/gateways.ts';
import { BadCopyKey, type CopyKey, readCopyKey } from './copies/copy-key.ts';
import type { PlaceAccess } from './copies/open-place.ts';
import { readPlaceAddress } from './copies/place-address.ts';
import { isPostgres } from './database/open.ts';
import type { Operator } from './gateway-module.ts';
import { readBucketAddress } from './media/bucket-address.ts';
import type { Bucket } from './media/s3-requests.ts';
import { isOrigin } from './origin.ts';

/** A setting has an invalid value. The message names it and the valid ones. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** `127.0.0.1`, `::1` or `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'], error: 'say true or false' });

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'use production or development').default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('use a number from 0 to 65535').int().min(0).max(65535).default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://example.org', abort: true })
    .refine(isOrigin, 'use the name of the site alone, such as https://example.org: no path, query, user or password')
    .transform((address) => new URL(address).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_CONNECTIONS: z.coerce.number('use a number from 2 to 100').int().min(2).max(100).default(10),
  MEDIA_URL: z
    .string()
    .refine((text) => readBucketAddress(text) !== undefined, 'use s3://bucket?endpoint=…&region=…')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'use smtp://user:password@host:port' }).optional(),
  MAIL_FROM: z.string().min(3, 'use a name and one address: The Organisation <office@example.org>').optional(),
  ADMIN_EMAIL: z.email('use an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SAMPLE_CONTENT: flag.optional(),
  MAIN_LANGUAGE: z.enum(languages, `use one of ${languages.join(', ')}`).default(programLanguage),
  SECRET_KEY: z.string().min(32, 'use at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine(
      (proxies) => proxies.every(isNetwork),
      'use addresses or networks such as 127.0.0.1 or 10.0.0.0/8, no names',
    ),
  TIME_ZONE: z.string().refine(isTimeZone, 'use a name such as Africa/Kigali').default('Africa/Kigali'),
  METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  CAMPAIGN_MAILS_A_SECOND: z.coerce.number('use a number from 1 to 10').int().min(1).max(10).default(1),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUPS_KEPT: z.coerce.number('use a number from 0, for none, to 366').int().min(0).max(366).default(7),
  COPY_TO: z
    .string()
    .transform((text) => text.split(/\s+/).filter((part) => part !== ''))
    .refine(
      (places) => places.every((place) => readPlaceAddress(place) !== undefined),
      'use a folder such as /srv/copies, s3://bucket/folder?endpoint=…&region=…, or sftp://user@host/folder; between two of them a space',
    )
    .default([]),
  COPY_KEY: z.string().optional(),
  COPY_ACCESS_KEY_ID: z.string().optional(),
  COPY_SECRET_ACCESS_KEY: z.string().optional(),
  COPY_SSH_KEY: z.string().optional(),
  COPY_SSH_HOST: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}(\s+SHA256:[A-Za-z0-9+/]{43})*$/, 'use a fingerprint such as SHA256:…')
    .optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://watcher.example/ping/…' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'use info, warn or debug')
    .default('info'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...gatewayModules.flatMap((module) => module.settingNames),
];

/** Where copies of everything go, change for change, and what opens them. */
export interface CopySettings extends PlaceAccess {
  /** Addresses, as they are set. */
  places: string[];
  key: CopyKey;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The origin in mails, feeds and share links, without a trailing slash. Never taken from a request. */
  publicUrl: string;
  dataFolder: string;
  databaseUrl: string;
  /** The most connections for reading and writing that this process has to PostgreSQL. */
  databaseConnections: number;
  /** The bucket for uploaded files; null for the data folder. */
  bucket: Bucket | null;
  smtpUrl: string | null;
  /** The sender of mails; null for the site by its name. */
  mailFrom: string | null;
  /** The gateway that asks people for payments; null without one. */
  operator: Operator | null;
  /** The first superuser; null where a link makes the first account. */
  admin: { email: string; password: string } | null;
  sampleContent: boolean;
  /** Of a site that is started for the first time; afterwards staff choose it. */
  firstMainLanguage: Language;
  secretKey: string;
  /** Addresses of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  timeZone: string;
  /** The token for `/metrics`; null for none. */
  metricsToken: string | null;
  /** Milliseconds between two mails of a campaign. */
  campaignPace: number;
  backupFolder: string;
  /** Number of daily backups to keep, beside weekly and monthly ones; 0 for none at all. */
  backupCount: number;
  /** The address that an outside watcher is told at that all is well; null for none. */
  heartbeatUrl: string | null;
  /** Null where no copies are kept elsewhere. */
  copies: CopySettings | null;
  logLevel: string;
}

/** The settings as they are configured: the key is null if none is set and none has been generated yet. */
export type Settings = Omit<Config, 'secretKey'> & { secretKey: string | null };

/** The file of the generated key, used if no key was set. */
export const secretKeyFile = (dataFolder: string) => resolve(dataFolder, 'secret.key');

function storedSecretKey(dataFolder: string): string | null {
  const file = secretKeyFile(dataFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Makes the key of a new site. Readable by the owner alone. */
function makeSecretKey(dataFolder: string): string {
  const key = randomBytes(32).toString('base64url');
  writeFileSync(secretKeyFile(dataFolder), key, { mode: 0o600, flag: 'wx' });
  return key;
}

function readBucket(settings: z.infer<typeof environment>): Bucket | null {
  const { MEDIA_URL, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const address = MEDIA_URL === undefined ? undefined : readBucketAddress(MEDIA_URL);
  if (!address) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new BadSetting(
      'These settings cannot be used. MEDIA_URL: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too',
    );
  }
  return { ...address, accessKeyId, secretAccessKey };
}

function readAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof environment>): Config['admin'] {
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined) {
    throw new BadSetting(
      'These settings cannot be used. ADMIN_EMAIL, ADMIN_PASSWORD: set both, or neither: the start then prints a link',
    );
  }
  return { email, password };
}

function readCopies(settings: z.infer<typeof environment>): CopySettings | null {
  const { COPY_TO: places, COPY_KEY } = settings;
  if (places.length === 0) return null;
  if (COPY_KEY === undefined)
    throw new BadSetting('These settings cannot be used. COPY_TO: set COPY_KEY too, by: intambwe copies set-up');
  try {
    return {
      places,
      key: readCopyKey(COPY_KEY),
      accessKeyId: settings.COPY_ACCESS_KEY_ID ?? null,
      secretAccessKey: settings.COPY_SECRET_ACCESS_KEY ?? null,
      sshKey: settings.COPY_SSH_KEY ?? null,
      sshHost: settings.COPY_SSH_HOST ?? null,
    };
  } catch (error) {
    if (error instanceof BadCopyKey) throw new BadSetting(`These settings cannot be used. COPY_KEY: ${error.message}`);
    throw error;
  }
}

/** Reads the settings and makes nothing. Throws `BadSetting` naming every setting that cannot be used. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  const parsedOperators = gatewayModules.map((module) => module.settings.safeParse(present));
  const issues = [parsed, ...parsedOperators].flatMap(({ error }) => error?.issues ?? []);
  if (!parsed.success || issues.length > 0) {
    const faults = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new BadSetting(`These settings cannot be used. ${faults.join('; ')}`);
  }
  const settings = parsed.data;
  const operators = parsedOperators.map(({ data }) => data ?? null);
  if (settings.DATABASE_URL !== undefined && !isPostgres(settings.DATABASE_URL)) {
    throw new BadSetting('These settings cannot be used. DATABASE_URL: use postgres://…, or leave it out for SQLite');
  }
  const dataFolder = resolve(settings.DATA_DIR);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    production: settings.NODE_ENV === 'production',
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    dataFolder,
    databaseUrl: settings.DATABASE_URL ?? resolve(dataFolder, 'intambwe.sqlite'),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    bucket: readBucket(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    operator: operators.find((operator) => operator !== null) ?? null,
    admin: readAdmin(settings),
    firstMainLanguage: settings.MAIN_LANGUAGE,
    sampleContent: settings.SAMPLE_CONTENT ?? settings.DATABASE_URL === undefined,
    secretKey: settings.SECRET_KEY ?? storedSecretKey(dataFolder),
    trustedProxies: settings.TRUST_PROXY,
    timeZone: settings.TIME_ZONE,
    metricsToken: settings.METRICS_TOKEN ?? null,
    backupFolder: resolve(settings.BACKUP_DIR ?? resolve(dataFolder, 'backups')),
    backupCount: settings.BACKUPS_KEPT,
    heartbeatUrl: settings.HEARTBEAT_URL ?? null,
    copies: readCopies(settings),
    campaignPace: Math.ceil(1000 / settings.CAMPAIGN_MAILS_A_SECOND),
    logLevel: settings.LOG_LEVEL,
  };
}

/** Makes the data folder where there is none. Throws `BadSetting` where it cannot be made because of what is above it. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (existsSync(folder) || (code !== 'ENOENT' && code !== 'EROFS')) throw error;
    throw new BadSetting(
      `These settings cannot be used. DATA_DIR: there is no folder ${folder}, and it cannot be made (${code}). As root: install -d -o intambwe -g intambwe -m 700 ${folder}; under systemd let the service write there too: systemctl edit intambwe, with the two lines [Service] and ReadWritePaths=-${folder}`,
    );
  }
}

/**
 * Reads the settings of a site that is about to start or to be filled, and makes its data folder and its secret key where
 * there are none.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const settings = readSettings(variables);
  makeDataFolder(settings.dataFolder);
  return { ...settings, secretKey: settings.secretKey ?? makeSecretKey(settings.dataFolder) };
}
