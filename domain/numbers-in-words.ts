/**
 * How a language writes numbers and their units. Browsers and Node know different rules for Kinyarwanda, so each language
 * brings its own: the server and every phone write the same.
 */
export interface NumberWords {
  /** Between groups of three digits. */
  group: string;
  /** Before the fraction. */
  point: string;
  /** `2.50%`; the number is written already. */
  percent(number: string): string;
  kilobytes(number: string): string;
  megabytes(number: string): string;
  gigabytes(number: string): string;
  /** `RWF 1,250`, kept on one line. */
  money(figures: string, currency: string): string;
}

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/** Numbers in one language. */
export function numbersIn(words: NumberWords) {
  /** A number with its digits in groups, from `1250.5` as a program writes it. */
  function written(figures: string): string {
    const [whole = '', fraction] = figures.split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, words.group);
    return fraction === undefined ? grouped : `${grouped}${words.point}${fraction}`;
  }

  /** Below ten with one decimal, if that is not zero. */
  const rounded = (amount: number) => written(String(Number(amount.toFixed(amount < 10 ? 1 : 0))));

  return {
    written,

    /** `1,203`. */
    showNumber: (number: number) => written(String(number)),

    /** `2.50%`, always with two decimals. */
    showPercent: (percent: number) => words.percent(written(percent.toFixed(2))),

    /** The size of a file, as a visitor who pays for it by the megabyte counts: `340 kB`, `1.2 MB`, `58 GB`. */
    fileSize(bytes: number): string {
      if (bytes >= GIGABYTE) return words.gigabytes(rounded(bytes / GIGABYTE));
      if (bytes >= MEGABYTE) return words.megabytes(rounded(bytes / MEGABYTE));
      return words.kilobytes(written(Math.max(bytes / 1000, 1).toFixed(0)));
    },

    /** The size to two decimals, `0.12 MB`. */
    inMegabytes: (bytes: number) => words.megabytes(written((bytes / 1024 / 1024).toFixed(2))),
  };
}
