import { type Grammar, groupsOf, joined, type Numbers, word } from '../../domain/giving/amount-in-words.ts';

// How numbers and amounts of money are put together from the words in `receipts.ts`.

function englishGroup(value: number, words: Numbers): string {
  const below = value % 100;
  const unit = below % 10;
  const ten = word(words.tens, Math.floor(below / 10) - 1);
  const small =
    below < 20 ? word(words.upToNineteen, below) : unit === 0 ? ten : `${ten}-${word(words.upToNineteen, unit)}`;
  if (value < 100) return small;
  const hundred = word(words.hundreds, Math.floor(value / 100) - 1);
  return below === 0 ? hundred : joined(hundred, words.and, small);
}

export const grammar: Grammar = {
  number(value, words) {
    const { billions, millions, thousands, rest } = groupsOf(value);
    const scale = (count: number, name: { many: string }) =>
      count === 0 ? '' : joined(englishGroup(count, words), name.many);
    // One thousand and one, two million and fifty.
    const and = value > rest && rest > 0 && rest < 100 ? words.and : '';
    const last = rest === 0 && value > 0 ? '' : englishGroup(rest, words);
    return joined(
      scale(billions, words.billion),
      scale(millions, words.million),
      scale(thousands, words.thousand),
      and,
      last,
    );
  },
  counted: (value, name, words) => (value === 1 ? name.one : joined(grammar.number(value, words), name.many)),
  withCents: (money, cents, words) => joined(money, words.and, cents),
};
