import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { instant, later } from '../../domain/instant.ts';
import { settingNames } from '../config.ts';
import type { CopyKey } from './copy-key.ts';
import { type CopyPlace, PlaceProblem } from './copy-place.ts';
import { momentIn, momentName } from './moment-names.ts';
import { BadSeal, seal, unseal } from './sealed.ts';
import { KEPT_DAYS } from './unneeded-files.ts';

const settingsOfMachine = z.object({
  /** Each setting of the machine that has a value, passwords included. */
  settings: z.record(z.string(), z.string()),
  /** The site’s own key, wherever it is kept. */
  secretKey: z.string(),
  /** Files beside it, by their paths: the settings of the proxy, and the key that opens another machine. */
  files: z.record(z.string(), z.string()),
});

export type SettingsOfMachine = z.infer<typeof settingsOfMachine>;

const copiedSettings = settingsOfMachine.extend({ format: z.literal(1), at: instant });

export type CopiedSettings = z.infer<typeof copiedSettings>;

/** A file of settings is smaller (bytes). */
const LARGEST_FILE = 1_000_000;

/** Where docs/operations.md has the settings of the proxy. */
const PROXY = [
  '/etc/caddy/Caddyfile',
  '/etc/systemd/system/caddy.service.d/site.conf',
  '/etc/nginx/conf.d/intambwe.conf',
];

/** So many of the earlier settings stay, however old they are. */
const LEAST_KEPT = 10;

const DAY = 86_400_000;

async function readable(path: string): Promise<[string, string][]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size > LARGEST_FILE) return [];
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? [] : [[path, text]];
}

/** What a new machine needs beside the data, as it is here. */
export async function readSettingsOfMachine(
  environment: NodeJS.ProcessEnv,
  secretKey: string,
): Promise<SettingsOfMachine> {
  const settings = settingNames.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  const paths = [...PROXY, ...(environment.COPY_SSH_KEY === undefined ? [] : [environment.COPY_SSH_KEY])];
  const files = await Promise.all(paths.map(readable));
  return { settings: Object.fromEntries(settings), secretKey, files: Object.fromEntries(files.flat()) };
}

/** `settings/000012-20261120T080015123Z`: the number says which is newer, also where the clock once stood ahead. */
const namePattern = /^settings\/(\d{6})-(.*)$/;

interface NamedSettings {
  name: string;
  number: number;
  at: string;
}

async function namesAt(place: CopyPlace): Promise<NamedSettings[]> {
  return (await place.list('settings')).flatMap((name) => {
    const [, number = '', moment = ''] = namePattern.exec(name) ?? [];
    const at = momentIn(moment);
    return at === undefined ? [] : [{ name, number: Number(number), at }];
  });
}

async function readNamed(place: CopyPlace, key: CopyKey, name: string): Promise<CopiedSettings> {
  const read = copiedSettings.safeParse(JSON.parse(unseal(await place.read(name), name, key).toString()));
  if (!read.success) throw new BadSeal(`${name} is not what this release writes. Is it of a newer one?`);
  return read.data;
}

/** The first of these that is whole. Throws `BadSeal` where none is; undefined where there are none. */
async function firstWhole(
  place: CopyPlace,
  key: CopyKey,
  names: readonly NamedSettings[],
): Promise<{ settings: CopiedSettings; number: number } | undefined> {
  let damaged: BadSeal | undefined;
  for (const { name, number } of names) {
    try {
      return { settings: await readNamed(place, key, name), number };
    } catch (error) {
      if (!(error instanceof BadSeal)) throw error;
      damaged ??= error;
    }
  }
  if (damaged !== undefined) throw damaged;
  return undefined;
}

/**
 * The settings as they were at a moment, or as they were last; undefined where the copy has none. Before the first they are the first.
 * Throws `BadSeal` where this is not the key of the copy, or none is whole.
 */
export async function readCopiedSettings(
  place: CopyPlace,
  key: CopyKey,
  until?: string,
): Promise<CopiedSettings | undefined> {
  const names = await namesAt(place);
  const isBefore = ({ at }: NamedSettings) => until === undefined || at <= until;
  // One that is damaged, or was added by somebody, is not what a restore ends with: those before it are nearly the same.
  const nearest = [...names.filter(isBefore).toReversed(), ...names.filter((one) => !isBefore(one))];
  return (await firstWhole(place, key, nearest))?.settings;
}

function orDamaged(error: unknown): undefined {
  if (!(error instanceof BadSeal)) throw error;
}

/** Settings that others have followed for 8 weeks are removed, where the account may. */
async function pruneSettings(place: CopyPlace, key: CopyKey, now: Date): Promise<void> {
  const names: NamedSettings[] = [];
  // What somebody added follows nothing.
  for (const one of await namesAt(place)) if (await readNamed(place, key, one.name).catch(orDamaged)) names.push(one);
  const limit = later(now, -KEPT_DAYS * DAY);
  const old = names.slice(0, -LEAST_KEPT).filter((_, index) => (names[index + 1]?.at ?? '') < limit);
  try {
    for (const { name } of old) await place.remove(name);
  } catch (error) {
    if (!(error instanceof PlaceProblem)) throw error;
  }
}

/** Keeps a copy of the settings of the machine at a place. */
export class SettingsCopier {
  readonly #place: CopyPlace;
  readonly #key: CopyKey;
  /** What the place has, as one text; undefined before it was asked. */
  #last: string | undefined;
  /** The highest number of settings that open there. */
  #number = 0;
  #openedAt = 0;

  constructor(place: CopyPlace, key: CopyKey) {
    this.#place = place;
    this.#key = key;
  }

  /** Copies the settings where they are not what was copied last. Answers whether they were. */
  async copySettings(found: SettingsOfMachine, now: Date): Promise<boolean> {
    const text = asText(found);
    // Once a day it is looked at whether they can still be opened.
    if (this.#last === undefined || Math.abs(now.getTime() - this.#openedAt) >= DAY) {
      this.#last = undefined;
      // Those that open alone: anybody can add a file with the highest number.
      const names = (await namesAt(this.#place)).toReversed();
      const last = await firstWhole(this.#place, this.#key, names).catch(orDamaged);
      this.#number = last?.number ?? 0;
      if (last !== undefined) this.#last = asText(last.settings);
      this.#openedAt = now.getTime();
    }
    if (text === this.#last) return false;
    this.#number += 1;
    const name = `settings/${String(this.#number).padStart(6, '0')}-${momentName(now.toISOString())}`;
    const copied: CopiedSettings = { format: 1, at: now.toISOString(), ...found };
    await this.#place.write(name, seal(Buffer.from(JSON.stringify(copied)), name, this.#key));
    this.#last = text;
    await pruneSettings(this.#place, this.#key, now);
    return true;
  }
}

const asText = (settings: SettingsOfMachine): string => JSON.stringify(settingsOfMachine.parse(settings));
