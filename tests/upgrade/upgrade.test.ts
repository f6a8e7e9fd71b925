import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '../../domain/api/api.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { restoreArchive } from '../../server/backup/restore.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openDatabase } from '../../server/database/open.ts';
import { databases, openFreshDatabase } from '../support/databases.ts';
import { onServer } from '../support/on-server.ts';
import { schemaOf } from '../support/schema.ts';
import { accessFor } from '../support/signed-in.ts';
import { readSitemap } from '../support/sitemap.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { PAGE_ADDRESS } from './fill-site.ts';
import { backupOf, digestsOf, readReleased, releases } from './released.ts';

const versions = await releases();

test.each(versions)('the migrations of release %s are as they were', async (version) => {
  const { migrations: released } = await readReleased(version);
  const now = await digestsOf(migrations);
  const changed = Object.keys(released).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(released[name]));
  expect(
    changed,
    'A released migration has changed. Sites that have run it will not run it again, so their schema would be another ' +
      'than that of a new site. Undo the change, and write what should be different as a new migration.',
  ).toEqual([]);
});

/** Every call that reads, but the one that needs a secret of a link. */
const reads = Object.keys(api)
  .filter((key) => key.startsWith('GET ') && !key.includes('{token}'))
  .map((key) => key.slice('GET '.length));

test('a release that has its date has its backup here', async () => {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const dated = [...changelog.matchAll(/^## (\S+), \d{4}-\d{2}-\d{2}$/gm)].map(([, version]) => version);
  expect(versions, 'Make it as docs/releasing.md says.').toEqual(expect.arrayContaining(dated));
});

const upgrades = versions.flatMap((version) => databases.map((kind) => ({ version, kind })));

/** Calls that read one record of giving, by the table it is in. */
const ofGiving: Record<string, readonly string[]> = {
  pledges: ['/pledges/1/', '/own-pledges/nobody/'],
  payments: ['/payments/1/'],
  givers: ['/givers/1/', '/givers/1/summaries/2026/'],
  receipts: ['/receipts/1/file/'],
};

describe.each(upgrades)('a site of release $version, on $kind', ({ version, kind }) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = kind === 'postgres' ? `${inject('postgres')}/${name}` : undefined;
  let folder: string;
  let app: TestApp;
  let rows: Record<string, number>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-upgrade-'));
    await mkdir(join(folder, 'media'));
    if (kind === 'postgres') await onServer(inject('postgres'), `create database ${name}`);
    const db = openDatabase(databaseUrl ?? join(folder, 'intambwe.sqlite'));
    const { settings, manifest } = await restoreArchive(backupOf(version), db, (key, content) =>
      writeFile(join(folder, 'media', key), content),
    );
    await db.destroy();
    await writeFile(join(folder, 'secret.key'), settings.secret_key, { mode: 0o600 });
    rows = Object.fromEntries(Object.entries(manifest.tables).map(([table, summary]) => [table, summary.rows]));
    app = await startTestApp({ databaseUrl, copyOf: folder });
  });

  afterAll(async () => {
    await app.close();
    if (kind === 'postgres') await onServer(inject('postgres'), `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  test('has every record after the upgrade', async () => {
    const found: Record<string, number> = {};
    for (const table of Object.keys(rows)) {
      const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        app.services.db,
      );
      found[table] = Number(counted.rows[0]?.count);
    }
    // Subscribers and published pages have rights of their own now: each role has as many more as it had of the old.
    const { db } = app.services;
    const had = db
      .selectFrom('role_permissions')
      .where('permission', 'in', ['newsletter.view', 'newsletter.export', 'pages.edit']);
    const { length } = await had.select('role_id').execute();
    expect(found).toEqual({ ...rows, role_permissions: (rows.role_permissions ?? 0) + length });
  });

  test('lets every role do what it could, and nothing else', async () => {
    const { db } = app.services;
    const holders = async (permission: string) => {
      const found = db.selectFrom('role_permissions').select('role_id').where('permission', '=', permission);
      return (await found.orderBy('role_id').execute()).map(({ role_id }) => role_id);
    };
    expect(await holders('subscribers.view')).not.toEqual([]);
    expect(await holders('subscribers.view')).toEqual(await holders('newsletter.view'));
    expect(await holders('subscribers.export')).toEqual(await holders('newsletter.export'));
  });

  test('has the schema of a new site', async () => {
    const fresh = await openFreshDatabase(kind);
    expect(await schemaOf(app.services.db)).toEqual(await schemaOf(fresh.db));
    await fresh.close();
  });

  test('shows every page of its site map, and every picture of its home page', async () => {
    const map = await readSitemap(app);
    const pages = [...map.matchAll(/<loc>https:\/\/intambwe\.example([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    expect(pages).toEqual(
      expect.arrayContaining(['/Aboutus', '/BlogDetail/1-why-the-box-has-three-locks', `/${PAGE_ADDRESS}`]),
    );
    const home = await (await app.get('/')).text();
    const pictures = [...home.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(pictures).not.toEqual([]);
    for (const path of [...pages, ...pictures]) {
      const reply = await app.get(path);
      await reply.arrayBuffer();
      expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    }
    expect((await fetch(`${app.url}/harvest`, { redirect: 'manual' })).headers.get('location')).toBe(
      `/${PAGE_ADDRESS}`,
    );
  });

  test('answers every call that reads', async () => {
    // Those that answer nothing without one.
    const hour = '?user=1&from=2026-11-20T08:00:00Z&to=2026-11-20T09:00:00Z';
    const queries: Record<string, string> = {
      '/calendar/': '?month=2026-11',
      '/redirects/at/': '?address=/nothing-here',
      '/search/records/': '?text=savings',
      '/site/languages/change/': '?to=fr',
      '/undo/': hour,
      '/undo/others/': hour,
    };
    const access = await accessFor(app, 1);
    const parameters: Record<string, string> = {
      id: '1',
      slug: 'services',
      name: 'about',
      address: PAGE_ADDRESS,
      version: '1',
      resource: 'posts',
      collection: 'events',
      record: '1',
      language: 'rw',
      token: 'nobody',
      year: '2026',
    };
    const filled = (read: string) => read.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? name);
    // The tables that the release did not have are empty.
    const without = [
      // Nobody had made a form.
      ...[`/forms/at/${PAGE_ADDRESS}/`, '/form-answers/1/'],
      ...('versions' in rows ? [] : reads.filter((read) => read.includes('{version}')).map(filled)),
      ...describedCollections.flatMap(({ table, path }) => (table in rows ? [] : `${path}1/`)),
      ...everyPlainSubmission.flatMap(({ table, staffPath }) => (table in rows ? [] : `${staffPath}1/`)),
      ...Object.entries(ofGiving).flatMap(([table, paths]) => (table in rows ? [] : paths)),
    ];
    for (const read of reads) {
      const path = filled(read);
      const query = queries[path] ?? (path.startsWith('/trash/') ? '?ids=1' : '');
      const reply = await app.call('GET', `${path}${query}`, undefined, access);
      await reply.arrayBuffer();
      expect({ path, status: reply.status }).toEqual({ path, status: without.includes(path) ? 404 : 200 });
    }
  });
});
