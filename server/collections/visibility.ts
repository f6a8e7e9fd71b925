import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import type { Collection } from '../../domain/collections/collection.ts';
import {
  describedCollections,
  ownFields,
  ownVisibility,
  relatedCollection,
} from '../../domain/collections/registry.ts';
import { type CollectionTables, tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { storedKind } from '../fields/stored-kinds.ts';

type Described = Pick<Collection, 'table' | 'fields' | 'visibility'>;

const row = expressionBuilder<CollectionTables, string>();

const isPublished = (table: string, status: string) => row(`${table}.${status}`, '=', 'published');

const areSet = (table: string, flags: readonly string[]) => flags.map((flag) => row(`${table}.${flag}`, '=', true));

/** The next moment of the column, among the records that can be visible. */
const nextMoment = prepared((db, table: string, column: string, flags: readonly string[], status?: string) =>
  tableOf(db)
    .selectFrom(table)
    .select(column)
    .where('deleted_at', 'is', null)
    .where(row.and([...areSet(table, flags), ...(status === undefined ? [] : [isPublished(table, status)])]))
    .where(column, '>', given<string>('now'))
    .orderBy(column)
    .limit(1),
);

const isDay = ({ fields }: Described, name: string) => {
  const field = fields[name];
  return field !== undefined && storedKind(field).column === 'day';
};

function isWithin(described: Described, name: string, operator: '<=' | '>=' | '>'): Expression<SqlBool> {
  const { table, fields, visibility: { status, from } = {} } = described;
  const column = `${table}.${name}`;
  const limit = given<string>(isDay(described, name) ? 'today' : 'now');
  // Nearly all are from before now: as an expression it is no condition that an index is chosen by, in place of the order's.
  if (status !== undefined && name === from)
    return row(sql<string>`case when ${isPublished(table, status)} then ${sql.ref(column)} end`, operator, limit);
  const holds = row(column, operator, limit);
  const isOptional = fields[name]?.read.safeParse(null).success;
  return isOptional ? row.or([row(column, 'is', null), holds]) : holds;
}

/** The conditions of a row that visitors read, but for the trash. Run the query with the `values` of its visibility. */
function visibleConditions(described: Described): Expression<SqlBool>[] {
  const { table, visibility: { flags = [], status, from, until } = {} } = described;
  return [
    ...areSet(table, flags),
    ...(status === undefined ? [] : [isPublished(table, status)]),
    ...(from === undefined ? [] : [isWithin(described, from, '<=')]),
    ...(until === undefined ? [] : [isWithin(described, until, isDay(described, until) ? '>=' : '>')]),
  ];
}

/** Which records of a collection visitors read. */
interface Visible {
  /** The conditions of a visible row. Run the query with `values`, which gives them the moment. */
  conditions: Expression<SqlBool>[];
  values(now: Date): Record<string, string>;
  /** When other records are visible by themselves; undefined where that never happens. */
  nextChange(db: Database, now: Date): Promise<Date | undefined>;
}

/** The same as its description says. */
export function visibilityOf(described: Described, timeZone: string): Visible {
  const { table, visibility: { flags = [], status, from, until } = {} } = described;
  const bounds = [from, until].filter((name) => name !== undefined);
  const areDays = bounds.some((name) => isDay(described, name));
  const moments = bounds.filter((name) => !isDay(described, name));

  return {
    conditions: visibleConditions(described),
    values: (now): Record<string, string> =>
      bounds.length === 0 ? {} : { now: now.toISOString(), today: dayOf(now, timeZone) },
    async nextChange(db, now) {
      const next = areDays ? [startOfDay(now, timeZone, 1)] : [];
      for (const name of moments) {
        const [found] = await nextMoment(db, { now: now.toISOString() }, table, name, flags, status);
        if (found) next.push(new Date(String(found[name])));
      }
      return next.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
  };
}

/** Collections whose calls are their own and whose records visitors read. */
type OwnVisible = keyof typeof ownVisibility;

const describedOwn = (name: OwnVisible): Described => ({
  table: relatedCollection(name).table,
  fields: ownFields[name],
  visibility: ownVisibility[name],
});

/** The conditions of a row of these that visitors read. Run the query with `now`, where there is a date among them. */
export const areVisible = (name: OwnVisible): Expression<SqlBool> =>
  row.and([row(`${relatedCollection(name).table}.deleted_at`, 'is', null), ...visibleConditions(describedOwn(name))]);

const isOwn = (name: string): name is OwnVisible => Object.hasOwn(ownVisibility, name);

/** Which records visitors read of the collection of this name. Throws where nothing says so. */
export function visibilityNamed(to: string, timeZone: string): Visible {
  const described = isOwn(to) ? describedOwn(to) : describedCollections.find(({ name }) => name === to);
  if (!described) throw new Error(`Nothing says which records of ${to} visitors read`);
  return visibilityOf(described, timeZone);
}
