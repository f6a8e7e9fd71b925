import type { VisitsOfDay } from '../../../domain/overview.ts';
import { showNumber } from './number.ts';

/** Units of the drawing: a day's width, and the height of the largest bar. The drawing is stretched to its place. */
const DAY = 10;
const HEIGHT = 100;

/** The next round number, so that the scale can be read. */
function roundUp(number: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(number, 10)));
  return Math.ceil(number / step) * step;
}

/** A bar for each day's pages, and in it one for its visits, which are never more. */
export function VisitsChart({ days, label }: { days: readonly VisitsOfDay[]; label: string }) {
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
            <title>{`${day}: ${visits} visits, ${pages} pages read`}</title>
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
