import * as words from '#locale/dashboard/giving-report.ts';
import type { ReportQuery } from '../../../domain/giving/report.ts';
import { showAmount } from '../../ui/money.ts';
import { labelOf, type ReportPart, type Sums } from './parts.ts';

/** On a phone the name of a line stands above its amounts, so that nothing scrolls sideways. */
const rowOnPhone = 'max-sm:grid max-sm:grid-cols-3';
const nameOnPhone = 'max-sm:col-span-3 max-sm:px-2 max-sm:pb-0';
const amountLook = 'px-3 py-1.5 text-right max-sm:px-2 max-sm:wrap-anywhere sm:whitespace-nowrap';

/** Every amount of one currency, with what they add up to. */
export function PartTable({ part: { currency, lines, total }, by }: { part: ReportPart; by: ReportQuery['by'] }) {
  const cells = (sums: Sums) =>
    (['pledged', 'received', 'outstanding'] as const).map((name) => (
      <td key={name} className={amountLook}>
        {showAmount({ amount: sums[name], currency })}
      </td>
    ));
  return (
    <table className="w-full text-left tabular-nums max-sm:block max-sm:text-sm">
      <caption className="sr-only">{words.tableOf(currency)}</caption>
      <thead className="max-sm:block">
        <tr className={`bg-sunken ${rowOnPhone}`}>
          <th scope="col" className="px-3 py-2 max-sm:sr-only">
            {words.groups[by]}
          </th>
          {[words.pledged, words.received, words.outstanding].map((heading) => (
            <th key={heading} scope="col" className={amountLook}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <tr key={line.key} className={`border-t border-line ${rowOnPhone}`}>
            <th scope="row" className={`min-w-24 px-3 py-1.5 font-normal ${nameOnPhone}`}>
              {labelOf(line, by)}
            </th>
            {cells(line)}
          </tr>
        ))}
      </tbody>
      <tfoot className="max-sm:block">
        <tr className={`border-t-2 border-line-strong font-semibold ${rowOnPhone}`}>
          <th scope="row" className={`px-3 py-1.5 ${nameOnPhone}`}>
            {words.total}
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
