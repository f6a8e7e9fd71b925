import { type Grammar, groupsOf, joined, type Numbers, word } from '../../domain/giving/amount-in-words.ts';

// How numbers and amounts of money are put together from the words in `receipts.ts`.

/** Quatre-vingts and deux cents have their s at the end of a number and before a noun such as million, not before mille. */
function frenchGroup(value: number, words: Numbers, beforeThousand = false): string {
  const below = value % 100;
  const hundred = word(words.hundreds, Math.floor(value / 100) - 1);
  const singular = (plural: string) => plural.replace(/s$/, '');
  if (below === 0 && value > 0) return beforeThousand && value > 100 ? singular(hundred) : hundred;
  return joined(value > 200 ? singular(hundred) : hundred, frenchBelowHundred(below, words, beforeThousand));
}

function frenchBelowHundred(value: number, words: Numbers, beforeThousand: boolean): string {
  if (value < 20) return word(words.upToNineteen, value);
  // 71 is sixty and eleven, 91 four twenties eleven.
  const ten = value >= 60 ? Math.floor(value / 20) * 20 : Math.floor(value / 10) * 10;
  const rest = value - ten;
  const base = word(words.tens, ten / 10 - 1);
  const bare = ten === 80 ? base.replace(/s$/, '') : base;
  if (rest === 0) return beforeThousand ? bare : base;
  const unit = word(words.upToNineteen, rest);
  return ten < 80 && (rest === 1 || rest === 11) ? joined(base, words.and, unit) : `${bare}-${unit}`;
}

export const grammar: Grammar = {
  number(value, words) {
    const { billions, millions, thousands, rest } = groupsOf(value);
    const scale = (count: number, { one, many }: { one: string; many: string }) =>
      count === 0 ? '' : joined(frenchGroup(count, words), count === 1 ? one : many);
    const thousand =
      thousands === 0
        ? ''
        : thousands === 1
          ? words.thousand.one
          : joined(frenchGroup(thousands, words, true), words.thousand.many);
    const last = rest === 0 && value > 0 ? '' : frenchGroup(rest, words);
    return joined(scale(billions, words.billion), scale(millions, words.million), thousand, last);
  },
  counted(value, { one, many }, words) {
    const [article = '', ...names] = one.split(' ');
    if (value === 1) return one;
    const number = grammar.number(value, words);
    // Nought takes the singular.
    if (value === 0) return joined(number, ...names);
    if (value % 1_000_000 === 0) return /^[aeiou]/.test(many) ? `${number} d’${many}` : `${number} de ${many}`;
    // Vingt et une livres, cent une livres.
    return joined(article.endsWith('e') ? number.replace(/\bun$/, article) : number, many);
  },
  withCents: (money, cents, words) => joined(money, words.and, cents),
};
