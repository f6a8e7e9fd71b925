import type { Span, TextBlock } from './written-text.ts';

/** A word as it is written, with the signs beside it. */
export interface Word extends Span {
  written: string;
}

/** The words of a block, at their places in the editor. A dash or a bullet alone is none. */
export const wordsIn = ({ text, from }: TextBlock): Word[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: written, index }) => ({
    written,
    from: from + index,
    to: from + index + written.length,
  })).filter(({ written }) => /[\p{L}\p{N}]/u.test(written));
