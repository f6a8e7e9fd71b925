import { type Compilable, CompiledQuery, type DialectAdapter, type RawBuilder, sql } from 'kysely';
import type { Database } from './open.ts';

/** Shapes of one query that are kept. Categories and tags can be asked for by any name; all else makes a few. */
const SHAPES_KEPT = 100;

type Value = string | number | boolean;

/** The parameters of a query, by name: values, and lists for `givenEach`. */
type Values = Readonly<Record<string, Value | readonly Value[]>>;

/** Stands in a prepared query for a value that comes when it is run, or for one of a list. */
class Given {
  readonly name: string;
  readonly place: number;
  readonly made: (value: Value) => Value;

  constructor(name: string, place = 0, made = (value: Value) => value) {
    this.name = name;
    this.place = place;
    this.made = made;
  }
}

/** A value that differs from one run of a prepared query to the next, by its name. */
export const given = <Type extends Value>(name: string): RawBuilder<Type> => sql<Type>`${new Given(name)}`;

/** The same for what is made of a text, as the pattern of a search. */
export const givenText = (name: string, made: (text: string) => string): RawBuilder<string> =>
  sql<string>`${new Given(name, 0, (value) => made(String(value)))}`;

/** The same for a list of so many values. */
export const givenEach = <Type extends Value>(name: string, count: number): RawBuilder<Type>[] =>
  Array.from({ length: count }, (_, place) => sql<Type>`${new Given(name, place)}`);

function filledIn(parameter: unknown, values: Values): unknown {
  if (!(parameter instanceof Given)) return parameter;
  const named = values[parameter.name];
  const value = typeof named === 'object' ? named[parameter.place] : named;
  if (value === undefined) throw new Error(`The query was run without its ${parameter.name}`);
  return parameter.made(value);
}

/**
 * A query that is built once for each shape and run with other values: building it takes longer than reading a short list.
 * `build` knows only the shape, which must be JSON; every other value is `given`.
 */
export function prepared<Shape extends readonly unknown[], Row>(
  build: (db: Database, ...shape: Shape) => Compilable<Row>,
): (db: Database, values: Values, ...shape: Shape) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

  function compiled(db: Database, shape: Shape): CompiledQuery {
    const { adapter } = db.getExecutor();
    const shapes = known.get(adapter) ?? new Map<string, CompiledQuery>();
    known.set(adapter, shapes);
    const key = JSON.stringify(shape);
    const cached = shapes.get(key);
    if (cached) return cached;
    const { sql: text, parameters } = build(db, ...shape).compile();
    // The statement alone: the tree it was compiled from takes twenty times as much.
    const query = CompiledQuery.raw(text, [...parameters]);
    if (shapes.size >= SHAPES_KEPT) shapes.clear();
    shapes.set(key, query);
    return query;
  }

  return async (db, values, ...shape) => {
    const query = compiled(db, shape);
    const parameters = query.parameters.map((parameter) => filledIn(parameter, values));
    const { rows: found } = await db.executeQuery<Row>({ ...query, parameters });
    return found;
  };
}
