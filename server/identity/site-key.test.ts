import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { runCommand, variablesOf } from '../../tests/support/script.ts';
import { MORNING, openNode, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { expectKnownKey } from '../known-key.ts';

let database: FreshDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase('postgres');
  app = await startTestApp({ databaseUrl: database.url });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a node with another secret key says so, and so does the doctor, until the key is accepted', async () => {
  expectLoggedErrors(/^This is not the secret key that the site works with/);
  const secretKey = 'another-key-than-that-of-the-first-node';
  const node = await openNode({ ...app.services.config, secretKey }, { now: new Date(MORNING) });
  const said = async (url: string) => (await fetch(`${url}/readyz`)).json();
  expect(await said(app.url)).toMatchObject({ status: 'ok', secret_key: 'ok' });
  expect(await said(node.url)).toMatchObject({ status: 'degraded', secret_key: 'other' });
  const settings = { ...variablesOf(app), SECRET_KEY: secretKey };
  const { stdout } = await runCommand(['doctor'], settings);
  expect(stdout).toMatch(/^problem +SECRET_KEY +This is not the secret key that the site works with/m);
  expect(stdout).not.toContain(secretKey);
  const backup = await runCommand(['backup'], settings);
  expect(backup.stdout).toMatch(/^The secret key in it is that of the settings. This is not the secret key/m);
  expect(await runCommand(['accept-key'], settings)).toMatchObject({ code: 0 });
  expect((await runCommand(['backup'], settings)).stdout).not.toContain('The secret key in it');
  expect(await said(node.url)).toMatchObject({ status: 'ok', secret_key: 'ok' });
  expect(await said(app.url)).toMatchObject({ secret_key: 'other' });
  await node.close();
});

test('the database holds nothing from which the key can be read', async () => {
  const rows = await app.services.db
    .selectFrom('fingerprints')
    .selectAll()
    .where('subject', 'not in', ['site', 'translated_texts'])
    .orderBy('subject')
    .execute();
  expect(rows).toEqual([
    { subject: 'secret_key', fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { subject: 'site_of_links', fingerprint: 'https://intambwe.example' },
  ]);
});

test('no new key is made for a site that has one', async () => {
  const { config } = app.services;
  await expect(expectKnownKey({ ...config, secretKey: null })).rejects.toThrow(
    'The secret key of this site is missing',
  );
  await expectKnownKey(config);
  const folder = await mkdtemp(join(config.dataFolder, 'without-key-'));
  // Nor do the commands ask whether the site was ever started.
  for (const command of ['status', 'doctor', 'backup']) {
    const told = await runCommand([command], { ...variablesOf(app), DATA_DIR: folder, SECRET_KEY: '' });
    expect(told).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/is missing.* intambwe accept-key/),
    });
  }
  await expectKnownKey({ ...config, secretKey: null, databaseUrl: `${config.dataFolder}/nothing-yet.sqlite` });
});
