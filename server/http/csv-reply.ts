import { CSV_TYPE, type CsvColumn, csvHead, csvLines } from '../../domain/csv.ts';

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], batches: AsyncIterable<Row[]>) {
  yield csvHead(columns);
  for await (const rows of batches) yield csvLines(columns, rows);
}

/**
 * A file of rows that come in batches, sent as they are read: it takes no more memory than one batch, however long it
 * is. A call that answers with it declares `file: CSV_TYPE`.
 */
export function csvReply<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): Response {
  const lines = linesOf(columns, batches);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await lines.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'content-type': CSV_TYPE,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
