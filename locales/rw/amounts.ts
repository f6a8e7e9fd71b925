import { type Grammar, groupsOf, joined, type Numbers, word } from '../../domain/giving/amount-in-words.ts';

// How numbers and amounts of money are put together from the words in `receipts.ts`.

/** `na`, and `n’` before a vowel. */
const rwandanAnd = (before: string, after: string, and: string) =>
  before === '' || after === ''
    ? before + after
    : /^[aeiou]/.test(after)
      ? `${before} ${and.replace(/a$/, '’')}${after}`
      : `${before} ${and} ${after}`;

/** `units` agree with what is counted: rimwe of money, kimwe of thousands, imwe of millions. */
function rwandanGroup(value: number, units: readonly string[], words: Numbers): string {
  const below = value % 100;
  const hundred = word(words.hundreds, Math.floor(value / 100) - 1);
  const ten = word(words.tens, Math.floor(below / 10) - 1);
  const unit = below % 10 === 0 ? '' : word(units, (below % 10) - 1);
  return rwandanAnd(rwandanAnd(hundred, ten, words.and), unit, words.and);
}

export const grammar: Grammar = {
  number(value, words) {
    const { billions, millions, thousands, rest } = groupsOf(value);
    if (value < 20) return word(words.upToNineteen, value);
    const scale = (count: number, { one, many }: { one: string; many: string }) =>
      count === 0 ? '' : joined(count === 1 ? one : many, rwandanGroup(count, words.ofMillions, words));
    const thousand =
      thousands === 0
        ? ''
        : thousands === 1
          ? words.thousand.one
          : joined(words.thousand.many, rwandanGroup(thousands, words.ofThousands, words));
    return [
      scale(billions, words.billion),
      scale(millions, words.million),
      thousand,
      rwandanGroup(rest, words.upToNineteen.slice(1, 10), words),
    ].reduce((before, after) => rwandanAnd(before, after, words.and));
  },
  counted: (value, { one, many }, words) => (value === 1 ? one : joined(many, grammar.number(value, words))),
  withCents: (money, cents, words) => rwandanAnd(money, cents, words.and),
};
