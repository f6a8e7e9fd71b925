import * as words from '#locale/dashboard/giving-report.ts';
import { months, shortMonths } from '#locale/dates.ts';
import { type Currency, currencies } from '../../../domain/giving/money.ts';
import type { ReportLine, ReportQuery } from '../../../domain/giving/report.ts';

/** What is added up: amounts in the smallest unit. */
export type Sums = Pick<ReportLine, 'pledged' | 'received' | 'outstanding'>;

/** The lines of one currency, which is never added to another. */
export interface ReportPart {
  currency: Currency;
  lines: ReportLine[];
  total: Sums;
}

const addUp = (lines: readonly ReportLine[]): Sums =>
  lines.reduce(
    (sum, line) => ({
      pledged: sum.pledged + line.pledged,
      received: sum.received + line.received,
      outstanding: sum.outstanding + line.outstanding,
    }),
    { pledged: 0, received: 0, outstanding: 0 },
  );

/** The lines by their currency, in the order in which currencies are offered. */
export const partsByCurrency = (lines: readonly ReportLine[]): ReportPart[] =>
  currencies
    .map((currency) => ({ currency, lines: lines.filter((line) => line.currency === currency) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => ({ ...part, total: addUp(part.lines) }));

/** How a line is called where months are of these names: a project by its title, and gifts for none as given where it is needed most. */
const namer =
  (names: readonly string[]) =>
  ({ key, label }: Pick<ReportLine, 'key' | 'label'>, by: ReportQuery['by']): string => {
    if (by === 'project') return label || words.whereItIsNeeded;
    const [year = 0, month = 0] = key.split('-').map(Number);
    return words.monthOfYear(names[month - 1] ?? '', year);
  };

/** `2026-11` as "November 2026". */
export const lineLabel = namer(months);

/** `2026-11` as "Nov 2026". */
export const shortLineLabel = namer(shortMonths);
