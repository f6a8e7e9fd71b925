import { Dots } from '../components/Dots.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { island } from '../island.tsx';
import { useTrack } from './useTrack.ts';

const easeOut = (part: number) => 1 - (1 - part) ** 3;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row sideways in so many milliseconds; at once for whoever wants no motion. */
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
    <div
      className={`when-hydrated mt-6 flex min-h-11 items-center justify-between gap-4 ${places < 2 ? 'hidden' : ''}`}
    >
      <Dots
        count={places}
        index={place}
        label={(number) => `Show events from number ${number}`}
        onChoose={show}
        className="-ml-3"
      />
      <div className="flex gap-3">
        <IconButton
          icon="previous"
          label="Previous events"
          className="carousel-arrow"
          onClick={() => show(place - 1)}
        />
        <IconButton icon="next" label="Next events" className="carousel-arrow" onClick={() => show(place + 1)} />
      </div>
    </div>
  );
}

export default island('home/CarouselControls', CarouselControls);
