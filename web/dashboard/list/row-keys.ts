import type { KeyboardEvent } from 'react';

/** Keys that go on (1) or back (-1). */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The links and buttons of a row, without those of an open menu in it. */
function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button:not(:disabled)')].filter((it) => it.closest('[role=menu]') === null);
}

/**
 * Moves the focus from row to row with the arrow keys, or with J and K: to the same action of the next row that has any,
 * or its last one. Tab goes through all of them as everywhere.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget } = event;
  const step = steps[key];
  const row = target instanceof Element ? target.closest('tr') : null;
  if (step === undefined || !(target instanceof Element) || row === null || event.ctrlKey || event.metaKey) return;
  // The arrows open a menu.
  if (target.hasAttribute('aria-haspopup') && key.startsWith('Arrow')) return;
  const place = controlsOf(row).indexOf(target);
  if (place === -1) return;
  const rows = [...currentTarget.rows];
  const index = rows.indexOf(row);
  const ahead = step > 0 ? rows.slice(index + 1) : rows.slice(0, index).reverse();
  const controls = ahead.map(controlsOf).find((found) => found.length > 0);
  const next = controls?.[place] ?? controls?.at(-1);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
