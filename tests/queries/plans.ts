import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { WatchedStatement } from './statements.ts';

const step = z.object({ id: z.int(), parent: z.int(), detail: z.string() });
type Step = z.infer<typeof step>;

/** A statement that reads more than it answers. */
export interface LongWay {
  table: string;
  sql: string;
  during: string;
  plan: string;
}

/** Rows that are read for a page at most: what is found by one key of an index is near this, or grows. */
const MAX_FOR_PAGE = 200;

const place = z.object({ table: z.string(), name: z.string().nullable() });
const counted = z.object({ rows: z.int().nullable() });

/** Tells the most rows that an index of the database holds for one value of its first columns, as many as are asked for. */
function keyReader(database: DatabaseSync): (index: string, columns: number) => number {
  const known = new Map<string, number>();
  return (index, columns) => {
    const key = `${index} ${columns}`;
    const there = known.get(key);
    if (there !== undefined) return there;
    const named = database.prepare(
      'select s.tbl_name as "table", i.name from sqlite_schema as s, pragma_index_info(s.name) as i where s.name = ? order by i.seqno',
    );
    const places = z.array(place).parse(named.all(index)).slice(0, columns);
    // An expression has no name: what it says is nearly a key of its own.
    const names = places.flatMap(({ name }) => name ?? []);
    const of = names.map((name) => `"${name}"`).join(', ');
    const most =
      places.length > names.length || names.length === 0
        ? 0
        : (counted.parse(
            database
              .prepare(
                `select max(rows) as rows from (select count(*) as rows from "${places[0]?.table}" group by ${of})`,
              )
              .get(),
          ).rows ?? 0);
    known.set(key, most);
    return most;
  };
}

/** What a statement calls its tables. */
const aliasesIn = (sql: string) =>
  new Map(
    [...sql.matchAll(/(?:from|join|,) "?(\w+)"? as "?(\w+)"?/g)].map(([, table = '', alias = '']) => [alias, table]),
  );

/** A table is read, and not as much of it as an index says. */
const readsAll = /^SCAN (\w+)$/;

/** Some rows in the order of their numbers, which is that of the table. */
const beginsTable = /order by "?(?:\w+"?\."?)?id"?(?: desc)? limit \S+$/;

/** The most rows that one step of a plan reads; 0 where it reads those of a list that was made before. */
function rowsOf({ detail }: Step, rowsOfKey: ReturnType<typeof keyReader>): number {
  if (/USING (?:COVERING )?INTEGER PRIMARY KEY|VIRTUAL TABLE|SUBQUERY|CO-ROUTINE|CONSTANT ROW/.test(detail)) return 0;
  if (detail.startsWith('SCAN')) return Number.POSITIVE_INFINITY;
  // What is in the trash is few, and goes by itself.
  if (/_in_trash\b|\(deleted_at>\?/.test(detail)) return 0;
  const [, index = '', keys = ''] = /INDEX (\w+) \((.+)\)$/.exec(detail) ?? [];
  const equal = keys.split(' AND ').filter((key) => /[^<>]=\?$/.test(key)).length;
  return equal === 0 ? Number.POSITIVE_INFINITY : rowsOfKey(index, equal);
}

/** Steps of one part of a statement in which rows are sorted that nothing has made few. */
function sortsMany(steps: readonly Step[], sort: Step, rowsOfKey: ReturnType<typeof keyReader>): Step | undefined {
  const before = steps.filter(
    ({ parent, id, detail }) => parent === sort.parent && id < sort.id && /^(?:SCAN|SEARCH)/.test(detail),
  );
  const [first] = before;
  return first && rowsOf(first, rowsOfKey) > MAX_FOR_PAGE ? first : undefined;
}

/**
 * The statements that read a table whole that grows, or sort more of its rows than a page shows, each with the table.
 * `grows` are the tables that do.
 */
export function longWays(
  database: DatabaseSync,
  statements: readonly WatchedStatement[],
  grows: ReadonlySet<string>,
): LongWay[] {
  const rowsOfKey = keyReader(database);
  const found: LongWay[] = [];
  for (const { sql, during } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(sql)) continue;
    const steps = z.array(step).parse(database.prepare(`explain query plan ${sql}`).all());
    const aliases = aliasesIn(sql);
    const tableOf = ({ detail }: Step) => {
      const named = /^\w+ (\w+)/.exec(detail)?.[1] ?? '';
      return grows.has(named) ? named : (aliases.get(named) ?? named);
    };
    const long = steps.flatMap((one) => {
      if (readsAll.test(one.detail)) return beginsTable.test(sql) ? [] : tableOf(one);
      const many = one.detail === 'USE TEMP B-TREE FOR ORDER BY' ? sortsMany(steps, one, rowsOfKey) : undefined;
      return many ? tableOf(many) : [];
    });
    const plan = steps.map(({ detail }) => `    ${detail}`).join('\n');
    for (const table of new Set(long)) if (grows.has(table)) found.push({ table, sql, during, plan });
  }
  return found;
}
