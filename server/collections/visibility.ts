import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections, type OwnRelated } from '../../domain/collections/registry.ts';
import { type CollectionTables, tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { storedKind } from '../fields/stored-kinds.ts';
import { nextPublication } from '../resource/publishing.ts';

const row = expressionBuilder<CollectionTables, string>();

/** The next moment of the column, among the records that can be visible. */
const nextMoment = prepared((db, table: string, column: string, flag?: string) => {
  const list = tableOf(db)
    .selectFrom(table)
    .select(column)
    .where('deleted_at', 'is', null)
    .where(column, '>', given<string>('now'))
    .orderBy(column)
    .limit(1);
  return flag === undefined ? list : list.where(flag, '=', true);
});

/** Which records of a collection visitors read. */
interface Visible {
  /** The conditions of a visible row. Run the query with `values`, which gives them the moment. */
  conditions: Expression<SqlBool>[];
  values(now: Date): Record<string, string>;
  /** When other records are visible by themselves; undefined where that never happens. */
  nextChange(db: Database, now: Date): Promise<Date | undefined>;
}

/** The same as its description says. */
export function visibilityOf(
  { table, fields, visibility: { flag, from, until } = {} }: Pick<Collection, 'table' | 'fields' | 'visibility'>,
  timeZone: string,
): Visible {
  const bounds = [from, until].filter((name) => name !== undefined);
  const isDay = (name: string) => {
    const field = fields[name];
    return field !== undefined && storedKind(field).column === 'day';
  };
  const moments = bounds.filter((name) => !isDay(name));

  function isWithin(name: string, operator: '<=' | '>=' | '>'): Expression<SqlBool> {
    const holds = row(name, operator, given<string>(isDay(name) ? 'today' : 'now'));
    const isOptional = fields[name]?.read.safeParse(null).success;
    return isOptional ? row.or([row(name, 'is', null), holds]) : holds;
  }

  return {
    conditions: [
      ...(flag === undefined ? [] : [row(flag, '=', true)]),
      ...(from === undefined ? [] : [isWithin(from, '<=')]),
      ...(until === undefined ? [] : [isWithin(until, isDay(until) ? '>=' : '>')]),
    ],
    values: (now): Record<string, string> =>
      bounds.length === 0 ? {} : { now: now.toISOString(), today: dayOf(now, timeZone) },
    async nextChange(db, now) {
      const next = bounds.some(isDay) ? [startOfDay(now, timeZone, 1)] : [];
      for (const name of moments) {
        const [found] = await nextMoment(db, { now: now.toISOString() }, table, name, flag);
        if (found) next.push(new Date(String(found[name])));
      }
      return next.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
  };
}

const whileSet = (...flags: string[]): Visible => ({
  conditions: flags.map((flag) => row(flag, '=', true)),
  values: () => ({}),
  nextChange: async () => undefined,
});

const oncePublished = (table: 'posts' | 'pages'): Visible => ({
  conditions: [row('status', '=', 'published'), row('published_date', '<=', given<string>('now'))],
  values: (now) => ({ now: now.toISOString() }),
  async nextChange(db, now) {
    const next = await nextPublication(db, table, now);
    return next ? new Date(next) : undefined;
  },
});

/** The collections with lists of their own, which follow the same rules. */
const own: Readonly<Record<OwnRelated, Visible>> = {
  events: whileSet('is_active', 'is_public'),
  gallery: whileSet('is_active'),
  posts: oncePublished('posts'),
  pages: oncePublished('pages'),
};

/** Which records visitors read of a collection whose records others show. Throws where nothing says so. */
export function visibilityOfRelated(to: string, timeZone: string): Visible {
  const described = describedCollections.find(({ name }) => name === to);
  const [, ofItsOwn] = Object.entries(own).find(([name]) => name === to) ?? [];
  const found = ofItsOwn ?? (described && visibilityOf(described, timeZone));
  if (!found) throw new Error(`Nothing says which records of ${to} visitors read`);
  return found;
}
