import { type Word, wordsIn } from '../../domain/search-words.ts';
import { SNIPPET_LENGTH, type TextPiece } from '../../domain/site-search.ts';

/** Characters of a text in which the place to show is looked for. */
const MOST_READ = 30_000;

/** Places of the words that are looked at. */
const MOST_PLACES = 200;

/** Characters before the first word that is marked. */
const BEFORE = 60;

/** What is cut off of a text is shown as this. */
const ELLIPSIS = '…';

function placesOf(text: string, words: ReadonlySet<string>): Word[] {
  const places: Word[] = [];
  for (const place of wordsIn(text.slice(0, MOST_READ))) {
    if (words.has(place.word)) places.push(place);
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

/** Where the stretch begins that has the most of the words. */
function bestBeginning(places: readonly Word[]): number {
  let best = { from: 0, count: 0 };
  for (const [number, { from }] of places.entries()) {
    const near = new Set<string>();
    for (let next = number; ; next += 1) {
      const place = places[next];
      if (!place || place.to > from + SNIPPET_LENGTH - BEFORE) break;
      near.add(place.word);
    }
    if (near.size > best.count) best = { from, count: near.size };
  }
  return Math.max(0, best.from - BEFORE);
}

/** The place, moved on to the beginning of a word, unless that is far. */
function beginningOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space === -1 || space > at + BEFORE / 2 ? whole(text, at) : space + 1;
}

function endOfWord(text: string, from: number, most: number): number {
  if (text.length <= from + most) return text.length;
  const space = text.lastIndexOf(' ', from + most);
  return space > from + most / 2 ? space : whole(text, from + most);
}

/** The place, or the one before where it would split a character in two. */
const whole = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.slice(at)) ? at - 1 : at);

/** A text in pieces, with these places marked. */
function pieces(text: string, from: number, to: number, places: readonly Word[]): TextPiece[] {
  const found: TextPiece[] = [];
  let at = from;
  const add = (end: number, is_found: boolean) => {
    if (end > at) found.push({ text: text.slice(at, end), is_found });
    at = Math.max(at, end);
  };
  for (const place of places) {
    if (place.from < at || place.to > to) continue;
    add(place.from, false);
    add(place.to, true);
  }
  add(to, false);
  return found;
}

/** The whole text, with the words marked. */
export const marked = (text: string, words: ReadonlySet<string>): TextPiece[] =>
  pieces(text, 0, text.length, placesOf(text, words));

/** Some 200 characters of a text, where the words stand. */
export function snippetOf(text: string, words: ReadonlySet<string>): TextPiece[] {
  const places = placesOf(text, words);
  const from = beginningOfWord(text, bestBeginning(places));
  const to = endOfWord(text, from, SNIPPET_LENGTH - 2 * ELLIPSIS.length);
  const shown = pieces(text, from, to, places);
  const cut = (isCut: boolean): TextPiece[] => (isCut ? [{ text: ELLIPSIS, is_found: false }] : []);
  return [...cut(from > 0), ...shown, ...cut(to < text.length)];
}
