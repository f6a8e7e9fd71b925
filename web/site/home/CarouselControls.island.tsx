import { useEffect, useState } from 'react';
import * as words from '#locale/home.ts';
import { Dots } from '../components/Dots.tsx';
import { Arrows } from '../components/IconButton.tsx';
import { island } from '../island.tsx';

interface TrackState {
  /** At how many places the row can stand: one more than the cards that are out of sight. */
  places: number;
  /** At which of them it stands. */
  place: number;
}

function measure(row: HTMLElement): TrackState {
  const card = row.firstElementChild;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const stride = (card?.getBoundingClientRect().width ?? row.clientWidth) + gap;
  const hidden = (row.scrollWidth - row.clientWidth) / stride;
  return { places: Math.round(hidden) + 1, place: Math.round(row.scrollLeft / stride) };
}

/** Watches a row of cards: how far it can be scrolled, and how far it is. */
function useTrack(id: string): TrackState {
  const [state, setState] = useState<TrackState>({ places: 2, place: 0 });

  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    const look = () => {
      const seen = measure(row);
      setState((known) => (known.places === seen.places && known.place === seen.place ? known : seen));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [id]);

  return state;
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row sideways in this time; at once for visitors who prefer reduced motion. */
function slide(row: HTMLElement, left: number, duration: number): void {
  const from = row.scrollLeft;
  const start = performance.now();
  // Snapping would pull at every step.
  row.style.scrollSnapType = 'none';

  function step(now: number): void {
    const part = still() ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
    row.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  }
  requestAnimationFrame(step);
}

interface CarouselControlsProps {
  /** The id of the row they move. */
  track: string;
  /** Milliseconds a slide takes. */
  duration: number;
}

/** Arrows and dots for a row of cards. After the last comes the first again. */
function CarouselControls({ track, duration }: CarouselControlsProps) {
  const { places, place } = useTrack(track);

  function show(wanted: number): void {
    const row = document.getElementById(track);
    const card = row?.children[(wanted + places) % places];
    if (!row || !(card instanceof HTMLElement)) return;
    slide(row, card.offsetLeft - row.offsetLeft, duration);
  }

  return (
    <div className={`with-script mt-6 flex min-h-11 items-center justify-between gap-4 ${places < 2 ? 'hidden' : ''}`}>
      <Dots
        count={places}
        index={place}
        label={(number) => words.showEventsFromNumber(number)}
        onChoose={show}
        className="-ml-3 flex-wrap"
      />
      <Arrows previous={words.previousEvents} next={words.nextEvents} onTurn={(step) => show(place + step)} />
    </div>
  );
}

export default island('home/CarouselControls', CarouselControls, { wakes: 'near' });
