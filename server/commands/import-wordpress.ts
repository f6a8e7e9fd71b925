import { resolve } from 'node:path';
import { ContentVersions } from '../database/content-versions.ts';
import { migrate } from '../database/migrate.ts';
import { writer } from '../database/unit-of-work.ts';
import { makeLog } from '../logging.ts';
import { Outbox } from '../mail/outbox.ts';
import { makeTransport } from '../mail/transport.ts';
import { Media } from '../media/media.ts';
import { Workshop } from '../media/workshop.ts';
import { importWordpress as takeOver } from '../wordpress/import.ts';
import { type Command, WrongUse } from './command.ts';
import { withSite } from './place.ts';

/** So many posts are between two lines that say how far it has come. */
const TOLD_EVERY = 100;

export const importWordpress: Command = {
  takes: 'FILE [UPLOADS_FOLDER]',
  help: 'Takes over a WordPress export; the site may be running',
  async run([file, uploads], environment) {
    if (file === undefined) throw new WrongUse();
    await withSite(environment, async ({ config, rows, storage, files }) => {
      await migrate(rows);
      const clock = () => new Date();
      const outbox = new Outbox(rows, makeTransport(config, console.log), clock, makeLog(config));
      const write = writer(rows, clock, new ContentVersions(), outbox);
      const media = new Media({ storage, files, workshop: new Workshop(), write, onPicture: () => undefined });
      const folder = uploads === undefined ? undefined : resolve(uploads);
      const report = await takeOver({ rows, write, media, config, clock }, resolve(file), folder, (done, all) => {
        if (done % TOLD_EVERY === 0) console.log(`${done} of ${all}`);
      });
      console.log(report.lines().join('\n'));
      if (report.taken.files > 0) console.log('Smaller sizes of the pictures are made while the site runs.');
    });
  },
};
