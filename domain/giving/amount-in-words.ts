import { type Currency, digitsOf, type Money } from './money.ts';

/** A language's words for numbers and currencies; its grammar combines them. */
export interface AmountWords {
  /** 0 to 19, as they stand with an amount of money. */
  upToNineteen: readonly string[];
  /** 10, 20 … 90. */
  tens: readonly string[];
  /** 100, 200 … 900. */
  hundreds: readonly string[];
  /** 1 to 9 of thousands, and of millions and billions, where the words for them depend on what is counted. */
  ofThousands: readonly string[];
  ofMillions: readonly string[];
  thousand: { one: string; many: string };
  million: { one: string; many: string };
  billion: { one: string; many: string };
  /** Between the parts of a number. */
  and: string;
  /** One of each currency with the number, and the name of several: `one Rwandan franc`, `Rwandan francs`. */
  currencyNames: Readonly<Record<Currency, { one: string; many: string }>>;
  /** The hundredth part of those that have one. */
  centNames: Readonly<Partial<Record<Currency, { one: string; many: string }>>>;
}

export type Numbers = Pick<AmountWords, 'upToNineteen' | 'tens' | 'hundreds' | 'ofThousands' | 'ofMillions' | 'and'> &
  Pick<AmountWords, 'thousand' | 'million' | 'billion'>;

/** How a language says a whole number, and that many of something. */
export interface Grammar {
  number(value: number, words: Numbers): string;
  counted(value: number, name: { one: string; many: string }, words: Numbers): string;
  withCents(money: string, cents: string, words: Numbers): string;
}

const THOUSAND = 1000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
/** The words end here. */
const MAX_WHOLE = 1000 * BILLION - 1;

/** The word at a place of a list, from nought. */
export const word = (list: readonly string[], place: number) => list[place] ?? '';

/** The number in groups of three digits, with what each counts. */
export const groupsOf = (value: number) => ({
  billions: Math.floor(value / BILLION),
  millions: Math.floor(value / MILLION) % THOUSAND,
  thousands: Math.floor(value / THOUSAND) % THOUSAND,
  rest: value % THOUSAND,
});

/** The parts that are not empty, with blanks between them. */
export const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Amounts in the words and by the grammar of a language: `One million two hundred and fifty thousand Rwandan francs`. */
export function amountsIn(words: AmountWords, grammar: Grammar): (money: Money) => string {
  return ({ amount, currency }) => {
    const size = 10 ** digitsOf(currency);
    const whole = Math.floor(amount / size);
    if (!Number.isSafeInteger(amount) || amount < 0 || whole > MAX_WHOLE)
      throw new RangeError(`There are no words for an amount of ${amount}`);
    const money = grammar.counted(whole, words.currencyNames[currency], words);
    const cents = amount % size;
    const name = words.centNames[currency];
    const text =
      cents === 0 || name === undefined ? money : grammar.withCents(money, grammar.counted(cents, name, words), words);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
