import { resolve } from 'node:path';
import { makeBackup, noteBackup } from '../server/archive/backup.ts';
import { migrate } from '../server/database/migrate.ts';
import { fileSize } from '../web/ui/format.ts';
import { runCommand, withPlace } from './place.ts';

// npm run backup [-- FILE]: everything the product knows in one file, while it goes on serving.
runCommand(([file]) =>
  withPlace(process.env, async (place) => {
    await migrate(place.rows);
    const now = new Date();
    const { path, bytes, manifest } = await makeBackup(place, now, file && resolve(file));
    await noteBackup(place.rows, { path, bytes }, now);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}\n${rows} rows, ${Object.keys(manifest.files).length} files, ${fileSize(bytes)}`);
    for (const key of manifest.missing) console.log(`Missing already when the backup was made: ${key}`);
    console.log('It holds personal data and the secret key: keep it as you keep the server itself.');
  }),
);
