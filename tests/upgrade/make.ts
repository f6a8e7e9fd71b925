import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { makeBackup } from '../../server/backup/backup.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { fileSize } from '../../server/file-size.ts';
import { startTestApp } from '../support/test-app.ts';
import { administrator, fillSite } from './fill-site.ts';
import { backupOf, digestsOf, folder, type Released } from './released.ts';

// Makes the backup of the release that package.json names: node tests/upgrade/make.ts, once the site is built. From the
// next version on, the tests upgrade from it.

const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')));
if (execFileSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' }).trim() !== '') {
  throw new Error(`${version} is released, and its backup stays as it is. Raise the version in package.json first.`);
}

const app = await startTestApp({
  settings: { SAMPLE_CONTENT: 'true', ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
});
try {
  const { db, config, media, clock } = app.services;
  await fillSite(app);
  const waiting = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
  while (await waiting.executeTakeFirst()) await pause(100);
  const source = { config, db, storage: media.storage };
  const { bytes, manifest } = await makeBackup(source, clock(), backupOf(version));
  const empty = Object.keys(manifest.tables).filter((name) => manifest.tables[name]?.rows === 0);
  if (empty.length > 0) throw new Error(`There is no row in ${empty.join(', ')}: let fill-site.ts write some.`);
  const released: Released = { migrations: await digestsOf(migrations) };
  await writeFile(join(folder, `${version}.json`), `${JSON.stringify(released, null, 2)}\n`);
  console.log(`${backupOf(version)}, ${fileSize(bytes)}`);
} finally {
  await app.close();
}
