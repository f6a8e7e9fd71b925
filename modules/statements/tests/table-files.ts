import { buffer } from 'node:stream/consumers';
import { worded } from '../../../server/http/reply-words.ts';
import { statementColumns } from '../domain/statement-columns.ts';
import { readEntries } from '../domain/statement-entries.ts';
import { headingOf } from '../domain/statement-headings.ts';
import { proposeColumns } from '../domain/statement-proposal.ts';
import { BadTable } from '../server/tables/bad-table.ts';
import { readTable } from '../server/tables/read-table.ts';

/** What comes in pieces, as one. */
export const joined = async (pieces: AsyncIterable<Uint8Array>) => new Uint8Array(await buffer(pieces));

/** What is read of a file by our own proposal for its columns. */
export async function paymentsIn(bytes: Uint8Array, name = 'statement.csv') {
  const table = await readTable(bytes, name);
  const known = { lastPledge: 0, names: new Set<string>() };
  const proposal = proposeColumns(table.rows, headingOf(table.rows), known, '2027-01-15');
  const columns = statementColumns.parse(proposal.columns);
  const { entries, passedOver, problems } = readEntries(table.rows, columns, 'RWF');
  return {
    table,
    entries: entries.map(({ row, day, amount, payer_name }) => [row, day, amount, payer_name]),
    passedOver,
    problems,
  };
}

/** The English words with which a file is refused. Throws where it is read. */
export async function messageOf(bytes: Uint8Array, name = 'statement.csv'): Promise<string> {
  const error = await readTable(bytes, name).catch((thrown: unknown) => thrown);
  if (!(error instanceof BadTable)) throw new Error(`${error} is no BadTable`);
  return worded(error.message, 'en');
}
