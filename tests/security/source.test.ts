import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testModules } from '../../modules/tests.ts';

// Constructs that the product's source may contain only where it was thought about. A file that is added to a list below has been
// read for what an attacker could send to that line.

interface Source {
  file: string;
  text: string;
}

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions });
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), inBundle: z.boolean().default(false) })),
});
const typeScriptSettings = z.object({ compilerOptions: z.object({ strict: z.boolean() }) });

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

let sources: Source[];

beforeAll(async () => {
  const { stdout } = await promisify(execFile)('git', [
    ...['ls-files', '--cached', '--others', '--exclude-standard', '--', 'blocks', 'domain', 'modules', 'server', 'web'],
  ]);
  const files = stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^modules\/(?:.*\/)?tests\b/.test(file));
  sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
});

/** The files that contain a match, in the order of their names. */
const filesWith = (pattern: RegExp, within: (file: string) => boolean = () => true) =>
  sources
    .filter(({ file, text }) => within(file) && pattern.test(text))
    .map(({ file }) => file)
    .sort();

const isServer = (file: string) => /^(?:server\/|modules\/[^/]+\/server\b)/.test(file);

describe('the source', () => {
  test('is read at all', () => expect(sources.length).toBeGreaterThan(500));

  test('makes no code of texts', () => {
    expect(filesWith(/\beval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]/)).toEqual([]);
  });

  test('builds no regular expression of input', () => {
    expect(filesWith(/new RegExp\(/)).toEqual(
      [
        // Names of parameters of our own paths, of our own cookie and screens and of settings of the unit, the pattern of a field
        // of our own form, that of e-mail addresses, the letters of a table of ours, the letters of a reference, the codes of currencies, and the digits of a telephone number.
        'domain/csv.ts',
        'domain/email-address.ts',
        'domain/fields/address.ts',
        'domain/folded.ts',
        'domain/giving/reference.ts',
        'domain/staff-screens.ts',
        'server/commands/doctor/unit.ts',
        'server/http/dispatcher.ts',
        'server/low-data/low-data.ts',
        'server/privacy/address.ts',
        'web/site/donate/pledge-plan.ts',
        'web/site/forms/check.ts',
        'web/site/render.tsx',
        ...testModules.flatMap(({ allowed }) => allowed?.patterns ?? []),
      ].sort(),
    );
  });

  test('writes no piece of SQL as a text but in migrations', () => {
    expect(filesWith(/sql\.raw\(/, (file) => isServer(file) && !file.includes('/migrations/'))).toEqual([]);
  });

  test('starts a program in a few places, none of them on behalf of a request but a picture’s and a statement’s', () => {
    expect(filesWith(/node:child_process/)).toEqual(
      [
        'server/backup/run-backup.ts',
        // Commands that the operator types.
        'server/commands/copies/machine.ts',
        'server/commands/doctor/machine.ts',
        'server/commands/restart.ts',
        'server/commands/service-user.ts',
        'server/commands/service.ts',
        'server/commands/upgrade.ts',
        'server/copies/keep-copies.ts',
        'server/media/picture-worker.ts',
        // Asks apt what is newer, once a day.
        'server/troubles/machine-updates.ts',
        ...testModules.flatMap(({ allowed }) => allowed?.programs ?? []),
      ].sort(),
    );
  });

  test('asks another server for something in a few places, all by the settings', () => {
    expect(filesWith(/(?<![.\w])fetch\(|node:https|\brequest\(\s*['"`]http/, isServer)).toEqual([
      'server/commands/doctor/address.ts',
      'server/commands/readiness.ts',
      'server/media/s3-requests.ts',
      'server/troubles/heartbeat.ts',
    ]);
  });

  test('shows HTML as it is in three places', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/)).toEqual([
      'web/site/components/AsItCame.tsx',
      'web/site/document.tsx',
      'web/ui/RichText.tsx',
    ]);
  });

  test('formats no text by a pattern from input', () => {
    expect(filesWith(/node:util'.*\bformat\b|\bformat\b.*from 'node:util'|util\.format\(/)).toEqual([]);
  });

  test('shows nothing by a plug-in', () => {
    expect(filesWith(/<(object|embed|applet)[\s/]/, (file) => file.startsWith('web/'))).toEqual([]);
  });

  test('writes to the terminal where the program starts and stops and in commands, and otherwise to the log', () => {
    const isService = (file: string) => isServer(file) && !file.startsWith('server/commands/');
    expect(filesWith(/\bconsole\.\w+|process\.std(out|err)\.write/, isService)).toEqual(
      [
        'server/main.ts',
        // Beside the service, which passes on its output.
        'server/media/picture-process.ts',
        'server/startup-banner.ts',
        ...testModules.flatMap(({ allowed }) => allowed?.terminal ?? []),
      ].sort(),
    );
  });

  test('makes secrets of the operating system’s random numbers alone', () => {
    expect(filesWith(/Math\.random\(/, isServer)).toEqual([]);
  });
});

describe('the packages', () => {
  test('are named exactly, and each comes with its hash', async () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest.parse(await readJson('package.json'));
    const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    const { packages } = lockFile.parse(await readJson('package-lock.json'));
    const installed = Object.entries(packages).filter(([name]) => name !== '');
    expect(installed.length).toBeGreaterThan(versions.length);
    const without = installed
      .filter(([, { integrity, inBundle }]) => integrity === undefined && !inBundle)
      .map(([name]) => name);
    expect(without).toEqual([]);
  });

  test('and our own files are checked strictly', async () => {
    const { compilerOptions } = typeScriptSettings.parse(await readJson('tsconfig.json'));
    expect(compilerOptions.strict).toBe(true);
  });
});
