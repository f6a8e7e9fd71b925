import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { readConfig } from '../../server/config.ts';
import { fillAllFolded } from '../../server/database/folded-texts.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { countEverything } from '../../server/database/statistics.ts';
import { noteWhatIsNew, statesUpToDate } from '../../server/translations/states.ts';
import { makeChance } from './chance.ts';
import { addCollections } from './collections.ts';
import { addEvents } from './events.ts';
import { addGallery } from './gallery.ts';
import { addGiving } from './giving.ts';
import { DOCUMENT_BYTES } from './library.ts';
import { addNewsletter } from './newsletter.ts';
import { addLog, addPeople } from './people.ts';
import { addPosts } from './posts.ts';
import type { Site } from './site.ts';
import { addInterests, addMessages } from './submissions.ts';
import { makeTexts } from './texts.ts';
import { THREE_TIMES } from './words.ts';

/** Names of one file; file systems allow a few more. */
const NAMES = 30_000;

/** What the library would hold: every file is another name of one of a few, so that it takes no space. */
async function nameFiles(folder: string, names: readonly string[], content: Buffer): Promise<void> {
  for (const [place, name] of names.entries()) {
    const first = names[place - (place % NAMES)] ?? name;
    if (first === name) await writeFile(join(folder, name), content);
    else await link(join(folder, first), join(folder, name));
  }
}

/** The texts of all records are worked out for the board. */
async function workOutStates(db: Database): Promise<void> {
  const changed = db.selectFrom('changed_texts').select('id').limit(1);
  while (await changed.executeTakeFirst()) await statesUpToDate(db);
}

interface MakeOptions {
  /** 1 is a small organisation after twenty years; 0.1 a tenth of its records. */
  scale: number;
  /** Called after each part with its name and what it took in seconds. */
  said?(part: string, seconds: number): void;
}

/** Makes a data folder with the records of twenty years on SQLite. The same scale makes the same records, up to this moment. */
export async function makeSite(folder: string, { scale, said }: MakeOptions): Promise<void> {
  await mkdir(join(folder, 'media'), { recursive: true });
  // Makes the secret key too, without which the service does not start.
  const { databaseUrl, publicUrl } = readConfig({ DATA_DIR: folder });
  const db = openDatabase(databaseUrl);
  await migrate(db);
  await noteWhatIsNew(db, publicUrl);
  // What is half made is thrown away: nothing needs to be safe from a loss of power.
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma cache_size = -200000`.execute(db);
  const chance = makeChance(20);
  const files = { pictures: [], documents: [] };
  const site: Site = { db, scale, now: Date.now(), chance, texts: makeTexts(chance), users: [], files };
  let interests = 0;
  const parts: Record<string, () => Promise<void>> = {
    people: () => addPeople(site),
    posts: () => addPosts(site, THREE_TIMES),
    events: () => addEvents(site, THREE_TIMES),
    gallery: () => addGallery(site, THREE_TIMES),
    collections: () => addCollections(site),
    messages: () => addMessages(site, THREE_TIMES),
    'donation interests': async () => {
      interests = await addInterests(site);
    },
    giving: () => addGiving(site, interests, THREE_TIMES),
    newsletter: () => addNewsletter(site),
    'the log': () => addLog(site, THREE_TIMES),
    'searched texts': () => db.transaction().execute(fillAllFolded),
    'states of translations': () => workOutStates(db),
    counts: () => countEverything(db),
    files: async () => {
      const colour = { width: 32, height: 24, channels: 3, background: '#40724f' } as const;
      const picture = await sharp({ create: colour }).jpeg().toBuffer();
      await nameFiles(join(folder, 'media'), site.files.pictures, picture);
      await nameFiles(join(folder, 'media'), site.files.documents, Buffer.alloc(DOCUMENT_BYTES));
    },
  };
  for (const [part, make] of Object.entries(parts)) {
    const began = performance.now();
    await make();
    said?.(part, (performance.now() - began) / 1000);
  }
  await db.destroy();
}
