import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isLayerOpen, isTyped } from '../components/layers.ts';
import { openerOf } from '../screen/focus-row.ts';

/** Keys that go on (1) or back (-1). */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The links and buttons of a row, without those of an open menu in it. */
function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('input, a[href], button:not(:disabled), summary')].filter(
    (it) => it.closest('[role=menu]') === null,
  );
}

/** The row in which something is, if it is in one of this table itself and not in a dialog that a row has opened. */
function rowOf(target: EventTarget, rows: HTMLTableSectionElement): HTMLTableRowElement | null {
  return target instanceof Element && rows.contains(target) && target.closest('[role=menu]') === null
    ? target.closest('tr')
    : null;
}

/** From the name of a row to that of the next; from an action to the same one of the next row that has any, or its last one. */
function nextOf(target: Element, row: HTMLTableRowElement, ahead: readonly HTMLTableRowElement[]): HTMLElement | null {
  if (target === openerOf(row)) return ahead.map(openerOf).find((opener) => opener !== null) ?? null;
  const place = controlsOf(row).indexOf(target);
  const controls = ahead.map(controlsOf).find((found) => found.length > 0);
  const next = place === -1 ? undefined : (controls?.[place] ?? controls?.at(-1));
  return next instanceof HTMLElement ? next : null;
}

/** Moves the focus from row to row with the arrow keys, or with J and K. Tab goes through everything as everywhere. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  const step = steps[key];
  const row = rowOf(target, currentTarget);
  if (step === undefined || row === null || !(target instanceof Element) || ctrlKey || metaKey || altKey) return;
  // The arrows open a menu.
  if (target.hasAttribute('aria-haspopup') && key.startsWith('Arrow')) return;
  const rows = [...currentTarget.rows];
  const index = rows.indexOf(row);
  const next = nextOf(target, row, step > 0 ? rows.slice(index + 1) : rows.slice(0, index).reverse());
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

/**
 * J and K, pressed outside the rows and outside text fields, lead into them: on from the row that is open or was last in
 * use, and else to the first row and to the last.
 */
function useWayIntoRows() {
  const rows = useRef<HTMLTableSectionElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && rows.current?.contains(target) ? target.closest('tr') : null;
      if (row !== null) last.current = row.dataset.row;
    };
    const enter = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if ((key !== 'j' && key !== 'k') || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      if (isTyped(target) || rows.current?.contains(target) || isLayerOpen() || event.defaultPrevented) return;
      // Where a screen has several lists, the first takes it.
      event.preventDefault();
      const all = [...(rows.current?.rows ?? [])];
      const from = all.findIndex((row) => row.dataset.row === last.current);
      const next = all[from === -1 ? (key === 'j' ? 0 : all.length - 1) : from + (key === 'j' ? 1 : -1)];
      openerOf(next ?? all[from] ?? document.createElement('tr'))?.focus();
    };
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', enter);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', enter);
    };
  }, []);
  return rows;
}

/** What is pressed on its own, wherever it stands in a row. */
const pressable = ['a', 'button', 'input', 'label', 'select', 'summary', 'textarea'].join();

interface RowUse {
  /** Takes the row among those that are chosen, or out; with the rows between it and the last one if `isRange`. */
  choose(id: number, isRange: boolean): void;
}

/** How rows are used by mouse, finger and keys: a press opens, Shift and a press choose, and so do the Space bar and Shift with it. */
export function useRows({ choose }: RowUse) {
  const ref = useWayIntoRows();
  return {
    ref,
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const { target, currentTarget, shiftKey, ctrlKey, metaKey, altKey, button } = event;
      const row = rowOf(target, currentTarget);
      if (row === null || !(target instanceof Element) || event.defaultPrevented || button !== 0) return;
      if (ctrlKey || metaKey || altKey || target.closest(pressable) !== null) return;
      if (shiftKey) {
        choose(Number(row.dataset.row), true);
        return;
      }
      // Somebody who marks words wants to copy them.
      if (window.getSelection()?.isCollapsed === false) return;
      const opener = row.querySelector<HTMLElement>('[data-opens]');
      opener?.focus({ preventScroll: true });
      opener?.click();
    },
    /** Shift and a press would mark the text between. */
    onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
      if (event.shiftKey && rowOf(event.target, event.currentTarget) !== null) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const { key, target, shiftKey, currentTarget } = event;
      const row = rowOf(target, currentTarget);
      // A link has no use for the Space bar; a button and a checkbox have their own.
      if (key === ' ' && row !== null && target instanceof HTMLAnchorElement) {
        event.preventDefault();
        choose(Number(row.dataset.row), shiftKey);
        return;
      }
      moveBetweenRows(event);
    },
  };
}
