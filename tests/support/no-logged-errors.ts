import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { takeLogFaults } from './logged-errors.ts';

// An error that the product logs fails the test in which it happens. The files of a worker share one collection: what comes
// between tests fails the next test, and what comes after the last test fails its file.
function expectNone(when: string): void {
  const faults = takeLogFaults();
  expect(faults, `errors in the log ${when}: ${faults.join('\n')}`).toEqual([]);
}

beforeAll(() => expectNone('since the file before'));
beforeEach(() => expectNone('between this test and the one before'));
afterEach(() => expectNone('of this test'));
afterAll(() => expectNone('after the last test of this file'));
