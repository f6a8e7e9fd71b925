/** Characters of a text that the log keeps. The full text of an article is among its versions. */
const MAX_LOGGED_LENGTH = 500;

/** Characters that are kept before the place where two texts begin to differ, so that one sees where that is. */
const LEAD = 100;

/** The place at which two texts begin to differ; their length where they do not. */
function firstDifference(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return length;
}

/** A piece of a text, with dots where something is left out. No word is torn: an address that is erased is found whole. */
function pieceOf(text: string, from: number): string {
  if (text.length <= MAX_LOGGED_LENGTH) return text;
  const to = from + MAX_LOGGED_LENGTH;
  let piece = text.slice(from, to);
  if (from > 0) piece = `…${piece.replace(/^\S{0,80}\s/, '')}`;
  if (to < text.length) piece = `${piece.replace(/\s\S{0,80}$/, '')}…`;
  return piece.toWellFormed();
}

function shortenTexts(before: string, after: string): [string, string] {
  if (before === after) return [pieceOf(before, 0), pieceOf(after, 0)];
  const from = Math.max(0, firstDifference(before, after) - LEAD);
  return [pieceOf(before, from), pieceOf(after, from)];
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A record before and after, with all its long texts shortened, to where they begin to differ: both are then as small as
 * what changed. Where one is missing, the other is shortened to its beginnings.
 */
export function shortened(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (typeof before === 'string' && typeof after === 'string') return shortenTexts(before, after);
  if (typeof before === 'string') return [pieceOf(before, 0), shortened(after, after)[1]];
  if (typeof after === 'string') return [shortened(before, before)[0], pieceOf(after, 0)];
  if (Array.isArray(before) || Array.isArray(after)) return [shortenList(before, after), shortenList(after, before)];
  return [shortenRecord(before, after), shortenRecord(after, before)];
}

function shortenList(value: unknown, other: unknown): unknown {
  const others = Array.isArray(other) ? other : [];
  return Array.isArray(value) ? value.map((one, at) => shortened(one, others[at])[0]) : shortenRecord(value, undefined);
}

function shortenRecord(value: unknown, other: unknown): unknown {
  if (!isRecord(value) || value instanceof Date) return value;
  if (Array.isArray(value)) return shortenList(value, other);
  const others = new Map(isRecord(other) ? Object.entries(other) : []);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, others.get(name))[0]]));
}
