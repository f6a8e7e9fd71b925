import { z } from 'zod';
import type { Place } from '../backup/place.ts';
import { outageOf } from '../http/outage.ts';
import { readSiteId } from '../identity/site-id.ts';
import { get } from './readiness.ts';

/** The part of `/healthz` by which a site like this one is known, and which of them it is; earlier releases do not say that. */
const healthyReply = z.object({ status: z.literal('ok'), site: z.string().optional() });

/** What answers at an address: the site of this database, another site, or another program. */
export type Answering = 'this site' | 'another site' | 'something else';

export async function whoReplied({ db }: Pick<Place, 'db'>, response: Response): Promise<Answering> {
  const read = healthyReply.safeParse(await response.json().catch(() => null));
  if (!response.ok || !read.success) return 'something else';
  const { site } = read.data;
  // While the database is away it cannot be asked.
  const own = await readSiteId(db).catch((error: unknown) => (outageOf(error) === undefined ? undefined : site));
  return site === undefined || site === own ? 'this site' : 'another site';
}

/** What answers at the service's address on this machine; undefined where nothing does. */
export async function whoAnswers({ config, db }: Pick<Place, 'config' | 'db'>): Promise<Answering | undefined> {
  const reply = await get(config, '/healthz');
  return reply && whoReplied({ db }, reply);
}
