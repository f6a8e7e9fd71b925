import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The list with one of them at another place. */
export function movedTo<Id>(ids: readonly Id[], id: Id, place: number): Id[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Interval at which a row at the edge of the screen moves on while it is dragged (ms). */
const PACE = 120;

/**
 * Moves rows of a list by their handles, with a mouse, a pen or a finger. The list itself captures the pointer until it is
 * released, because rows move in the document meanwhile. Its children are the rows, in the order of `ids`.
 */
export function useDragging<Id>(ids: readonly Id[], onOrder: (ids: Id[], dragged: Id) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pointer = useRef(0);
  const [dragged, setDragged] = useState<Id>();

  function follow(): void {
    if (dragged === undefined || list.current === null) return;
    const from = ids.indexOf(dragged);
    const rows = [...list.current.children];
    // Its margins bring the next rows of a long list into sight.
    rows[from]?.scrollIntoView({ block: 'nearest' });
    const above = rows.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && top + height / 2 < pointer.current;
    });
    if (above.length !== from) onOrder(movedTo(ids, dragged, above.length), dragged);
  }
  useEffect(() => {
    if (dragged === undefined) return;
    const timer = setInterval(follow, PACE);
    return () => clearInterval(timer);
  });

  return {
    list,
    dragged,
    begin(id: Id, { button, pointerId, clientY }: PointerEvent): void {
      if (button !== 0) return;
      list.current?.setPointerCapture(pointerId);
      pointer.current = clientY;
      setDragged(id);
    },
    handlers: {
      onPointerMove({ clientY }: PointerEvent): void {
        pointer.current = clientY;
        follow();
      },
      onLostPointerCapture: () => setDragged(undefined),
    },
  };
}
