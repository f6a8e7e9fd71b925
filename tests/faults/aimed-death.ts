import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { z } from 'zod';

/**
 * The statement of SQL at which the process dies: so many after the first in whose text `from` stands, before it reaches the
 * database; or with `commit` the first commit from there on, as soon as it is done and before anybody can say so.
 */
export const aim = z.object({ from: z.string(), at: z.union([z.int(), z.literal('commit')]) });
export type Aim = z.infer<typeof aim>;

let aimed: Aim | undefined;
let statements = -1;

const die = () => process.kill(process.pid, 'SIGKILL');

/** Runs a statement, unless the process dies of it. */
function watched(text: string, run: () => unknown): unknown {
  if (!aimed || (statements < 0 && !text.includes(aimed.from))) return run();
  statements += 1;
  if (statements === aimed.at) die();
  const result = run();
  if (aimed.at !== 'commit' || !/^commit/i.test(text)) return result;
  if (!(result instanceof Promise)) return die();
  // The first to hear of it.
  result.then(die, die);
  return result;
}

const named = z.object({ text: z.string() });
const textOf = (query: unknown) => (typeof query === 'string' ? query : (named.safeParse(query).data?.text ?? ''));

/** Has this process look at every statement that it sends to either database. */
export function lookAtStatements(): void {
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply: (query, client, given) => watched(textOf(given[0]), () => Reflect.apply(query, client, given)),
  });
  DatabaseSync.prototype.prepare = new Proxy(DatabaseSync.prototype.prepare, {
    apply(prepare, database, given) {
      const statement = Reflect.apply(prepare, database, given);
      for (const name of ['all', 'run'] as const) {
        const wrapped = new Proxy(statement[name], {
          apply: (method, self, values) => watched(textOf(given[0]), () => Reflect.apply(method, self, values)),
        });
        Object.defineProperty(statement, name, { value: wrapped });
      }
      return statement;
    },
  });
}

export function takeAim(one: Aim): void {
  aimed = one;
}
