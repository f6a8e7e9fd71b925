import { expect, test } from 'vitest';
import { CountedTrouble, makeLog } from './logging.ts';

test('a trouble of every request is a line with its error, and afterwards a counted line a minute', () => {
  let now = 0;
  const lines: unknown[] = [];
  const log = makeLog({ logLevel: 'silent', production: true });
  log.warn = (what: object, message?: string) => void lines.push({ ...what, message });
  const trouble = new CountedTrouble(() => now);
  const error = new Error('connect ECONNREFUSED');
  for (; now < 125_000; now += 100) trouble.log(log, error, 'The database cannot be used now');
  expect(lines).toEqual([
    { err: error, message: 'The database cannot be used now' },
    { reason: 'connect ECONNREFUSED', times: 600, message: 'The database cannot be used now' },
    { reason: 'connect ECONNREFUSED', times: 600, message: 'The database cannot be used now' },
  ]);
  // Well for a while: it is told anew.
  now += 600_000;
  trouble.log(log, error, 'The database cannot be used now');
  expect(lines.at(-1)).toEqual({ err: error, message: 'The database cannot be used now' });
});
