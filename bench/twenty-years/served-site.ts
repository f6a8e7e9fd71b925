import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/open.ts';
import { accessOnDatabase } from '../../tests/support/signed-in.ts';
import { type Served, serveUnit } from '../servers.ts';
import { type Client, makeClient } from './client.ts';
import { SUPERUSER } from './people.ts';

/** Where the records of a site are: in its data folder, or in PostgreSQL. */
export interface SitePlace {
  folder: string;
  /** As `DATABASE_URL`; without it SQLite in the folder. */
  postgres?: string | undefined;
}

/** The settings that name a place. */
export const settingsOf = ({ folder, postgres }: SitePlace): Record<string, string> => ({
  DATA_DIR: folder,
  ...(postgres === undefined ? {} : { DATABASE_URL: postgres }),
});

/** Time after which somebody signs in anew (ms): half of what an access token lasts. */
const RENEWED = 5 * 60_000;

/** Network addresses, so that no limit on one place ends the measurement. */
const addresses = 2 ** 16;

export interface ServedSite extends Served {
  /** A superuser, and somebody who is not signed in. */
  client: Client;
  visitor: Client;
  /** To be called now and then: signs in anew before the token ends. */
  stayIn(): Promise<void>;
}

/** Serves a site as its unit on a machine does, with a superuser signed in. `heap` is the memory for its objects (MB). */
export async function serveSite(place: SitePlace, heap: number): Promise<ServedSite> {
  const settings = { SAMPLE_CONTENT: 'false', TRUST_PROXY: '127.0.0.1', ...settingsOf(place) };
  const served = await serveUnit(place.folder, settings, heap);
  let access = '';
  let since = Number.NEGATIVE_INFINITY;
  let requests = 0;
  const fromSomewhere = () => {
    requests = (requests + 1) % addresses;
    return { 'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}` };
  };
  async function stayIn(): Promise<void> {
    if (performance.now() - since < RENEWED) return;
    const db = openDatabase(readConfig(settings).databaseUrl);
    const user = db.selectFrom('users').select('id').where('email', '=', SUPERUSER);
    access = await accessOnDatabase(db, (await user.executeTakeFirstOrThrow()).id);
    since = performance.now();
    await db.destroy();
  }
  await stayIn();
  return {
    ...served,
    stayIn,
    client: makeClient(served.url, () => ({ ...fromSomewhere(), authorization: `Bearer ${access}` })),
    visitor: makeClient(served.url, fromSomewhere),
  };
}
