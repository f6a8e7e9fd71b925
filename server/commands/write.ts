import type { Place } from '../backup/place.ts';
import { ContentVersions } from '../database/content-versions.ts';
import { type Write, writer } from '../database/unit-of-work.ts';
import { makeLog } from '../logging.ts';
import { Outbox } from '../mail/outbox.ts';
import { makeTransport } from '../mail/transport.ts';
import { readSiteSettings } from '../site/store.ts';
import { beginTexts } from '../translations/states.ts';

/** Writes beside the service, as nobody who is signed in. */
export function writeOf({ config, db }: Pick<Place, 'config' | 'db'>): Write {
  const clock = () => new Date();
  const outbox = new Outbox(
    db,
    makeTransport(config, console.log, async () => (await readSiteSettings(db)).name),
    clock,
    makeLog(config),
  );
  return writer(db, clock, new ContentVersions(), outbox, beginTexts);
}
