import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressIn, languages } from '../../domain/languages.ts';
import { plannedVariants } from '../../server/media/variants.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { readSitemap } from '../support/sitemap.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

// The Nu HTML checker is no dependency: its package is 30 MB, and fetches a Java where there is none.

const { VNU_JAR: jar = '' } = process.env;
const hasJava = spawnSync('java', ['-version']).status === 0;
const why = existsSync(jar) && hasJava ? '' : ' (skipped: needs Java, and VNU_JAR=FILE from the package vnu-jar)';

/** Room for all that the checker says of every page, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const said = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});

/** What the checker finds wrong in these files. It ends with an error where it finds something. */
const checked = (folder: string) =>
  new Promise<z.infer<typeof said>['messages']>((resolve, reject) => {
    const options = ['-Xmx512m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder];
    execFile('java', options, { maxBuffer: MAX_OUTPUT }, (error, stdout) =>
      error ? reject(error) : resolve(said.parse(JSON.parse(stdout)).messages),
    );
  });

/** Gives every picture the sizes that it will have. The checker reads their names alone, and making them takes minutes. */
async function nameSizes({ services: { db } }: TestApp): Promise<void> {
  for (const { id, key, width, height } of await db
    .selectFrom('media')
    .select(['id', 'key', 'width', 'height'])
    .execute()) {
    if (width === null || height === null) continue;
    const variants = JSON.stringify(plannedVariants(key, { width, height }));
    await db.updateTable('media').set({ variants }).where('id', '=', id).execute();
  }
}

describe.skipIf(why !== '')(`the HTML of every page, by the Nu checker${why}`, () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    app = await startTestApp({ sample: true });
    folder = await mkdtemp(join(tmpdir(), 'intambwe-html-'));
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  test('is without a fault, in every language', async () => {
    await nameSizes(app);
    const ofSitemap = [...(await readSitemap(app)).matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    );
    const listed = await Promise.all(publicAddresses.map((address) => filledIn(app, address)));
    const inEach = [...listed, '/nothing'].flatMap((path) => languages.map((language) => addressIn(language, path)));
    const paths = [...new Set([...inEach, ...ofSitemap, '/autho/login'])];
    expect(paths.length).toBeGreaterThan(100);
    const names = new Map<string, string>();
    for (const [index, path] of paths.entries()) {
      names.set(`${index}.html`, path);
      // The checker knows no layers, containers or types of properties; browsers read the style in `style.spec.ts`.
      const html = (await (await app.get(path)).text()).replace(/<style>.*?<\/style>/s, '');
      await writeFile(join(folder, `${index}.html`), html);
    }
    const faults = (await checked(folder))
      .filter(({ type, subType }) => type === 'error' || subType === 'warning')
      .map(({ url, message, extract }) => `${names.get(url.split('/').at(-1) ?? '')}: ${message} ${extract}`);
    expect(faults).toEqual([]);
  }, 600_000);
});
