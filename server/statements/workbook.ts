import { posix } from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';

// The parts of an Excel workbook, which is a ZIP file of XML: read piece by piece, and never more than fits.

/** Bytes of all parts together once unpacked: some hundred for each of 200,000 rows with twelve cells. */
const MAX_UNPACKED = 300 * 1024 * 1024;

/** Parts of the file; those of a workbook are some dozen, with one for each sheet. */
const MAX_PARTS = 2_000;

// What one element may be, many times what a program writes: more would take long to read, and hold up the statements that wait.

/** Elements within each other. */
const MAX_DEPTH = 50;

/** Attributes of one element. */
const MAX_ATTRIBUTES = 100;

/** Characters from one tag to the end of the next; a cell has at most 32,767. */
const MAX_STRETCH = 1_000_000;

/** What happens in a part. Names are without their prefix. */
export interface Listener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

const damaged = (cause?: unknown) => new BadStatement(staffText('workbookDamaged'), { cause });

const tooLarge = () => new BadStatement(staffText('workbookTooLarge'));

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The attributes by their names as written: those of a prefix matter only for the number of a relationship. */
const attributesOf = (tag: SaxesTagPlain): Record<string, string> => tag.attributes;

export class Workbook {
  readonly #zip: ZipFile;
  readonly #parts = new Map<string, Entry>();
  #left = MAX_UNPACKED;

  private constructor(zip: ZipFile) {
    this.#zip = zip;
  }

  static async open(bytes: Uint8Array): Promise<Workbook> {
    try {
      const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        lazyEntries: true,
      });
      const workbook = new Workbook(zip);
      if (zip.entryCount > MAX_PARTS) throw damaged();
      for await (const entry of zip.eachEntry()) workbook.#parts.set(entry.fileName.replace(/^\//, ''), entry);
      return workbook;
    } catch (error) {
      throw error instanceof BadStatement ? error : damaged(error);
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** Reads a part. A listener may throw `BadStatement`. Whatever else fails shows that the part is damaged. */
  async read(name: string, listener: Listener): Promise<void> {
    const entry = this.#parts.get(name);
    if (!entry || entry.isEncrypted()) throw damaged();
    // As it says itself; `yauzl` stops with an error at the first byte more.
    this.#left -= entry.uncompressedSize;
    if (this.#left < 0) throw tooLarge();
    const parser = new SaxesParser();
    let [depth, attributes, lastTag] = [0, 0, 0];
    const expectWithin = (isWithin: boolean) => {
      if (!isWithin) throw damaged();
    };
    parser.on('attribute', () => {
      attributes += 1;
      expectWithin(attributes <= MAX_ATTRIBUTES);
    });
    parser.on('opentag', (tag) => {
      [depth, attributes, lastTag] = [depth + 1, 0, parser.position];
      expectWithin(depth <= MAX_DEPTH);
      listener.open(local(tag.name), attributesOf(tag));
    });
    parser.on('closetag', (tag) => {
      [depth, lastTag] = [depth - 1, parser.position];
      listener.close(local(tag.name));
    });
    parser.on('text', (text) => listener.text(text));
    parser.on('cdata', (text) => listener.text(text));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const piece of stream) {
        if (!(piece instanceof Uint8Array)) throw damaged();
        parser.write(decoder.decode(piece, { stream: true }));
        expectWithin(parser.position - lastTag <= MAX_STRETCH);
      }
      parser.write(decoder.decode()).close();
    } catch (error) {
      throw error instanceof BadStatement ? error : damaged(error);
    }
  }
}

/** The files that a part names, by the numbers it gives them. */
export async function relationships(
  workbook: Workbook,
  part: string,
): Promise<Map<string, { type: string; name: string }>> {
  const found = new Map<string, { type: string; name: string }>();
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!workbook.has(name)) return found;
  await workbook.read(name, {
    open(tag, { Id, Type, Target, TargetMode }) {
      if (tag !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return;
      const file = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), name: file });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}
