import { pino } from 'pino';
import { expect, test } from 'vitest';
import { linkToken, summaryToken } from '../giving/secret-links.ts';
import { Metrics } from '../metrics/metrics.ts';
import { noteReply } from './request-log.ts';

const reached = { email: 'aline@example.org', link_nonce: null };

test.each([
  ['/pledge/', linkToken('pledge', { id: 7, link_nonce: null }, 'key')],
  ['/receipts/', `${linkToken('receipt', { id: 7, link_nonce: 'nonce' }, 'key')}.pdf`],
  ['/receipts/', `${summaryToken({ giver: 1, year: 2026 }, reached, 'key')}.pdf`],
  ['/receipts/', `${summaryToken({ giver: 1_234_567_890, year: 2026 }, reached, 'key')}.pdf`],
])('the secret address of a giver is not in the log: %s%s', (folder, token) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  noteReply(
    { log, metrics: new Metrics(() => new Date(0)) },
    { method: 'GET', path: folder + token, status: 200, began: 0 },
  );
  expect(lines.join('')).toContain(`${folder}…`);
  for (const part of token
    .replace('.pdf', '')
    .split('-')
    .filter((one) => one.length > 8))
    expect(lines.join('')).not.toContain(part);
});
