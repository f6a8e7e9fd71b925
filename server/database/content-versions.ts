import { type CollectionName, collectionNames } from '../../domain/collections/registry.ts';
import type { Rows } from './open.ts';

/** The kinds of content a public reply can be made from: every collection, and what is none. */
export const topics: readonly Topic[] = [...collectionNames, 'media', 'settings'];
export type Topic = CollectionName | 'media' | 'settings';

const isTopic = (name: string): name is Topic => topics.some((topic) => topic === name);

/**
 * How new each kind of content is. A write bumps its topic's number in its own transaction; what the page cache made
 * from an older number is stale. The numbers are mirrored in memory, so asking for them costs nothing.
 */
export class ContentVersions {
  readonly #known = new Map<Topic, number>();
  #generation = 0;

  /** Counts every committed change of any topic that this process has heard of. */
  get generation(): number {
    return this.#generation;
  }

  /** Takes over the numbers in the database. */
  async load(rows: Rows): Promise<void> {
    const found = await rows.selectFrom('content_versions').selectAll().execute();
    for (const { topic, version } of found) this.learn(topic, version);
  }

  snapshot(): ReadonlyMap<Topic, number> {
    return new Map(this.#known);
  }

  of(topic: Topic): number {
    return this.#known.get(topic) ?? 0;
  }

  /** Counts the topic up inside the writer's transaction, and answers its number. Nobody knows it until `learn`. */
  async bump(transaction: Rows, topic: Topic): Promise<number> {
    const { version } = await transaction
      .insertInto('content_versions')
      .values({ topic, version: 1 })
      .onConflict((conflict) =>
        conflict.column('topic').doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }

  /** A transaction that gave the topic this number is committed, here or on another node. News may come twice, or late. */
  learn(topic: string, version: number): void {
    if (!isTopic(topic) || version <= this.of(topic)) return;
    this.#known.set(topic, version);
    this.#generation += 1;
  }
}
