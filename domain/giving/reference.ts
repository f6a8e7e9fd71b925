// A giver writes the reference of a pledge on a transfer, or into a telephone. It is made from the pledge's number, so no
// two are alike, and the number is found again in it without a look into the database.

/** Characters that nobody takes for another, printed or by hand: no 0 and O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** Their number is a prime, so that the check below notices every mistyped character and any two that changed places. */
const SIZE = ALPHABET.length;

/** Characters that say the number; one more is the check. */
const LENGTH = 6;

/** References that there are: 148 million. */
const COUNT = SIZE ** LENGTH;

/** Numbers that follow each other get references that look nothing alike. It shares no factor with `COUNT`. */
const STEP = 61_803_399n;
const START = 31_415_926n;

/** The number by which a step is undone: `STEP * BACK` is 1 more than a multiple of `COUNT`. */
const BACK = inverse(STEP, BigInt(COUNT));

function inverse(value: bigint, modulus: bigint): bigint {
  let [before, now] = [modulus, value % modulus];
  let [factorBefore, factor] = [0n, 1n];
  while (now !== 0n) {
    const quotient = before / now;
    [before, now] = [now, before - quotient * now];
    [factorBefore, factor] = [factor, factorBefore - quotient * factor];
  }
  return ((factorBefore % modulus) + modulus) % modulus;
}

/** The check of these places: each counts as often as its position from the left. */
const checkOf = (places: readonly number[]) =>
  places.reduce((sum, place, index) => (sum + place * (index + 1)) % SIZE, 0);

/** The weight of the check character itself: the sum over all seven is then zero. */
const CHECK_WEIGHT = LENGTH + 1;

const letter = (place: number) => ALPHABET.charAt(place);

/** The check character for which the weighted sum of all seven is a multiple of the alphabet's size. */
function checkCharacter(places: readonly number[]): string {
  const sum = checkOf(places);
  for (let place = 0; place < SIZE; place += 1) if ((sum + place * CHECK_WEIGHT) % SIZE === 0) return letter(place);
  return letter(0);
}

/** The reference of a pledge, such as `TQ4-7WKA`, by its number in the database. */
export function referenceOf(id: number): string {
  let rest = Number((BigInt(id) * STEP + START) % BigInt(COUNT));
  const places: number[] = [];
  for (let index = 0; index < LENGTH; index += 1) {
    places.unshift(rest % SIZE);
    rest = Math.floor(rest / SIZE);
  }
  const text = places.map(letter).join('') + checkCharacter(places);
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** Characters of a reference, the check with them. */
const WHOLE = LENGTH + 1;

/** What some write before a reference. */
const LEADING = 'REF';

const placesOf = (written: string) => [...written].map((one) => ALPHABET.indexOf(one));

/** The number of the pledge with this reference, however it is typed. Undefined where a character is wrong. */
export function pledgeOfReference(text: string): number | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s.\p{Pd}]/gu, '');
  const written = typed.length > WHOLE && typed.startsWith(LEADING) ? typed.slice(LEADING.length) : typed;
  return written.length === WHOLE ? numberOf(placesOf(written)) : undefined;
}

function numberOf(places: readonly number[]): number | undefined {
  if (places.includes(-1) || checkOf(places) !== 0) return undefined;
  const value = places.slice(0, LENGTH).reduce((sum, place) => sum * SIZE + place, 0);
  const found = ((BigInt(value) - START + BigInt(COUNT)) * BACK) % BigInt(COUNT);
  return found === 0n ? undefined : Number(found);
}

/** Characters of a statement's text in which references are looked for; a longer one is not a line of a statement. */
const MAX_SEARCHED = 500;

/** Letters and digits that stand together, and what people and their phones put between the parts of a reference. */
const PART = /[\p{L}\p{N}]+/gu;
const BETWEEN = /^[\s.\p{Pd}]{1,3}$/u;

/** What may be references: parts that follow each other, put together, of at least and at most so many characters. */
function* candidatesIn(text: string, least: number, most: number): Generator<string> {
  const searched = text.slice(0, MAX_SEARCHED).toUpperCase();
  const parts = [...searched.matchAll(PART)];
  for (const [start, first] of parts.entries()) {
    let written = '';
    let end = first.index;
    for (const part of parts.slice(start, start + most + LEADING.length)) {
      if (written !== '' && !BETWEEN.test(searched.slice(end, part.index))) break;
      written += part[0];
      end = part.index + part[0].length;
      if (written.length > most + LEADING.length) break;
      const isLed = written.startsWith(LEADING) && written.length >= least + LEADING.length;
      for (const one of isLed ? [written, written.slice(LEADING.length)] : [written])
        if (one.length >= least && one.length <= most) yield one;
    }
  }
}

/** As many characters of references as one has, whatever stands between them: most texts have none. */
const shape = new RegExp(String.raw`(?:[${ALPHABET}][\s.\p{Pd}]{0,3}){${WHOLE}}`, 'iu');

/** The pledges whose references stand in this text. */
export const referencesIn = (text: string): number[] =>
  shape.test(text.slice(0, MAX_SEARCHED))
    ? [...new Set([...candidatesIn(text, WHOLE, WHOLE)].flatMap((candidate) => pledgeOfReference(candidate) ?? []))]
    : [];

/** The places of a whole reference, of which one is replaced, is missing, or is too many, or two are in each other's place. */
function* corrected(places: readonly number[]): Generator<number[]> {
  const others = Array.from({ length: SIZE }, (_, other) => other);
  for (let index = 0; index <= places.length; index += 1) {
    if (places.length > WHOLE) yield places.toSpliced(index, 1);
    else if (places.length < WHOLE) for (const other of others) yield places.toSpliced(index, 0, other);
    else if (index < WHOLE) {
      for (const other of others) if (other !== places[index]) yield places.with(index, other);
      yield places.toSpliced(index, 2, ...places.slice(index, index + 2).reverse());
    }
  }
}

/**
 * The pledges that are meant if one character of a reference in this text is mistyped, left out, typed too many, or in the place of its neighbour: another
 * one at its place makes it right. Whether there is such a pledge, the database knows.
 */
export function nearReferencesIn(text: string): number[] {
  const found = new Set<number>();
  for (const candidate of candidatesIn(text, WHOLE - 1, WHOLE + 1)) {
    const places = placesOf(candidate);
    const foreign = places.filter((place) => place === -1).length;
    if (foreign > (places.length < WHOLE ? 0 : 1)) continue;
    for (const one of corrected(places)) {
      const id = one.length === WHOLE ? numberOf(one) : undefined;
      if (id !== undefined) found.add(id);
    }
  }
  return [...found];
}
