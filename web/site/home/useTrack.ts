import { useEffect, useState } from 'react';

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
export function useTrack(id: string): TrackState {
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
