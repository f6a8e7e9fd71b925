import { type RefObject, useEffect, useRef } from 'react';

/** Minimum sideways distance of a swipe in pixels, and its minimum ratio to the distance up or down. */
const FAR = 48;
const LEVEL = 1.5;

/** Goes one on or one back with the arrow keys, and with a swipe over the element. Without a step nothing is listened for. */
export function useSteps(box: RefObject<HTMLElement | null>, step: ((by: 1 | -1) => void) | undefined): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: { x: number; y: number } | undefined;
    const press = (event: KeyboardEvent) => {
      // A film's own arrow keys go through the film.
      const isFilm = event.target instanceof Element && event.target.closest('video, iframe');
      if (isFilm || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') latest.current?.(1);
      if (event.key === 'ArrowLeft') latest.current?.(-1);
    };
    const begin = ({ touches: [touch, other] }: TouchEvent) => {
      // Two fingers zoom the picture, and one finger pans a zoomed picture.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      from = touch && !other && !isZoomed ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      from = undefined;
      if (Math.abs(across) >= FAR && Math.abs(across) >= LEVEL * Math.abs(down)) latest.current?.(across < 0 ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      document.removeEventListener('keydown', press);
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [box]);
}
