import { staffText } from '../../../domain/reply-text.ts';
import { readCamt } from './read-camt.ts';
import { BadTable } from './tables/bad-table.ts';

// Statements that are texts and no tables: those that banks send to programs.

/** Characters in which it shows what a text is. */
const HEAD = 8 * 1024;

/** Formats that are not read, and what to say. */
const others: readonly (readonly [begin: RegExp, message: string])[] = [
  [/^\s*!(?:type|account|option|clear):/i, staffText('fileIsQif')],
  [/^\s*(?:\{1:F\d|:20:|:25:|:940:)/i, staffText('fileIsMt940')],
  [/^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:OFXHEADER:|<\?OFX\b|<OFX>)/i, staffText('fileIsOfx')],
];

const camt = /<(?:\w{1,20}:)?Document\b[^>]{0,400}\bcamt\.05[234]\b/;

/** Reads a statement that a program would read. Throws `BadTable` for formats that are not read. */
export function otherKindOfStatement(text: string): Promise<string[][]> | undefined {
  const head = text.slice(0, HEAD).replace(/^\ufeff/, '');
  const other = others.find(([begin]) => begin.test(head));
  if (other) throw new BadTable(other[1]);
  return camt.test(head) ? readCamt(text) : undefined;
}
