import { z } from 'zod';
import { guessColumns } from '../../domain/giving/statement-columns.ts';
import { BadStatement, readTable } from './read-table.ts';

// The program that reads one statement, beside the one that answers visitors. It is no thread: where a thread's memory is
// full, Node may end the whole program with it.

/**
 * Rows of one message. Taking over a whole table at once would hold visitors up for as long as some hundred thousand cells
 * take, so each piece is sent when the one before has been asked for.
 */
const ROWS_AT_ONCE = 2_000;

const task = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() });

const send = (message: object) => process.send?.(message);

async function read(sent: unknown): Promise<void> {
  try {
    const { bytes, fileName } = task.parse(sent);
    const { rows, ...about } = await readTable(bytes, fileName);
    // Thousands of cells are looked at for it.
    const proposed = guessColumns(rows, about.heading);
    let at = 0;
    process.on('message', () => {
      send({ rows: rows.slice(at, at + ROWS_AT_ONCE), isLast: at + ROWS_AT_ONCE >= rows.length });
      at += ROWS_AT_ONCE;
    });
    send({ about: { ...about, proposed } });
  } catch (error) {
    if (!(error instanceof BadStatement)) throw error;
    send({ problem: error.message });
  }
}

process.on('disconnect', () => process.exit());
process.once('message', read);
