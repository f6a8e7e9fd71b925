import { Dots } from '../components/Dots.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { island } from '../island.tsx';
import { slide } from './slide.ts';
import { useTrack } from './useTrack.ts';

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
