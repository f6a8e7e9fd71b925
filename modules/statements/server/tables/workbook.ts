import { posix } from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { staffText } from '../../../../domain/reply-text.ts';
import { BadTable } from './bad-table.ts';
import { type Listener, readXml } from './read-xml.ts';

// The parts of a workbook of Excel or LibreOffice, which is a ZIP file of XML: read piece by piece, and never more than fits.

/** Bytes of all parts together once unpacked: some hundred for each of 200,000 rows with twelve cells. */
const MAX_UNPACKED = 300 * 1024 * 1024;

/** Parts of the file; those of a workbook are some dozen, with one for each sheet. */
const MAX_PARTS = 2_000;

const damaged = (cause?: unknown) => new BadTable(staffText('workbookDamaged'), { cause });

const tooLarge = () => new BadTable(staffText('workbookTooLarge'));

/** The text in pieces of UTF-8. */
async function* textOf(pieces: AsyncIterable<unknown>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of pieces) {
    if (!(piece instanceof Uint8Array)) throw damaged();
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

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
      throw error instanceof BadTable ? error : damaged(error);
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** Reads a part. A listener may throw `BadTable`. Whatever else fails shows that the part is damaged. */
  async read(name: string, listener: Listener): Promise<void> {
    const entry = this.#parts.get(name);
    if (!entry || entry.isEncrypted()) throw damaged();
    // As it says itself; `yauzl` stops with an error at the first byte more.
    this.#left -= entry.uncompressedSize;
    if (this.#left < 0) throw tooLarge();
    try {
      await readXml(textOf(await this.#zip.openReadStreamPromise(entry)), listener);
    } catch (error) {
      throw error instanceof BadTable ? error : damaged(error);
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
