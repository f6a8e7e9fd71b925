import { hostname } from 'node:os';
import type { Services } from '../services.ts';
import { watchArchive } from './archive.ts';
import { watchBackups } from './backups.ts';
import { watchCertificate } from './certificate.ts';
import { watchClock } from './clock.ts';
import { watchCopies } from './copies.ts';
import { watchDisk } from './disk.ts';
import { Heartbeat } from './heartbeat.ts';
import { watchHousekeeping } from './housekeeping.ts';
import { watchMail } from './mail.ts';
import { watchNewsletters } from './newsletters.ts';
import { tell } from './tell.ts';
import type { Watched } from './trouble.ts';
import { watchUpdates } from './updates.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 5 * 60_000;

/** Everything that is watched. */
export const watchedThings = ({ config }: Pick<Services, 'config'>): Watched[] => [
  ...watchCopies(config),
  ...watchArchive(config),
  watchBackups(config),
  watchMail(config),
  watchDisk(config),
  watchClock(config),
  watchHousekeeping(config),
  watchCertificate(config),
  watchUpdates(config),
  watchNewsletters(config),
];

/** Forgets what was told of places that this machine no longer copies to: one that becomes a place again is told of anew. */
export async function forgetUnwatched(
  { db, write }: Pick<Services, 'db' | 'write'>,
  things: readonly Pick<Watched, 'subject'>[],
): Promise<void> {
  const told = await db.selectFrom('told_troubles').select('subject').execute();
  const gone = told
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(`copies of ${hostname()} to `))
    .filter((subject) => !things.some((thing) => thing.subject === subject));
  if (gone.length === 0) return;
  await write(null, (unit) => unit.db.deleteFrom('told_troubles').where('subject', 'in', gone).execute());
}

/**
 * Looks at each thing and tells what is news. Answers whether nothing is in danger. A look that fails, such as one at a
 * database that is away, says nothing of its thing; but then nobody can say either that all is well.
 */
export async function lookAtTroubles(services: Services, things = watchedThings(services)): Promise<boolean> {
  let isSafe = true;
  for (const watched of things) {
    try {
      const found = await watched.look(services);
      if (found === 'unknown') continue;
      if (found !== 'well' && found.level === 'danger') isSafe = false;
      await tell(services, watched, found);
    } catch (error) {
      isSafe = false;
      services.log.warn({ err: error, subject: watched.subject }, 'A thing that is watched could not be looked at');
    }
  }
  return isSafe;
}

/** Looks now and every few minutes, and lets an outside watcher know while all is well. */
export function watchTroubles(services: Services): { firstLook: Promise<void>; stop(): Promise<void> } {
  const { heartbeatUrl } = services.config;
  const heartbeat = heartbeatUrl === null ? null : new Heartbeat(heartbeatUrl, services.log);
  const stopping = new AbortController();
  async function look(): Promise<void> {
    if ((await lookAtTroubles(services)) && !stopping.signal.aborted) await heartbeat?.beat(stopping.signal);
  }
  const firstLook = forgetUnwatched(services, watchedThings(services))
    .catch((error: unknown) =>
      services.log.warn({ err: error }, 'What was told of earlier places could not be forgotten'),
    )
    .then(look);
  let last = firstLook;
  const timer = setInterval(() => {
    // One that takes long is not overtaken by the next.
    last = last.then(look);
  }, LOOK_EVERY);
  return {
    firstLook,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await last;
    },
  };
}
