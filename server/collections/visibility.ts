import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import type { Collection } from '../../domain/collections/collection.ts';
import { type CollectionTables, tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { storedKind } from '../fields/stored-kinds.ts';

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

/** Which records of a collection visitors read, as its description says. */
export function visibilityOf(
  { table, fields, visibility: { flag, from, until } = {} }: Pick<Collection, 'table' | 'fields' | 'visibility'>,
  timeZone: string,
) {
  const row = expressionBuilder<CollectionTables, string>();
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
    /** The conditions of a visible row. Run the query with `values`, which gives them the moment. */
    conditions: [
      ...(flag === undefined ? [] : [row(flag, '=', true)]),
      ...(from === undefined ? [] : [isWithin(from, '<=')]),
      ...(until === undefined ? [] : [isWithin(until, isDay(until) ? '>=' : '>')]),
    ],
    values: (now: Date): Record<string, string> =>
      bounds.length === 0 ? {} : { now: now.toISOString(), today: dayOf(now, timeZone) },
    /** When other records are visible by themselves; undefined where that never happens. */
    async nextChange(db: Database, now: Date): Promise<Date | undefined> {
      const next = bounds.some(isDay) ? [startOfDay(now, timeZone, 1)] : [];
      for (const name of moments) {
        const [found] = await nextMoment(db, { now: now.toISOString() }, table, name, flag);
        if (found) next.push(new Date(String(found[name])));
      }
      return next.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
  };
}
