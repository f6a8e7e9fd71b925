import { type DateOrder, dayNumbers, readDay } from './statement-day.ts';

// The order of day and month, where both are numbers up to twelve.

export interface FoundOrder {
  order: DateOrder;
  /** `certain`: no other order can be read. `fits`: another can, but the days speak for this one. `unclear`: nothing decides. */
  certainty: 'certain' | 'fits' | 'unclear';
}

const DAY = 86_400_000;

/** How much longer the period of a statement is where its days and months are changed. */
const LONGER = 2;

/** How the days of a column look in one order. */
function lookOf(cells: readonly string[], order: DateOrder, today: string) {
  const days = cells.flatMap((cell) => readDay(cell, order) ?? []);
  const isAfter = days.some((day) => Date.parse(day) > Date.parse(today) + DAY);
  const follows = (up: boolean) =>
    days.every((day, at) => at === 0 || (up ? day >= (days[at - 1] ?? '') : day <= (days[at - 1] ?? '')));
  const sorted = days.toSorted();
  const period = (Date.parse(sorted.at(-1) ?? '') - Date.parse(sorted[0] ?? '')) / DAY;
  return { isAfter, isInOrder: follows(true) || follows(false), period };
}

/**
 * The order of the numbers in days. One above twelve is no month. Where all fit, days after today, the order of the rows and
 * the length of the period say it, if they say the same; else the day is put first, and a person is asked.
 */
export function dateOrderOf(cells: readonly string[], today: string): FoundOrder {
  const days = cells.flatMap((cell) => {
    const numbers = dayNumbers(cell);
    return numbers ? [numbers] : [];
  });
  if (days.length === 0) {
    const isYearFirst = cells.some((cell) => /^\d{4}[./-]/.test(cell));
    return { order: isYearFirst ? 'ymd' : 'dmy', certainty: 'certain' };
  }
  const monthFirst = days.filter(([first, second]) => first <= 12 && second > 12).length;
  const dayFirst = days.filter(([first, second]) => first > 12 && second <= 12).length;
  // A year of two digits in front: behind it a month, and days above those that the front ever reaches.
  const yearFirst = days.filter(([first, second, third]) => first > 12 && second <= 12 && third <= 31).length;
  const fronts = new Set(days.map(([first]) => first)).size;
  const ends = new Set(days.map(([, , third]) => third)).size;
  if (yearFirst === days.length && fronts < ends) return { order: 'ymd', certainty: 'certain' };
  if (monthFirst + dayFirst > 0) return { order: monthFirst > dayFirst ? 'mdy' : 'dmy', certainty: 'certain' };
  // The third of March is the third of March in both.
  if (days.every(([first, second]) => first === second)) return { order: 'dmy', certainty: 'certain' };
  const [dmy, mdy] = [lookOf(cells, 'dmy', today), lookOf(cells, 'mdy', today)];
  const votes = [
    Number(mdy.isAfter) - Number(dmy.isAfter),
    Number(dmy.isInOrder) - Number(mdy.isInOrder),
    Number(mdy.period > dmy.period * LONGER) - Number(dmy.period > mdy.period * LONGER),
  ];
  const isDayFirst = votes.some((vote) => vote > 0);
  const isMonthFirst = votes.some((vote) => vote < 0);
  if (isDayFirst === isMonthFirst) return { order: 'dmy', certainty: 'unclear' };
  return { order: isDayFirst ? 'dmy' : 'mdy', certainty: 'fits' };
}
