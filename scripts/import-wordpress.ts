import { resolve } from 'node:path';
import { ContentVersions } from '../server/database/content-versions.ts';
import { migrate } from '../server/database/migrate.ts';
import { writer } from '../server/database/unit-of-work.ts';
import { makeLog } from '../server/logging.ts';
import { Outbox } from '../server/mail/outbox.ts';
import { makeTransport } from '../server/mail/transport.ts';
import { Media } from '../server/media/media.ts';
import { Workshop } from '../server/media/workshop.ts';
import { importWordpress } from '../server/wordpress/import.ts';
import { runCommand, withPlace } from './place.ts';

/** So many posts are between two lines that say how far it has come. */
const TOLD_EVERY = 100;

// npm run import-wordpress -- FILE [UPLOADS_FOLDER]: into the database of the settings; the server may be running.
runCommand(([file, uploads]) =>
  withPlace(process.env, async ({ config, rows, storage, files }) => {
    if (file === undefined) throw new Error('Say which: npm run import-wordpress -- FILE [UPLOADS_FOLDER]');
    await migrate(rows);
    const clock = () => new Date();
    const outbox = new Outbox(rows, makeTransport(config, console.log), clock, makeLog(config));
    const write = writer(rows, clock, new ContentVersions(), outbox);
    const media = new Media({ storage, files, workshop: new Workshop(), write, onPicture: () => undefined });
    const folder = uploads === undefined ? undefined : resolve(uploads);
    const report = await importWordpress({ rows, write, media, config, clock }, resolve(file), folder, (done, all) => {
      if (done % TOLD_EVERY === 0) console.log(`${done} of ${all}`);
    });
    console.log(report.lines().join('\n'));
    if (report.taken.files > 0) console.log('Smaller sizes of the pictures are made while the site runs.');
  }),
);
