import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#locale/gallery.ts';
import { IconButton } from '../components/IconButton.tsx';
import { Modal } from '../components/Modal.tsx';
import type { ShownItem } from './gallery-data.ts';
import { ItemMedia, ItemText } from './Item.tsx';

/** Minimum sideways distance of a swipe in pixels, and its minimum ratio to the distance up or down. */
const FAR = 48;
const LEVEL = 1.5;

/** Goes one on or one back with the arrow keys, and with a swipe over the element. Without a step nothing is listened for. */
function useSteps(box: RefObject<HTMLElement | null>, step: ((by: 1 | -1) => void) | undefined): void {
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

interface ItemViewerProps {
  /** The item it begins with, one of those to look through. */
  first: ShownItem;
  items: readonly ShownItem[];
  onClosed: () => void;
}

/** One item over the page, with ways to the previous and the next: buttons, arrow keys, or a swipe. After the last comes the first. */
export function ItemViewer({ first, items, onClosed }: ItemViewerProps) {
  const [place, setPlace] = useState(() => Math.max(items.indexOf(first), 0));
  const box = useRef<HTMLDivElement>(null);
  const many = items.length > 1;
  const step = (by: 1 | -1) => setPlace((now) => (now + by + items.length) % items.length);
  useSteps(box, many ? step : undefined);
  const item = items[place] ?? first;

  return (
    <Modal labelledBy="item-title" onClosed={onClosed}>
      <div ref={box}>
        <ItemMedia key={item.id} item={item} />
        {many ? (
          <div className="viewer-steps">
            <IconButton icon="previous" label={words.previous} onClick={() => step(-1)} />
            <p role="status">
              {words.placeOf(place + 1, items.length)}
              <span className="sr-only">{words.thenTitle(item.title)}</span>
            </p>
            <IconButton icon="next" label={words.next} onClick={() => step(1)} />
          </div>
        ) : null}
        <div className="p-5 sm:p-8">
          <ItemText item={item} id="item-title" heading="h2" />
        </div>
      </div>
    </Modal>
  );
}
