import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type DatabaseKind, databases, freshDatabase } from './databases.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

interface EachDatabaseOptions extends Omit<TestAppOptions, 'databaseUrl'> {
  /** Another app and database for each test, instead of one for all of them. */
  perTest?: boolean;
}

/** Where each visitor comes from the address that the test says, in `X-Forwarded-For`. */
export const behindProxy = { settings: { TRUST_PROXY: '127.0.0.1' } };

type Tests = (app: TestApp, kind: DatabaseKind) => void;

/**
 * Describes tests on every database: `eachDatabase('posts', (app) => { test(…) })`, with options between the two.
 * The app has started when hooks and tests run, not yet where they are described.
 */
export function eachDatabase(name: string, ...given: [tests: Tests] | [options: EachDatabaseOptions, tests: Tests]) {
  const [{ perTest = false, ...options }, tests] = given.length === 1 ? [{}, given[0]] : given;
  const [before, after] = perTest ? [beforeEach, afterEach] : [beforeAll, afterAll];

  describe.each(databases)(`${name}, on %s`, (kind) => {
    const app: TestApp = Object.create(null);
    let ends: (() => Promise<void>)[] = [];

    before(async () => {
      const database = await freshDatabase(kind);
      ends = [database.drop];
      const started = await startTestApp({ ...options, databaseUrl: database.url });
      ends.unshift(started.close);
      Object.assign(app, started);
    });

    after(async () => {
      for (const end of ends) await end();
    });

    tests(app, kind);
  });
}
