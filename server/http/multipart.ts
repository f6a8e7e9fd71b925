import { staffText } from '../../domain/reply-text.ts';
import { readLimited } from './body.ts';
import { badRequest, HttpError } from './http-error.ts';

/** One field of a form with files. Its content must be read to its end before the next is asked for. */
export interface FormPart {
  name: string;
  /** The file's original name; undefined for a text field. */
  fileName: string | undefined;
  content: AsyncIterable<Buffer>;
}

/** Bytes of the lines before one field. */
const MAX_HEAD = 8192;

const unreadable = () => badRequest(staffText('formUnreadable'));
const cutShort = () => badRequest(staffText('uploadInterrupted'));

/** The bytes of a body, read as they arrive, up to one mark after the other. Holds no more than one piece of them. */
class MarkedBytes {
  readonly #source: AsyncIterator<Uint8Array>;
  // The first boundary has no line before it; with this it is like the others.
  #held = Buffer.from('\r\n');

  constructor(source: AsyncIterator<Uint8Array>) {
    this.#source = source;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next().catch((error: unknown) => {
      throw error instanceof HttpError ? error : cutShort();
    });
    if (next.done) throw cutShort();
    this.#held = Buffer.concat([this.#held, next.value]);
  }

  /** Everything before the mark, in pieces; the mark is taken too. Throws a 400 when the body ends before it. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      const safe = at === -1 ? this.#held.length - mark.length + 1 : at;
      const piece = this.#held.subarray(0, Math.max(0, safe));
      this.#held = this.#held.subarray(piece.length + (at === -1 ? 0 : mark.length));
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.#more();
    }
  }

  async exactly(length: number): Promise<string> {
    while (this.#held.length < length) await this.#more();
    const text = this.#held.toString('latin1', 0, length);
    this.#held = this.#held.subarray(length);
    return text;
  }
}

/** Browsers write quotation marks and line ends within a name as `%22`, `%0D` and `%0A`, and every other character as it is. */
const unescaped = (text: string) => text.replaceAll(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));

function readHead(head: Buffer): Pick<FormPart, 'name' | 'fileName'> {
  const lines = head.toString('utf8').split('\r\n');
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line)) ?? '';
  // Value by value from the left, as a name may look like the beginning of another value.
  const values = new Map(
    Array.from(disposition.matchAll(/;\s*([a-z]+)="([^"]*)"/gi), ([, key = '', value = '']) => [
      key.toLowerCase(),
      unescaped(value),
    ]),
  );
  const name = values.get('name');
  if (name === undefined) throw unreadable();
  return { name, fileName: values.get('filename') };
}

/** The boundary that a `multipart/form-data` type names; undefined for another type. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** The fields of a form with files, one after the other as they arrive; nothing is stored. Throws a 400 for any other body. */
export async function* readParts(body: AsyncIterator<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const bytes = new MarkedBytes(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // No data may come before the first boundary.
  for await (const _ of bytes.until(delimiter)) throw unreadable();
  for (;;) {
    const after = await bytes.exactly(2);
    if (after === '--') return;
    if (after !== '\r\n') throw unreadable();
    const head = await readLimited(bytes.until(Buffer.from('\r\n\r\n')), MAX_HEAD, unreadable);
    yield { ...readHead(head), content: bytes.until(delimiter) };
  }
}
