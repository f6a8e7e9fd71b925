import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A statement that the product has sent to SQLite. */
export interface WatchedStatement {
  sql: string;
  /** What was asked for when it was first sent. */
  during: string;
  /** The most calls of functions of the program in one run of it, and what was asked for then. */
  calls: number;
  mostCalledDuring: string;
  /** The most rows that it has answered. */
  rows: number;
}

/**
 * Watches what is sent to databases that are opened from now on, and how often SQLite calls functions of the program
 * meanwhile.
 */
export function watchStatements() {
  const sent = new Map<string, WatchedStatement>();
  let during = '';
  let current: WatchedStatement | undefined;
  let calls = 0;

  function begin(sql: string): void {
    current = sent.get(sql) ?? { sql, during, calls: 0, mostCalledDuring: '', rows: 0 };
    sent.set(sql, current);
    calls = 0;
  }
  function count(): void {
    calls += 1;
    if (!current || calls <= current.calls) return;
    current.calls = calls;
    current.mostCalledDuring = during;
  }

  function watched(statement: StatementSync): StatementSync {
    for (const name of ['all', 'run', 'iterate'] as const) {
      const work = statement[name];
      statement[name] = (...values: unknown[]) => {
        begin(statement.sourceSQL);
        const answered = Reflect.apply(work, statement, values);
        if (current && Array.isArray(answered)) current.rows = Math.max(current.rows, answered.length);
        return answered;
      };
    }
    return statement;
  }

  const { prepare, function: register } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (...given) {
    return watched(Reflect.apply(prepare, this, given));
  };
  DatabaseSync.prototype.function = function (this: DatabaseSync, ...given: unknown[]) {
    const work = given.pop();
    if (typeof work !== 'function') throw new Error('A function for SQLite comes last');
    const counting = (...values: unknown[]) => {
      count();
      return Reflect.apply(work, undefined, values);
    };
    // SQLite takes a function for as many values as it names.
    Object.defineProperty(counting, 'length', { value: work.length });
    Reflect.apply(register, this, [...given, counting]);
  };

  return {
    /** Says what is asked for next. */
    asking(what: string): void {
      during = what;
    },
    sent: (): readonly WatchedStatement[] => [...sent.values()],
    forget: () => sent.clear(),
    end(): void {
      DatabaseSync.prototype.prepare = prepare;
      DatabaseSync.prototype.function = register;
    },
  };
}
