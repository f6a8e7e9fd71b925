import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startFoundation } from '../scripts/cluster/foundation.ts';
import { openCluster } from '../scripts/cluster/open-cluster.ts';
import { type Database, openDatabase } from '../server/database/open.ts';
import { accessOnDatabase } from '../tests/support/signed-in.ts';
import { type Figure, median, percentile, spread } from './figures.ts';

const SAVES = 100;
const SAVES_WITHOUT_NEWS = 40;

/** Interval between two looks at a page, so that the looks do not load the machine (ms). */
const LOOK_EVERY = 5;

/** Interval between cuts of the connections that carry invalidations (ms). */
const CUT_EVERY = 50;

/** Milliseconds after the reply to a save at which the first page that shows it was asked for, by whose page it is. */
interface Delays {
  here: number[];
  others: number[];
}

/** Asks for the page again and again until it shows the save. */
async function untilShown(page: string, title: string, savedAt: number): Promise<number> {
  for (;;) {
    const asked = performance.now() - savedAt;
    if ((await (await fetch(page)).text()).includes(title)) return asked;
    await wait(LOOK_EVERY);
  }
}

async function saves(count: number, nodes: readonly string[], access: string): Promise<Delays> {
  const delays: Delays = { here: [], others: [] };
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  async function save(node: string | undefined, method: string, path: string, title: string) {
    const body = JSON.stringify({ title, message: 'Come all.', is_active: true, show_until: null });
    const reply = await fetch(`${node}/api/announcements/${path}`, { method, headers, body });
    return { saved: await reply.json(), savedAt: performance.now() };
  }
  const { saved } = await save(nodes[0], 'POST', '', 'Not saved yet');
  for (let number = 0; number < count; number += 1) {
    // Every node now keeps the page as it was after the last save.
    await wait(20 + Math.random() * 1000);
    const place = number % nodes.length;
    const title = `Saved ${count} ${number}.`;
    const { savedAt } = await save(nodes[place], 'PUT', `${saved.id}/`, title);
    await Promise.all(
      nodes.map(async (node, other) => {
        const delay = await untilShown(`${node}/`, title, savedAt);
        (other === place ? delays.here : delays.others).push(delay);
      }),
    );
  }
  return delays;
}

function cutTheNews(db: Database): () => void {
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%listen%' and pid <> pg_backend_pid()`.execute(
      db,
    );
  const timer = setInterval(() => void cut(), CUT_EVERY);
  return () => clearInterval(timer);
}

function figure(name: string, delays: readonly number[], within: number): Figure {
  return {
    name: `${name}, ${delays.length} pages (ms, median; 99 of 100 within)`,
    value: `${median(delays).toFixed(0)}; ${percentile(delays, 0.99).toFixed(0)}`,
    spread: spread(delays),
    wanted: `all under ${within}`,
  };
}

/** The delay until a change saved on one node is on the next page of each of three nodes, which run as processes. */
export async function severalNodes(): Promise<Figure[]> {
  const foundation = await startFoundation();
  const db = openDatabase(foundation.settings.DATABASE_URL ?? '');
  const shared = { SECRET_KEY: 'x'.repeat(40), SAMPLE_CONTENT: 'true', LOG_LEVEL: 'error' };
  const cluster = await openCluster({ nodes: 3, settings: { ...foundation.settings, ...shared } });
  try {
    const { id } = await db.selectFrom('users').select('id').where('is_superuser', '=', true).executeTakeFirstOrThrow();
    const unmade = db.selectFrom('media').select('id').where('variants', 'is', null).limit(1);
    while (await unmade.executeTakeFirst()) await wait(1000);
    const told = await saves(SAVES, cluster.nodeUrls, await accessOnDatabase(db, id));
    const stopCutting = cutTheNews(db);
    const untold = await saves(SAVES_WITHOUT_NEWS, cluster.nodeUrls, await accessOnDatabase(db, id));
    stopCutting();
    const asked = 'from a save to the asking for the first page that shows it';
    return [
      figure(`${asked}, on the same node`, told.here, 100),
      figure(`${asked}, on another node`, told.others, 100),
      figure(`${asked}, on another node, the news being cut off`, untold.others, 2000),
    ];
  } finally {
    await cluster.close();
    await db.destroy();
    await foundation.stop();
  }
}
