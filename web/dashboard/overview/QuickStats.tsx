import type { Overview } from '../../../domain/overview.ts';
import { ShownFigure, useCards } from './FigureCards.tsx';
import { quickStats } from './figures.ts';

/** Four more numbers, in a column. */
export function QuickStats({ overview }: { overview: Overview | undefined }) {
  const stats = useCards(quickStats);
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="quick-stats" className="grid content-start gap-4">
      <h2 id="quick-stats" className="text-subheading">
        Quick Stats
      </h2>
      <dl className="divide-y divide-line border border-line bg-raised">
        {stats.map(({ label, read }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 px-5 py-3">
            <dt>{label}</dt>
            <dd className="text-subheading font-semibold tabular-nums">
              <ShownFigure figure={overview === undefined ? 'waiting' : read(overview)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
