import * as words from '#locale/dashboard/overview.ts';
import type { Overview, VisitsOfDay } from '../../../domain/overview.ts';
import { showNumber } from '../../ui/numbers.ts';
import { Day } from '../time/Moment.tsx';
import { VISITS } from './calls.ts';
import { OverviewPart, Skeleton } from './OverviewPart.tsx';
import { roundUp } from './round-up.ts';

/** Units of the drawing: a day's width, and the height of the largest bar. The drawing is stretched to its place. */
const DAY = 10;
const HEIGHT = 100;

/** A bar for each day's pages, and in it one for its visits, which are never more. */
function VisitsChart({ days, label }: { days: readonly VisitsOfDay[]; label: string }) {
  const top = roundUp(Math.max(...days.map(({ pages }) => pages), 1));
  const heightOf = (number: number) => (number / top) * HEIGHT;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden="true" className="flex flex-col justify-between text-right text-xs text-muted tabular-nums">
        <span>{showNumber(top)}</span>
        <span>{showNumber(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-b border-line-strong"
      >
        {[0, HEIGHT / 2].map((y) => (
          <line
            key={y}
            x1={0}
            x2={days.length * DAY}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {days.map(({ day, visits, pages }, index) => (
          <g key={day}>
            <title>{words.visitsOfDay(day, visits, pages)}</title>
            <rect x={index * DAY} y={0} width={DAY} height={HEIGHT} className="fill-transparent" />
            <rect
              x={index * DAY + 1}
              y={HEIGHT - heightOf(pages)}
              width={DAY - 2}
              height={heightOf(pages)}
              className="fill-ochre"
            />
            <rect
              x={index * DAY + 3}
              y={HEIGHT - heightOf(visits)}
              width={DAY - 6}
              height={heightOf(visits)}
              className="fill-clay dark:fill-clay-deep"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

function VisitsTable({ days }: { days: readonly VisitsOfDay[] }) {
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline">
        {words.viewAsTable}
      </summary>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{words.visitsByDay}</caption>
        <thead>
          <tr className="bg-sunken">
            <th scope="col" className="px-3 py-2">
              {words.day}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {words.visits}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {words.pageViews}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visits, pages }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 font-normal">
                <Day day={day} />
              </th>
              <td className="px-3 py-1.5 text-right">{showNumber(visits)}</td>
              <td className="px-3 py-1.5 text-right">{showNumber(pages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function ChartWithWords({ days }: { days: readonly VisitsOfDay[] }) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const pages = days.reduce((sum, day) => sum + day.pages, 0);
  const shown = { visits: words.visitCount(showNumber(visits)), pages: words.pageCount(showNumber(pages)) };
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="grid gap-4 border border-line bg-raised p-5">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 bg-clay dark:bg-clay-deep" />
          {shown.visits}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 bg-ochre" />
          {shown.pages}
        </span>
      </p>
      <div className="grid gap-1.5">
        <VisitsChart days={days} label={words.lastDays(days.length, shown.visits, shown.pages)} />
        {first === undefined || last === undefined ? null : (
          <p aria-hidden="true" className="flex justify-between pl-8 text-xs text-muted">
            <Day day={first.day} />
            <Day day={last.day} />
          </p>
        )}
      </div>
      <VisitsTable days={days} />
      <p className="text-sm text-muted">{words.visitsHint}</p>
    </div>
  );
}

/** Recent page views of the public site. */
export function Visits({ visits }: { visits: Overview['visits'] }) {
  return (
    <OverviewPart id={VISITS} title={words.visitsTitle} value={visits} placeholder={<Skeleton className="h-80" />}>
      {({ days }) => <ChartWithWords days={days} />}
    </OverviewPart>
  );
}
