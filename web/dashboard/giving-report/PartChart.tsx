import * as words from '#locale/dashboard/giving-report.ts';
import type { ReportLine, ReportQuery } from '../../../domain/giving/report.ts';
import { showAmount, showMoney } from '../../ui/money.ts';
import { roundUp } from '../overview/round-up.ts';
import { lineLabel, type ReportPart, shortLineLabel } from './parts.ts';

/** Units of the drawing: the width of a month or project, and the height of the largest bar. It is stretched to its place. */
const GROUP = 10;
const HEIGHT = 100;

/** Places that a drawing has at least, so that a single bar is not as wide as the screen. */
const FEWEST = 6;

/** Lines that are drawn at most: more would be too narrow to tell apart. */
const MOST = 24;

interface NamesProps {
  lines: readonly ReportLine[];
  by: ReportQuery['by'];
}

/** What stands below the bars: each name where there is room, else the first and the last. A phone has no room for projects. */
function Names({ lines, by }: NamesProps) {
  const areAll = lines.length <= FEWEST;
  const shown = areAll ? lines : [...lines.slice(0, 1), ...lines.slice(-1)];
  return (
    <div
      aria-hidden="true"
      className={`col-start-2 flex pt-1.5 text-center text-xs text-muted ${by === 'project' ? 'max-sm:hidden' : ''}`}
    >
      {shown.map((line) => (
        <span
          key={line.key}
          className={`grow basis-0 px-0.5 ${areAll ? '' : 'first:text-left last:text-right'} ${by === 'project' ? 'wrap-anywhere' : ''}`}
        >
          {shortLineLabel(line, by)}
        </span>
      ))}
      {areAll ? <span style={{ flexGrow: FEWEST - lines.length }} className="basis-0" /> : null}
    </div>
  );
}

/** A pair of bars for each month, the oldest first, or for each project: what was pledged, and what was received. */
export function PartChart({ part: { currency, lines, total }, by }: { part: ReportPart; by: ReportQuery['by'] }) {
  const drawn = by === 'month' ? lines.slice(0, MOST).toReversed() : lines.slice(0, MOST);
  const width = Math.max(drawn.length, FEWEST) * GROUP;
  const top = roundUp(Math.max(...drawn.map(({ pledged, received }) => Math.max(pledged, received)), 1));
  const heightOf = (amount: number) => (Math.max(amount, 0) / top) * HEIGHT;
  const show = (amount: number) => showMoney({ amount, currency });
  return (
    <div className="grid gap-4">
      <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="size-3.5 bg-ochre" />
          {words.pledged}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3.5 bg-accent" />
          {words.received}
        </span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-xs text-muted tabular-nums">
          <span>{showAmount({ amount: top, currency })}</span>
          <span>{showAmount({ amount: top / 2, currency })}</span>
          <span>{showAmount({ amount: 0, currency })}</span>
        </div>
        <svg
          role="img"
          aria-label={words.chartOf(currency, show(total.pledged), show(total.received))}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-48 w-full border-b border-line-strong"
        >
          {[0, HEIGHT / 2].map((y) => (
            <line key={y} x1={0} x2={width} y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
          ))}
          {drawn.map((line, index) => (
            <g key={line.key}>
              <title>{words.barOf(lineLabel(line, by), show(line.pledged), show(line.received))}</title>
              <rect x={index * GROUP} y={0} width={GROUP} height={HEIGHT} className="fill-transparent" />
              <rect
                x={index * GROUP + 2}
                y={HEIGHT - heightOf(line.pledged)}
                width={3}
                height={heightOf(line.pledged)}
                className="fill-ochre"
              />
              <rect
                x={index * GROUP + 5}
                y={HEIGHT - heightOf(line.received)}
                width={3}
                height={heightOf(line.received)}
                className="fill-accent"
              />
            </g>
          ))}
        </svg>
        <Names lines={drawn} by={by} />
      </div>
    </div>
  );
}
