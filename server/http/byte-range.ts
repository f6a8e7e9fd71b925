/** Bytes from `start` up to and without `end`. */
interface ByteRange {
  start: number;
  end: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a `Range` header asks for: players fetch a video piece by piece. Undefined asks for the whole,
 * as does a header of several ranges or one that cannot be read; 'unsatisfiable' lies behind the file's end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // "-500" are the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}
