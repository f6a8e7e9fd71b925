import { createHash } from 'node:crypto';
import type { TextForm } from '../../domain/fields/field-kinds.ts';
import { readHtml, withoutMarks } from '../html/read.ts';

/** Characters of a fingerprint: 96 bits, so that no two texts of one site are alike by chance. */
const LENGTH = 16;

/**
 * What a translation of HTML depends on: its words, where its links lead, and what is said of its pictures. Another picture,
 * or a word in bold, leaves a translation as good as it was.
 */
function wordsOf(html: string): string {
  const words: string[] = [];
  const isWhole = readHtml(html, {
    onopentag(_, { href = '', alt = '' }) {
      words.push(' ', href, ' ', alt, ' ');
    },
    ontext: (text) => words.push(text),
    onclosetag: () => words.push(' '),
  });
  return isWhole ? words.join('') : withoutMarks(html);
}

/** The fingerprint of a text; null where there is none. Spaces and line breaks do not count. */
export function fingerprintOf(kind: TextForm, text: string): string | null {
  const words = (kind === 'html' ? wordsOf(text) : text).replaceAll(/\s+/g, ' ').trim();
  return words === '' ? null : createHash('sha256').update(words).digest('base64url').slice(0, LENGTH);
}
