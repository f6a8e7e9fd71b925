import { useId } from 'react';
import type { Overview } from '../../../domain/overview.ts';
import { ShownFigure, useCards } from './FigureCards.tsx';
import { type FigureCard, totalOf } from './figures.ts';

interface Bar extends FigureCard {
  /** The number at which the bar is full. */
  scale: number;
}

const bars: readonly Bar[] = [
  { label: 'Blog Posts', scale: 50, permissions: ['posts.view'], read: ({ posts }) => totalOf(posts) },
  { label: 'Gallery Items', scale: 100, permissions: ['gallery.view'], read: ({ gallery }) => totalOf(gallery) },
  { label: 'Events', scale: 30, permissions: ['events.view'], read: ({ events }) => totalOf(events) },
  {
    label: 'Advertisements',
    scale: 20,
    permissions: ['ads.view'],
    read: ({ advertisements }) => totalOf(advertisements),
  },
];

function ContentBar({ bar: { label, scale, read }, overview }: { bar: Bar; overview: Overview | undefined }) {
  const id = useId();
  const figure = overview === undefined ? 'waiting' : read(overview);
  const number = figure === 'waiting' ? 0 : (figure?.number ?? 0);
  return (
    <li className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        {figure === undefined ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        <span className="font-semibold tabular-nums">
          <ShownFigure figure={figure} />
        </span>
      </p>
      {figure === undefined ? null : <progress id={id} max={scale} value={Math.min(number, scale)} />}
    </li>
  );
}

/** How much content there is, each kind on a scale of its own. */
export function ContentBars({ overview }: { overview: Overview | undefined }) {
  const shown = useCards(bars);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="content-overview" className="grid content-start gap-4">
      <h2 id="content-overview" className="text-subheading">
        Content Overview
      </h2>
      <ul className="grid gap-5 border border-line bg-raised p-5">
        {shown.map((bar) => (
          <ContentBar key={bar.label} bar={bar} overview={overview} />
        ))}
      </ul>
    </section>
  );
}
