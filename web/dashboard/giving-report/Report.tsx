import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/giving-report.ts';
import { type GivingReport, type ReportQuery, reportGroups, reportQuery } from '../../../domain/giving/report.ts';
import { controlShape } from '../form/Field.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ToolRow } from '../list/ListTools.tsx';
import { validQuery } from '../list/use-list.ts';
import { givingKeys } from '../pledges/calls.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { PartChart } from './PartChart.tsx';
import { PartTable } from './PartTable.tsx';
import { partsOf } from './parts.ts';
import { ToDo } from './ToDo.tsx';

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
        <label key={name} className="flex items-center gap-2.5">
          {labels[name]}
          <input
            type="date"
            value={query[name] ?? ''}
            onChange={(event) => onChange(name, event.target.value)}
            className={controlShape}
          />
        </label>
      ))}
    </ToolRow>
  );
}

function ReportParts({ report, by }: { report: GivingReport; by: ReportQuery['by'] }) {
  const parts = partsOf(report.lines);
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
