import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { startPostgres } from './postgres.ts';
import { fillSampleDatabase } from './sample-database.ts';
import { startTestApp } from './test-app.ts';

/** The sources of the sample organisation; while none of them changes, it is not made again. */
const sources = ['domain', 'server/database', 'server/media', 'server/sample', 'tests/support/test-app.ts'];
const folder = 'test-results/sample';

/** The administrator whom screens name to a user who lacks a permission. */
const firstAdmin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'hills-at-dawn-7' };

/**
 * Makes a data folder with the sample organisation, for every app of the browser tests to begin with a copy of. The
 * pictures' variants, which take half a minute to make, are all there.
 */
async function prepareFolder(): Promise<string> {
  const current = `${folder}/${await fingerprint(sources)}`;
  if (existsSync(current)) return current;
  await rm(folder, { recursive: true, force: true });
  const app = await startTestApp({ sample: true, settings: firstAdmin });
  const { db, config } = app.services;
  const waiting = db.selectFrom('media').select('id').where('variants', 'is', null);
  while (await waiting.executeTakeFirst()) await setTimeout(200);
  await app.services.db.destroy();
  // Copied aside and then renamed, so that no test finds half of it.
  await cp(config.dataFolder, `${current}-aside`, { recursive: true });
  await rename(`${current}-aside`, current);
  await app.close();
  return current;
}

/** Prepares the first state of the apps in the browser tests. `TEST_APP=cluster` makes each of them three nodes. */
export default async function prepareSample() {
  const current = await prepareFolder();
  process.env.SAMPLE_FOLDER = current;
  if (process.env.TEST_APP !== 'cluster') return;
  const postgres = await startPostgres();
  await fillSampleDatabase(postgres.url, current);
  process.env.CLUSTER_POSTGRES = postgres.url;
  return postgres.stop;
}
