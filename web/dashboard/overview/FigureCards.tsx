import { useId } from 'react';
import * as words from '#locale/dashboard/overview.ts';
import type { Overview } from '../../../domain/overview.ts';
import { showNumber } from '../../ui/numbers.ts';
import { useAccount } from '../session/account.ts';
import { type FigureCard, figureCards, type OverviewFigure, quickStats, totalCard } from './figures.ts';
import { Skeleton } from './OverviewPart.tsx';

/** Four more numbers, in a column. */
export function QuickStats({ overview }: { overview: Overview | undefined }) {
  const stats = useCards(quickStats);
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="quick-stats" className="grid content-start gap-3">
      <h2 id="quick-stats" className="text-subheading">
        {words.quickStats}
      </h2>
      <dl className="grid grid-cols-2 gap-px border border-line bg-line">
        {stats.map(({ label, read }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 bg-raised px-4 py-2.5">
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

interface Bar extends FigureCard {
  /** The number at which the bar is full. */
  scale: number;
}

const bars: readonly Bar[] = [
  { ...totalCard(words.blogPosts, 'posts'), scale: 50 },
  { ...totalCard(words.galleryItems, 'gallery'), scale: 100 },
  { ...totalCard(words.events, 'events'), scale: 30 },
  { ...totalCard(words.advertisements, 'advertisements'), scale: 20 },
];

function ContentBar({ bar: { label, scale, read }, overview }: { bar: Bar; overview: Overview | undefined }) {
  const id = useId();
  const figure = overview === undefined ? 'waiting' : read(overview);
  const number = figure === 'waiting' ? 0 : (figure?.number ?? 0);
  return (
    <li className="grid content-start gap-1">
      <p className="flex items-baseline justify-between gap-4">
        {figure === undefined ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        <span className="tabular-nums">
          <span className="font-semibold">
            <ShownFigure figure={figure} />
          </span>
          <span className="text-sm text-muted"> · {words.barEndsAt(showNumber(scale))}</span>
        </span>
      </p>
      {figure === undefined ? null : <progress id={id} max={scale} value={Math.min(number, scale)} />}
    </li>
  );
}

/** The amount of content, each kind on a scale of its own. */
export function ContentBars({ overview }: { overview: Overview | undefined }) {
  const shown = useCards(bars);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="content-overview" className="grid content-start gap-3">
      <h2 id="content-overview" className="text-subheading">
        {words.contentOverview}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 border border-line bg-raised px-4 py-3 sm:grid-cols-2">
        {shown.map((bar) => (
          <ContentBar key={bar.label} bar={bar} overview={overview} />
        ))}
      </ul>
    </section>
  );
}

/** The cards that the current user may see. */
function useCards<Card extends FigureCard>(cards: readonly Card[]): readonly Card[] {
  const { permissions } = useAccount();
  return cards.filter((card) => card.permissions.every((one) => permissions.includes(one)));
}

/** A number, its place while it is on its way, or that it could not be read. */
function ShownFigure({ figure }: { figure: OverviewFigure | 'waiting' | undefined }) {
  if (figure === 'waiting') return <Skeleton className="h-[1em] w-14" />;
  if (figure === undefined) {
    return (
      <span className="font-sans text-base font-normal tracking-normal text-danger">{words.couldNotBeLoaded}</span>
    );
  }
  return <>{showNumber(figure.number)}</>;
}

/** The main figures. `overview` is undefined while loading. */
export function FigureCards({ overview }: { overview: Overview | undefined }) {
  const cards = useCards(figureCards);
  if (cards.length === 0) return null;
  return (
    <section aria-label={words.figures}>
      <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {cards.map(({ label, read }) => {
          const figure = overview === undefined ? 'waiting' : read(overview);
          return (
            <div key={label} className="flex flex-wrap content-start items-baseline gap-x-3 bg-raised px-4 py-2">
              <dt className="w-full text-sm text-muted">{label}</dt>
              <dd className="font-display text-heading leading-none tabular-nums">
                <ShownFigure figure={figure} />
              </dd>
              <dd className="text-sm text-muted">{figure === 'waiting' ? null : figure?.note}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
