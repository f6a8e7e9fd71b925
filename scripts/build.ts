import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages, programLanguage } from '../domain/languages.ts';
import { PAGE_STYLES } from '../server/pages/page-style.ts';
import { fingerprint } from './fingerprint.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The sources of the build: the last build is used again while none of them has changed. */
const sources = [
  'blocks',
  'domain',
  'locales',
  'modules',
  'web',
  'server',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/page-styles.ts',
  'scripts/selector-needs.ts',
];
const stamp = 'dist/fingerprint';

/** Compresses files that are sent many times, once and at the highest level. */
async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await brotli(bytes, quality));
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}

const isBuiltFrom = async (current: string) => existsSync(stamp) && (await readFile(stamp, 'utf8')) === current;

/** Draws the pictures that every site has, so that none is drawn for a visitor. */
async function drawPictures(folder: string): Promise<void> {
  const { drawFixedPictures } = await import('../server/seo/drawings.ts');
  for (const [name, bytes] of await drawFixedPictures()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

/** Throws where the build is missing or older than the code: what runs on it would be waited for in vain. */
export async function expectFreshBuild(): Promise<void> {
  if (await isBuiltFrom(await fingerprint(sources))) return;
  throw new Error('The build is older than the code. Build it first: npm run build');
}

/** Builds the pages, the two browser bundles and the program itself, unless nothing changed since the last time. */
export async function buildIfStale(): Promise<'built' | 'fresh'> {
  const current = await fingerprint(sources);
  if (await isBuiltFrom(current)) return 'fresh';
  // Loaded only now: a start with nothing to build should not wait for it.
  const { build } = await import('vite');
  const inEach = languages.flatMap((language) => [`site-${language}`, `server-${language}`, `dashboard-${language}`]);
  for (const mode of [...inEach, 'program']) await build({ mode, logLevel: 'warn' });
  for (const mode of ['site', 'dashboard', 'server']) await compress(`dist/${mode}/assets`);
  await compress('dist/site');
  const { pageStylesOf } = await import('./page-styles.ts');
  await writeFile(`dist/site/${PAGE_STYLES}`, JSON.stringify(await pageStylesOf('dist/site', programLanguage)));
  await drawPictures('dist/drawn');
  await cp('server/sample/sample-files', 'dist/program/sample-files', { recursive: true });
  await cp('server/receipts/receipt-fonts', 'dist/program/receipt-fonts', { recursive: true });
  await writeFile(stamp, current);
  return 'built';
}

if (import.meta.main) console.log(`The build is ${await buildIfStale()}.`);
