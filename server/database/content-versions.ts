import type { Rows } from './open.ts';

/** The kinds of content a public reply can be made from. */
export const topics = [
  'announcements',
  'advertisements',
  'events',
  'registrations',
  'posts',
  'categories',
  'gallery',
  'pages',
  'timeline',
  'team',
  'documents',
  'testimonials',
  'media',
  'settings',
] as const;
export type Topic = (typeof topics)[number];

/**
 * How new each kind of content is. A write bumps its topic's number in its own transaction; what the page cache made
 * from an older number is stale. The numbers are mirrored in memory, so asking for them costs nothing.
 */
export class ContentVersions {
  readonly #known = new Map<Topic, number>();
  #generation = 0;

  /** Counts every committed change of any topic in this process. */
  get generation(): number {
    return this.#generation;
  }

  /** Takes over the numbers in the database. */
  async load(rows: Rows): Promise<void> {
    const found = await rows.selectFrom('content_versions').selectAll().execute();
    for (const topic of topics) {
      this.#known.set(topic, found.find((row) => row.topic === topic)?.version ?? 0);
    }
  }

  snapshot(): ReadonlyMap<Topic, number> {
    return new Map(this.#known);
  }

  of(topic: Topic): number {
    return this.#known.get(topic) ?? 0;
  }

  /** Counts the topic up inside the writer's transaction. Not seen by readers until `committed`. */
  async bump(transaction: Rows, topic: Topic): Promise<void> {
    await transaction
      .insertInto('content_versions')
      .values({ topic, version: 1 })
      .onConflict((conflict) =>
        conflict.column('topic').doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
      )
      .execute();
  }

  /** The transaction that bumped these topics is committed. */
  committed(changed: Iterable<Topic>): void {
    for (const topic of changed) {
      this.#known.set(topic, this.of(topic) + 1);
      this.#generation += 1;
    }
  }
}
