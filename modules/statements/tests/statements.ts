import type { TestApp } from '../../../tests/support/test-app.ts';
import type { DoubtDecision } from '../domain/statement.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { identified, NewPayments } from '../server/new-payments.ts';
import type { SentStatement } from '../server/sent-statement.ts';
import { readStatementTable } from '../server/statement-reading.ts';

/** Sends the file of a statement, as the dashboard does. */
export function sendStatement(
  app: Pick<TestApp, 'url'>,
  access: string,
  path: '/statements/preview/' | '/statements/',
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'statement.csv');
  const headers = { authorization: `Bearer ${access}` };
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form, signal });
}

/** A statement as it is after its file was read, below the call. */
export function sentOf(
  rows: string[][],
  columns: StatementColumns,
  doubtful: DoubtDecision | undefined = undefined,
): SentStatement {
  const { about, entries } = readStatementTable(
    { rows },
    { currency: 'RWF', today: '2026-11-20', asked: columns, kept: undefined, leftOut: [], lastPledge: 0, names: [] },
  );
  const payments = NewPayments.of(identified(entries));
  return {
    fileName: 'statement.csv',
    about,
    payments,
    decisions: { doubtful, areGapsConfirmed: false, isAllIn: true },
  };
}
