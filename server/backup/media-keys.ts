import type { Database } from '../database/open.ts';
import { shareKeyOf } from '../media/keys.ts';
import { readVariants } from '../media/present.ts';

/** A file that the rows speak of. What is made from another file can be made again, so it may be missing. */
export interface SpokenOf {
  key: string;
  isMade: boolean;
}

/** The keys of every file the library speaks of: as it was sent, its other sizes, and what the networks show. */
export async function mediaKeys(snapshot: Database): Promise<SpokenOf[]> {
  const rows = await snapshot.selectFrom('media').select(['key', 'variants']).orderBy('id').execute();
  return rows.flatMap(({ key, variants }) => [
    { key, isMade: false },
    ...readVariants(variants).map((variant) => ({ key: variant.key, isMade: true })),
    { key: shareKeyOf(key), isMade: true },
  ]);
}
