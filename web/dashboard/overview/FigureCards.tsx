import type { Overview } from '../../../domain/overview.ts';
import { useAccount } from '../session/account.ts';
import { type Figure, type FigureCard, figureCards } from './figures.ts';
import { showNumber } from './number.ts';
import { Skeleton } from './Skeleton.tsx';

/** Of these cards, those that whoever looks may see. */
export function useCards<Card extends FigureCard>(cards: readonly Card[]): readonly Card[] {
  const { permissions } = useAccount();
  return cards.filter((card) => card.permissions.every((one) => permissions.includes(one)));
}

/** A number, its place while it is on its way, or that it could not be read. */
export function ShownFigure({ figure }: { figure: Figure | 'waiting' | undefined }) {
  if (figure === 'waiting') return <Skeleton className="h-[1em] w-14" />;
  if (figure === undefined) {
    return <span className="font-sans text-base font-normal tracking-normal text-danger">Could not be read</span>;
  }
  return <>{showNumber(figure.number)}</>;
}

/** How much there is of everything, at a glance. `overview` is undefined on its way. */
export function FigureCards({ overview }: { overview: Overview | undefined }) {
  const cards = useCards(figureCards);
  if (cards.length === 0) return null;
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {cards.map(({ label, read }) => {
          const figure = overview === undefined ? 'waiting' : read(overview);
          return (
            <div key={label} className="flex flex-col gap-1 bg-raised p-4 sm:p-5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-heading tabular-nums">
                <ShownFigure figure={figure} />
              </dd>
              <dd className="min-h-5 text-sm text-muted">{figure === 'waiting' ? null : figure?.note}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
