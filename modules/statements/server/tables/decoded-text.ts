import { staffText } from '../../../../domain/reply-text.ts';
import { BadTable } from './bad-table.ts';

// The text of a file that is no workbook, in whichever encoding it was saved.

/** Bytes in which the encoding, and what is no text, shows. */
const HEAD = 64 * 1024;

/** The part of every second byte that is zero where a text is written with two bytes for each letter. */
const MOST = 0.4;
const FEW = 0.05;

/** First bytes of files that people take for a table, and what to say. */
const others: readonly (readonly [begin: string, message: string])[] = [
  ['%PDF', staffText('fileIsPdf')],
  ['\x89PNG', staffText('fileIsPicture')],
  ['\xff\xd8\xff', staffText('fileIsPicture')],
  ['GIF8', staffText('fileIsPicture')],
  ['RIFF', staffText('fileIsMedia')],
  ['{\\rtf', staffText('fileIsDocument')],
  ['\xd0\xcf\x11\xe0', staffText('fileIsOldExcel')],
];

/** A page of the web, which some banks call `.xls`, or another file of tags. */
const tags = /^\s*<(?:!doctype|html|head|body|table|meta|script|div|\?xml|svg|[a-z]+:)/i;

const notText = () => new BadTable(staffText('fileIsNoTable'));

/** The part of the bytes at even or odd places that are zero. */
function zeros(head: Uint8Array, from: 0 | 1): number {
  let count = 0;
  for (let at = from; at < head.length; at += 2) if (head[at] === 0) count += 1;
  return head.length < 2 ? 0 : count / Math.floor(head.length / 2);
}

/** By the mark at the beginning, else by where the zeros stand; undefined where each letter is a byte or UTF-8. */
function twoByteEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const [even, odd] = [zeros(head, 0), zeros(head, 1)];
  if (odd > MOST && even < FEW) return 'utf-16le';
  return even > MOST && odd < FEW ? 'utf-16be' : undefined;
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** What stands where bytes are no letter. */
const BROKEN = 0xfffd;

/**
 * Whether the bytes of this text are UTF-8. A file that was cut or joined may have a few broken letters: it stays UTF-8 as long
 * as more of its letters with accents are whole, as those of another encoding are not by chance.
 */
function isUtf8(bytes: Uint8Array, text: string): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  if (!text.includes('\ufffd')) return true;
  let [whole, broken] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === BROKEN) broken += 1;
    else if (letter >= 0x80) whole += 1;
  }
  return whole >= broken;
}

/** Throws `BadTable` for a page of the web, or another file of tags. */
export function refuseWebPage(text: string): void {
  if (tags.test(text.slice(0, HEAD))) throw new BadTable(staffText('fileIsWebPage'));
}

/**
 * The text of a file, and its encoding. What is not UTF-8 is taken for Windows-1252, in which every program for spreadsheets
 * here has saved before. Throws `BadTable` for what is no text.
 */
export function decodedText(bytes: Uint8Array): { text: string; encoding: string } {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const other = others.find(([letters]) => begin.startsWith(letters));
  if (other) throw new BadTable(other[1]);
  const wide = twoByteEncoding(bytes);
  let [encoding, text] = [wide ?? 'utf-8', decoded(bytes, wide ?? 'utf-8')];
  if (wide === undefined && !isUtf8(bytes, text)) [encoding, text] = ['windows-1252', decoded(bytes, 'windows-1252')];
  // Of the control characters a text has only tabs and ends of lines and pages, and some programs end it with Control-Z.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\0-\x08\x0e-\x19\x1b-\x1f]/.test(text)) throw notText();
  return { text, encoding };
}
