/** A part of a text as a translator's program cut it: a sentence, or what stands between two of them. */
export interface Piece {
  /** A space or mark between sentences, which nobody has to translate. */
  isIgnorable: boolean;
  /** As far as the translator's program says; `initial` where it says nothing. */
  state: string;
  source: string;
  /** Null where the file has none; empty where the translator wants nothing here. */
  target: string | null;
  /** The place of the target among all pieces of the text, from 1; NaN for that of its source. */
  order: number;
}

/** The same words, whatever a program did to the spaces between them. */
export const sameWords = (a: string, b: string) =>
  a.replaceAll(/\s+/g, ' ').trim() === b.replaceAll(/\s+/g, ' ').trim();

const isWordless = ({ isIgnorable, source }: Piece) => isIgnorable || !/\p{L}/u.test(source);

/** Many programs begin with a copy of the source, or with nothing, in the place of the target. */
const isTranslated = ({ state, source, target }: Piece) =>
  target !== null && !(state === 'initial' && (target.trim() === '' || sameWords(source, target)));

/** Joins the targets of a text in their order; what has no words and no target keeps its source. */
function joined(pieces: readonly Piece[]): string {
  const placed = pieces.map((piece, index) => ({ piece, place: Number.isNaN(piece.order) ? index + 1 : piece.order }));
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ piece: { source, target } }) => target ?? source)
    .join('');
}

/** The translation that the pieces of a text make: null where there is none, `incomplete` where only some are translated. */
export function targetOf(pieces: readonly Piece[]): { target: string | null; isIncomplete: boolean } {
  const worded = pieces.filter((piece) => !isWordless(piece));
  const translated = (worded.length > 0 ? worded : pieces).filter(isTranslated).length;
  const isWhole = translated >= worded.length && translated > 0;
  return { target: isWhole ? joined(pieces) : null, isIncomplete: translated > 0 && !isWhole };
}
