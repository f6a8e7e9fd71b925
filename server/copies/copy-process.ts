import { setPriority } from 'node:os';
import { type Database, isPostgres, openDatabase } from '../database/open.ts';
import { openStorage } from '../media/open-storage.ts';
import { readSettingsOfMachine, SettingsCopier } from './copied-settings.ts';
import { type CopyCommand, type CopyOrder, copyCommand, copyOrder, HAS_LET_GO } from './copy-order.ts';
import { FileCopier } from './file-copier.ts';
import { latePlace } from './late-place.ts';
import { PlaceCopies } from './place-copies.ts';
import { PlaceState } from './place-state.ts';
import { isOnSameDisk } from './same-disk.ts';
import { WatchedDatabase } from './watched-database.ts';

// A program that copies what is written, as long as the server lives, in a process of its own: whatever happens to it, the site goes
// on. It never writes to the database.

/** Between two looks at the database (ms). */
const LOOK_EVERY = 100;

/** Between two looks at whether there are new files or other settings (ms). */
const FILES_EVERY = 20_000;

/** As the site’s own check of the clock has it (ms). */
const CHECKED_WITHIN = 7 * 24 * 3_600_000;

/** Visitors come first, but not by much: on a machine that is busy for long, what is not copied could be lost. */
const PRIORITY = 2;

const clock = () => new Date();

/** Whether the site found the clock right not long ago: by another nothing is removed. Its own check brings its mails with it. */
async function isCheckedClock(db: Database, now: Date): Promise<boolean> {
  const check = await db.selectFrom('clock_checks').select('checked_at').executeTakeFirst();
  return check !== undefined && Math.abs(now.getTime() - Date.parse(check.checked_at)) <= CHECKED_WITHIN;
}

/** Begins to copy to all places. Answers what does as it is told. */
async function copyAll({
  dataFolder,
  databaseUrl,
  bucket,
  secretKey,
  places,
  ...order
}: CopyOrder): Promise<(command: CopyCommand) => Promise<void>> {
  const db = openDatabase(databaseUrl);
  const database = isPostgres(databaseUrl) ? undefined : new WatchedDatabase(databaseUrl);
  const storage = openStorage({ bucket, dataFolder });
  const key = Buffer.from(order.key, 'base64');
  const isClockRight = (now: Date) => isCheckedClock(db, now);
  const copies: PlaceCopies[] = [];
  const copying = await Promise.all(
    places.map(async (address) => {
      const place = latePlace(address, order);
      const isFar = !address.startsWith('/');
      // A disk that is not there is told as a trouble of its own.
      const isSameDisk = async () => !isFar && (await isOnSameDisk(address, dataFolder).catch(() => false));
      const state = new PlaceState({ dataFolder, place, isOnSameDisk: await isSameDisk(), clock });
      if (database)
        copies.push(new PlaceCopies({ database, place, key, clock, dataFolder, state, isFar, isClockRight }));
      return {
        place,
        state,
        isSameDisk,
        files: new FileCopier({ place, key, storage, db, tell: (found) => state.find(found) }),
        settings: new SettingsCopier(place, key),
      };
    }),
  );
  const look = () => {
    const at = clock().toISOString();
    try {
      const pages = database?.look();
      for (const one of copies) one.note(pages, at);
    } catch (error) {
      for (const one of copies) one.noteUnread(error);
    }
  };
  await Promise.all(copying.map(({ state }) => state.load()));
  look();
  for (const one of copies) one.start();
  const others = copying.map(({ state, files, settings, isSameDisk }) =>
    state.repeat('files', FILES_EVERY, async () => {
      await files.copyFiles(clock());
      await settings.copySettings(await readSettingsOfMachine(process.env, secretKey), clock());
      state.said.isOnSameDisk = await isSameDisk();
      await state.say();
    }),
  );
  let looking = setInterval(look, LOOK_EVERY);
  return async (command) => {
    if (command === 'let go') {
      clearInterval(looking);
      look();
      database?.letGo();
      process.send?.(HAS_LET_GO);
    } else if (command === 'go on') {
      database?.hold();
      look();
      looking = setInterval(look, LOOK_EVERY);
    } else if (command === 'stop') {
      clearInterval(looking);
      look();
      for (const { state } of copying) state.stop();
      await Promise.all([...others, ...copies.map((one) => one.stop())]);
      await Promise.all(copying.map(({ place }) => place.close().catch(() => undefined)));
      await db.destroy();
      database?.close();
      process.disconnect?.();
    }
  };
}

try {
  setPriority(PRIORITY);
} catch {
  // A system that forbids it has everything copied at the same pace as everything else.
}
// The service manager and the terminal signal all processes. The server says when to end, and its end is the last word.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.once('message', (order) => {
  const begun = copyAll(copyOrder.parse(order));
  process.on('message', async (message) => (await begun)(copyCommand.parse(message)));
});
