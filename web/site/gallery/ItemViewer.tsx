import { useRef, useState } from 'react';
import * as words from '#locale/gallery.ts';
import { IconButton } from '../components/IconButton.tsx';
import { Modal } from '../components/Modal.tsx';
import type { ShownItem } from './gallery-data.ts';
import { ItemMedia, ItemText } from './Item.tsx';
import { useSteps } from './useSteps.ts';

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
