import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveAll } from '../../server/backup/move.ts';
import { openDatabase } from '../../server/database/open.ts';
import { folderStorage } from '../../server/media/folder-storage.ts';
import { TemporaryFiles } from '../../server/uploads/temporary-files.ts';
import { onServer } from './on-server.ts';
import type { TestApp } from './test-app.ts';
import { startTestCluster } from './test-cluster.ts';

/** The database with the sample organisation that each app of several nodes is copied from. */
const TEMPLATE = 'template_sample';

/** Moves the sample organisation of this data folder into PostgreSQL, as `intambwe move` does; its files stay. */
export async function fillSampleDatabase(server: string, folder: string): Promise<void> {
  await onServer(server, `create database ${TEMPLATE}`);
  const storage = folderStorage(join(folder, 'media'));
  const from = { db: openDatabase(join(folder, 'intambwe.sqlite')), storage };
  const to = { db: openDatabase(`${server}/${TEMPLATE}`), storage };
  await moveAll(from, to, new TemporaryFiles(join(folder, 'uploads')));
  await from.db.destroy();
  await to.db.destroy();
}

/** An app of several nodes with the sample organisation, whose pictures lie in this data folder. */
export async function openSampleCluster(
  server: string,
  folder: string,
  settings: Record<string, string>,
): Promise<TestApp> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const secretKey = await readFile(join(folder, 'secret.key'), 'utf8');
  const app = await startTestCluster(`${server}/${name}`, { SECRET_KEY: secretKey, ...settings });
  const pictures = join(folder, 'media');
  for (const key of await readdir(pictures)) app.bucket.files.set(key, await readFile(join(pictures, key)));
  return {
    ...app,
    async close() {
      await app.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
