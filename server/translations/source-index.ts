import type { Translatable } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { fingerprintsOf, readSources, type Source, tableOfResource } from './sources.ts';

/** A record with the fingerprints of its texts; a text is not kept. */
export interface IndexedSource {
  record: string;
  title: string;
  fingerprints: ReadonlyMap<string, string | null>;
}

interface Known extends IndexedSource {
  updated_at: string;
}

/** Records whose texts are read at once. */
const AT_ONCE = 100;

/** Records that are remembered: about 20 MB. */
const MAX_REMEMBERED = 50_000;

const indexed = (source: Source): IndexedSource => ({
  record: source.record,
  title: source.title,
  fingerprints: fingerprintsOf(source),
});

/**
 * The fingerprints of all texts of the site. Those of a record are worked out again when it has been changed since: by its
 * `updated_at`, so that no write has to remember to say so.
 */
export class SourceIndex {
  readonly #known = new Map<string, Known>();

  /** All records of a resource outside the trash, the newest first. */
  async read(db: Database, described: Translatable): Promise<IndexedSource[]> {
    const table = tableOfResource(described.resource);
    // The library's descriptions, the settings and the pages of the site are few or short.
    if (table === undefined || table === 'media') return (await readSources(db, described)).map(indexed);
    const rows = await tableOf(db)
      .selectFrom(table)
      .select(['id', 'updated_at'])
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    const stamps = new Map(rows.map(({ id, updated_at }) => [String(id), updated_at]));
    const changed = [...stamps].filter(
      ([record, updated_at]) => this.#known.get(`${table} ${record}`)?.updated_at !== updated_at,
    );
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      await this.#learn(db, described, table, new Map(changed.slice(from, from + AT_ONCE)));
    }
    return [...stamps.keys()].flatMap((record) => this.#known.get(`${table} ${record}`) ?? []);
  }

  async #learn(db: Database, described: Translatable, table: string, stamps: ReadonlyMap<string, string>) {
    if (this.#known.size > MAX_REMEMBERED) this.#known.clear();
    for (const source of await readSources(db, described, [...stamps.keys()])) {
      const updated_at = stamps.get(source.record) ?? '';
      this.#known.set(`${table} ${source.record}`, { ...indexed(source), updated_at });
    }
  }
}
