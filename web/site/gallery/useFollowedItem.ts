import { type RefObject, useLayoutEffect, useRef } from 'react';
import { follow } from '../components/follow.ts';
import type { ShownItem } from './gallery-data.ts';

/**
 * Opens an item when its link, which names it by `data-item`, is followed inside of an element. One listener hears all
 * links, those that came with the document and were never woken among them.
 */
export function useFollowedItem(
  items: readonly ShownItem[],
  onOpen: (item: ShownItem) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = element;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-item]') : null;
      const item = items.find(({ id }) => String(id) === link?.dataset.item);
      if (item) follow(event, () => onOpen(item));
    }
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  });

  return element;
}
