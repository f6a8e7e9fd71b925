import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { isTakenOver } from './draft.ts';
import type { ExportedItem } from './element-reader.ts';
import { BadExport } from './encoding.ts';
import { importWordpress } from './import.ts';
import type { OldSite } from './old-site.ts';
import { readExport } from './read-export.ts';
import { surveyExport } from './survey.ts';
import { pathsIn, withOriginals } from './upload-paths.ts';

/** A folder of real exports: such as those that WordPress publishes for trying themes and its own importer. */
const folder = process.env.WORDPRESS_EXPORTS;
const files = folder === undefined ? [] : (await readdir(folder)).filter((name) => name.endsWith('.xml'));

async function itemsOf(path: string): Promise<ExportedItem[]> {
  const items: ExportedItem[] = [];
  for await (const part of readExport(path)) if (part.kind === 'item') items.push(part);
  return items;
}

const picture = /\.(?:jpe?g|png|gif)$/i;

const isText = ({ type }: ExportedItem) => type === 'post' || type === 'page';

/** Every address at which visitors could read a text or a file of the old site. */
function oldAddressesOf(items: readonly ExportedItem[], site: OldSite): string[] {
  const open = items.filter((item) => item.status === 'publish' && item.password === '' && isText(item));
  const texts = open.flatMap(({ id, type, link, slug }) => [
    link,
    type === 'page' ? `/?page_id=${id}` : `/?p=${id}`,
    ...(type === 'post' && slug !== '' ? [`/${slug}/`] : []),
  ]);
  const uploads = items
    .filter(({ type }) => type === 'attachment')
    .flatMap(({ address, link, id }) => [
      ...(picture.test(address) && pathsIn(address).length > 0 ? [address] : []),
      link,
      `/?attachment_id=${id}`,
    ]);
  const lists = items.flatMap(({ terms, status }) =>
    terms
      .filter(({ taxonomy }) => status === 'publish' && ['category', 'post_tag'].includes(taxonomy))
      .flatMap(({ taxonomy, slug }) => [`/${taxonomy === 'category' ? 'category' : 'tag'}/${slug}/`]),
  );
  const paths = [...texts, ...uploads, ...lists, '/feed/', '/comments/feed/'].flatMap((address) => {
    const isElsewhere = /^https?:/.test(address) && site.pathOf(address) === undefined;
    if (isElsewhere) return pathsIn(address).length > 0 ? [new URL(address).pathname] : [];
    return [site.pathOf(address) ?? address];
  });
  // Below a folder of its host a site keeps its paths alone.
  const comparable = site.name.includes('/') ? paths.filter((path) => !path.includes('?')) : paths;
  return [...new Set(comparable)].filter((path) => path !== '/');
}

describe.skipIf(folder === undefined)('exports in the folder WORDPRESS_EXPORTS', () => {
  let database: FreshDatabase;
  let app: TestApp;
  let uploads: string;

  beforeAll(async () => {
    database = await freshDatabase('sqlite');
    app = await startTestApp({ databaseUrl: database.url });
    uploads = await mkdtemp(join(tmpdir(), 'intambwe-uploads-'));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(uploads, { recursive: true });
  });

  /** Writes a picture for each file that the export refers to, and no other file. */
  async function paint(items: readonly ExportedItem[]) {
    for (const { id, address, meta } of items.filter(({ type }) => type === 'attachment')) {
      const file = meta.get('_wp_attached_file');
      const [path = ''] = file ? withOriginals(file) : pathsIn(address);
      if (!picture.test(path)) continue;
      const background = `#${(0x1f5a41 + id * 4099).toString(16).slice(-6).padStart(6, '0')}`;
      const create = { width: 640, height: 427, channels: 3, background } as const;
      await mkdir(dirname(join(uploads, path)), { recursive: true });
      await writeFile(join(uploads, path), await sharp({ create }).jpeg().toBuffer());
    }
  }

  /** One request, and one more where it leads. */
  async function follow(path: string): Promise<string> {
    const first = await fetch(new URL(path, app.url), { redirect: 'manual' });
    await first.body?.cancel();
    if (first.status === 200) return 'there';
    const to = first.headers.get('location');
    if (first.status !== 301 || to === null) return `${first.status} at ${path}`;
    const second = await fetch(new URL(to, app.url), { redirect: 'manual' });
    await second.body?.cancel();
    return second.status === 200 ? 'one redirect' : `${second.status} at ${path} -> ${to}`;
  }

  test.each(files)('%s comes whole and once, or is refused with its line', { timeout: 300_000 }, async (name) => {
    const path = join(resolve(folder ?? ''), name);
    const bring = () => importWordpress(app.services, path, uploads);
    const items = await itemsOf(path).catch((error: unknown) => error);
    if (!Array.isArray(items)) {
      await expect(bring()).rejects.toThrow(BadExport);
      console.log(`${name}: ${items}`);
      return;
    }
    await paint(items);
    const report = await bring().catch((error: unknown) => {
      if (error instanceof BadExport) return error;
      throw error;
    });
    if (report instanceof BadExport) return console.log(`${name}: ${report}`);
    const wanted = items.filter((item) => isText(item) && isTakenOver(item)).length;
    const { posts, pages } = report.taken;
    expect(posts + pages + report.there).toBe(wanted);
    const again = await bring();
    expect([again.taken.posts, again.taken.pages, again.taken.files, again.taken.redirects, again.there]).toEqual([
      0,
      0,
      0,
      0,
      wanted,
    ]);
    const { site } = await surveyExport(path, () => undefined);
    const answers: string[] = [];
    for (const address of oldAddressesOf(items, site)) answers.push(await follow(address));
    const right = answers.filter((answer) => ['there', 'one redirect'].includes(answer));
    console.log(
      `${name}: ${wanted} texts; ${answers.length} old addresses: ${right.length} answered\n${report.lines().join('\n')}`,
    );
    expect(answers.filter((answer) => !right.includes(answer))).toEqual([]);
  });
});
