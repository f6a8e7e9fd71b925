import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

// A ZIP file as it is written, part after part: nothing is kept but how long each part was. APPNOTE.TXT of PKWARE, 4.3.

export interface ZipPart {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** Of a part that has been written. */
interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  bytes: number;
}

const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: no part has a date of its own. */
const DATE = 0x21;

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]) => {
  const record = Buffer.alloc(fields.reduce((length, [, bytes]) => length + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = record.writeUIntLE(value, at, bytes);
  return record;
};

const begin = (name: Buffer) =>
  Buffer.concat([
    numbers([0x04034b50, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    name,
  ]);

const sums = ({ crc, packed, bytes }: Written) => numbers([crc, 4], [packed, 4], [bytes, 4]);

const listed = (part: Written) =>
  Buffer.concat([
    numbers([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    sums(part),
    numbers([part.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [part.offset, 4]),
    part.name,
  ]);

/** The bytes of a ZIP file with these parts, up to 4 GB. Compressing runs beside the program. */
export async function* zipped(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const part = { name: Buffer.from(name), offset, crc: 0, packed: 0, bytes: 0 };
    const head = begin(part.name);
    yield head;
    async function* measured() {
      for await (const text of content) {
        const piece = Buffer.from(text);
        part.crc = crc32(piece, part.crc);
        part.bytes += piece.length;
        yield piece;
      }
    }
    // An error of the content reaches the reader of the compressed bytes.
    const compressed = pipeline(Readable.from(measured()), createDeflateRaw(), () => undefined);
    for await (const piece of compressed) {
      part.packed += piece.length;
      yield piece;
    }
    const sizes = Buffer.concat([numbers([0x08074b50, 4]), sums(part)]);
    yield sizes;
    offset += head.length + part.packed + sizes.length;
    written.push(part);
  }
  const list = Buffer.concat(written.map(listed));
  yield list;
  const count = written.length;
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
}
