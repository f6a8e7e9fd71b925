import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The file cannot be imported at all, and why. */
export class BadExport extends Error {
  override readonly name = 'BadExport';
}

/** Number of bytes that are searched for the encoding: a declaration is one line. */
const HEAD = 1024;

/** The first bytes of a file in each encoding: a byte order mark, or `<` as UTF-16 writes it. */
const beginnings: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The encoding by the first bytes, else by the XML declaration, else UTF-8, the default of XML. */
function encodingOf(head: Buffer): string {
  const begun = beginnings.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (begun) return begun[0];
  return /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w:.-]{1,40})["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new BadExport(`The file says that it is written in ${encoding}, which is not known here. Save it as UTF-8.`);
  }
}

/** The index of the first byte that is not of this encoding, found by bisection, as a decoder does not report it. */
function firstRefused(bytes: Buffer, encoding: string): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      decoderFor(encoding).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}

/** The character of UTF-8 that the last bytes of a piece belong to; it may go on in the next piece. */
function lastCharacter(piece: Buffer): Buffer {
  const last = piece.subarray(-4);
  const start = last.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return last.subarray(Math.max(start, 0));
}

const how = 'Write the right encoding into the first line of the file, or save it as UTF-8.';

/** The text of a file in pieces, by the encoding it says. Throws `BadExport` for a byte that is not of it. */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const encoding = encodingOf(await headOf(path));
  const decoder = decoderFor(encoding);
  let before = Buffer.alloc(0);
  let read = 0;
  const pieces: AsyncIterable<Buffer> = createReadStream(path);
  for await (const piece of pieces) {
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
    } catch {
      const at = read - before.length + firstRefused(Buffer.concat([before, piece]), encoding);
      throw new BadExport(
        `The file is not written in ${encoding}: near byte ${at + 1} is something that it does not know. ${how}`,
      );
    }
    yield text;
    read += piece.length;
    if (decoder.encoding === 'utf-8') before = Buffer.from(lastCharacter(piece));
  }
  try {
    yield decoder.decode();
  } catch {
    throw new BadExport(`The file ends in the middle of a character, after ${read} bytes: it is cut off.`);
  }
}
