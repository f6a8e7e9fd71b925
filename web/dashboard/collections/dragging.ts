import { type PointerEvent, useRef, useState } from 'react';

/** The list with the record at another place. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Moves rows of a list by their handles, with a mouse, a pen or a finger. The list itself hears the pointer until it lets
 * go: rows move in the document meanwhile. Its children are the rows, in the order of `ids`.
 */
export function useDragging(ids: readonly number[], onOrder: (ids: number[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  function begin(id: number, { button, pointerId }: PointerEvent): void {
    if (button !== 0) return;
    list.current?.setPointerCapture(pointerId);
    setDragged(id);
  }
  function follow({ clientY }: PointerEvent): void {
    if (dragged === undefined || list.current === null) return;
    const from = ids.indexOf(dragged);
    const rows = [...list.current.children];
    const above = rows.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && top + height / 2 < clientY;
    });
    if (above.length !== from) onOrder(movedTo(ids, dragged, above.length));
    // Its margins bring the next rows of a long list into sight.
    rows[from]?.scrollIntoView({ block: 'nearest' });
  }
  return {
    list,
    dragged,
    begin,
    handlers: {
      onPointerMove: follow,
      onLostPointerCapture: () => setDragged(undefined),
    },
  };
}
