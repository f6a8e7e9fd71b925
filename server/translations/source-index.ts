import type { Translatable } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { AT_ONCE, type Fingerprints, fingerprintsOf, readSources, type Source, tableOfResource } from './sources.ts';

/** A record with the fingerprints of its texts; a text is not kept. */
export interface IndexedSource {
  record: string;
  title: string;
  fingerprints: Fingerprints;
}

interface Known extends IndexedSource {
  updated_at: string;
}

/** Records beyond which all are forgotten before the next are read: about 20 MB. */
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
  readonly #most: number;

  constructor(most = MAX_REMEMBERED) {
    this.#most = most;
  }

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
    if (this.#known.size > this.#most) this.#known.clear();
    const stamps = new Map(rows.map(({ id, updated_at }) => [String(id), updated_at]));
    // Not looked up again at the end: another read may have begun meanwhile, and forgotten what this one knew.
    const found = new Map<string, Known>();
    const changed: string[] = [];
    for (const [record, updated_at] of stamps) {
      const known = this.#known.get(`${table} ${record}`);
      if (known?.updated_at === updated_at) found.set(record, known);
      else changed.push(record);
    }
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      for (const source of await readSources(db, described, changed.slice(from, from + AT_ONCE))) {
        const known = { ...indexed(source), updated_at: stamps.get(source.record) ?? '' };
        found.set(source.record, known);
        this.#known.set(`${table} ${source.record}`, known);
      }
    }
    return [...stamps.keys()].flatMap((record) => found.get(record) ?? []);
  }
}
