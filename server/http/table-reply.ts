import { csvHead, csvLines } from '../../domain/csv.ts';
import { type TableColumn, type TableFormat, tableFormats } from '../../domain/table-file.ts';
import { streamed } from './streamed.ts';
import { xlsxBytes } from './xlsx.ts';

async function* csvBytes<Row>(columns: readonly TableColumn<Row>[], batches: AsyncIterable<Row[]>) {
  yield Buffer.from(csvHead(columns));
  for await (const rows of batches) yield Buffer.from(csvLines(columns, rows));
}

const writers = { csv: csvBytes, xlsx: xlsxBytes } as const;

/**
 * A file of rows read in batches, sent as they are read: it takes only the memory of one batch, however long it is. A call
 * that answers with it declares `file: TABLE_TYPES`.
 */
export function tableReply<Row>(
  { name, format }: { name: string; format: TableFormat },
  columns: readonly TableColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): Response {
  const bytes = writers[format](columns, batches);
  return new Response(streamed(bytes), {
    headers: {
      'content-type': tableFormats[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
    },
  });
}
