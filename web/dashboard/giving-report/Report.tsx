import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type GivingReport, type ReportQuery, reportGroups, reportQuery } from '../../../domain/giving/report.ts';
import { showAmount, showMoney } from '../../ui/money.ts';
import { buttonLook } from '../components/Button.tsx';
import { controlShape } from '../form/Field.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { DayFilter } from '../list/DayFilter.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ToolRow } from '../list/ListTools.tsx';
import { validQuery } from '../list/use-list.ts';
import { givingKeys } from '../pledges/calls.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { PartChart } from './PartChart.tsx';
import { lineLabel, partsByCurrency, type ReportPart, type Sums } from './parts.ts';

const labels = { from: words.from, until: words.until };
const days = ['from', 'until'] as const;

interface ReportToolsProps {
  query: ReportQuery;
  onChange(name: string, value: string): void;
}

/** What the amounts are added up by, and of which days. */
function ReportTools({ query, onChange }: ReportToolsProps) {
  return (
    <ToolRow>
      <label className="flex items-center gap-2.5">
        {words.by}
        <select value={query.by} onChange={(event) => onChange('by', event.target.value)} className={controlShape}>
          {reportGroups.toReversed().map((group) => (
            <option key={group} value={group}>
              {words.groups[group]}
            </option>
          ))}
        </select>
      </label>
      {days.map((name) => (
        <DayFilter
          key={name}
          label={labels[name]}
          value={query[name] ?? ''}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </ToolRow>
  );
}

/** On a phone the name of a line stands above its amounts, so that nothing scrolls sideways. */
const rowOnPhone = 'max-sm:grid max-sm:grid-cols-3';
const nameOnPhone = 'max-sm:col-span-3 max-sm:px-2 max-sm:pb-0';
const amountLook = 'px-3 py-1.5 text-right max-sm:px-2 max-sm:wrap-anywhere sm:whitespace-nowrap';

/** Every amount of one currency, with what they add up to. */
function PartTable({ part: { currency, lines, total }, by }: { part: ReportPart; by: ReportQuery['by'] }) {
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
              {lineLabel(line, by)}
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

function ReportParts({ report, by }: { report: GivingReport; by: ReportQuery['by'] }) {
  const parts = partsByCurrency(report.lines);
  if (parts.length === 0) {
    return (
      <div className="grid gap-2 border border-line bg-raised p-6">
        <p className="text-subheading font-semibold">{words.nothingYet}</p>
        <p className="text-muted">{words.nothingYetHint}</p>
      </div>
    );
  }
  return parts.map((part) => (
    <FormSection key={part.currency} title={words.inCurrency(part.currency)}>
      <PartChart part={part} by={by} />
      <PartTable part={part} by={by} />
    </FormSection>
  ));
}

/** Gifts nobody has thanked for, and payments nobody has dealt with. */
function ToDo({ report: { thanks_owed, open_payments, unassigned } }: { report: GivingReport }) {
  const mayOpenPayments = useMay('statements.view');
  return (
    <FormSection title={words.toDo}>
      {thanks_owed === 0 && open_payments === 0 ? <p className="text-muted">{words.nothingToDo}</p> : null}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {thanks_owed === 0 ? null : (
          <Link to={staffAddresses.thanksOwed} className={buttonLook('secondary')}>
            {words.thanksOwed(thanks_owed)}
          </Link>
        )}
        {open_payments === 0 ? null : mayOpenPayments ? (
          <Link to={`${staffAddresses.payments}?state=open`} className={buttonLook('secondary')}>
            {words.openPayments(open_payments)}
          </Link>
        ) : (
          <p>{words.openPayments(open_payments)}</p>
        )}
      </div>
      {unassigned.length === 0 ? null : <p>{words.notCounted(unassigned.map(showMoney).join(', '))}</p>}
    </FormSection>
  );
}

/** What was pledged, has come in and is outstanding, by month or by project. */
export function Report() {
  const [parameters, setParameters] = useSearchParams();
  const query = validQuery(reportQuery, Object.fromEntries(parameters));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...givingKeys.report, query],
    queryFn: () => request('GET /giving-report/', { query }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  if (data === undefined && error !== null) {
    return <ScreenProblem title={words.reportNotLoaded} detail={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-6">
      <ScreenHeader
        title={words.report}
        subtitle={words.subtitle}
        actions={
          <ExportButtons
            permission="pledges.export"
            list={{ wanted: query, found: data?.lines.length ?? 0 }}
            name={`giving-by-${query.by}`}
            fetchFile={(wanted) => request('GET /giving-report/export/', { query: wanted })}
          />
        }
      />
      <ReportTools query={query} onChange={change} />
      {data === undefined ? (
        <Waiting>{words.loadingReport}</Waiting>
      ) : (
        <div className="grid gap-6" aria-busy={isPlaceholderData}>
          <ToDo report={data} />
          <ReportParts report={data} by={query.by} />
        </div>
      )}
    </div>
  );
}
