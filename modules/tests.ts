import type { TestModule } from '../tests/support/test-module.ts';
import { momoTests } from './momo/tests.ts';
import { statementTests } from './statements/tests.ts';
import { wordpressTests } from './wordpress/tests.ts';
import { xliffTests } from './xliff/tests.ts';

/** What each module says to the tests that look through all code. */
export const testModules: readonly TestModule[] = [momoTests, statementTests, wordpressTests, xliffTests];
