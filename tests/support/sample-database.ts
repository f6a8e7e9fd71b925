import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveAll } from '../../server/archive/move.ts';
import { openDatabase } from '../../server/database/open.ts';
import { folderStorage } from '../../server/media/folder-storage.ts';
import { TemporaryFiles } from '../../server/media/temporary-files.ts';
import { openClusterHouse } from './cluster-house.ts';
import type { House } from './house.ts';
import { onServer } from './on-server.ts';

/** The database with the sample organisation that each house of several nodes is copied from. */
const TEMPLATE = 'template_sample';

/** Moves the sample organisation of this data folder into PostgreSQL, as `intambwe move` does; its files stay. */
export async function fillSampleDatabase(server: string, folder: string): Promise<void> {
  await onServer(server, `create database ${TEMPLATE}`);
  const storage = folderStorage(join(folder, 'media'));
  const from = { rows: openDatabase(join(folder, 'intambwe.sqlite')), storage };
  const to = { rows: openDatabase(`${server}/${TEMPLATE}`), storage };
  await moveAll(from, to, new TemporaryFiles(join(folder, 'uploads')));
  await from.rows.destroy();
  await to.rows.destroy();
}

/** A house of several nodes with the sample organisation, whose pictures lie in this data folder. */
export async function openSampleCluster(
  server: string,
  folder: string,
  settings: Record<string, string>,
): Promise<House> {
  const name = `house_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const secretKey = await readFile(join(folder, 'secret.key'), 'utf8');
  const house = await openClusterHouse(`${server}/${name}`, { SECRET_KEY: secretKey, ...settings });
  const pictures = join(folder, 'media');
  for (const key of await readdir(pictures)) house.bucket.files.set(key, await readFile(join(pictures, key)));
  return {
    ...house,
    async close() {
      await house.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
