import type { KeyboardEvent } from 'react';

const steps: Record<string, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** Moves the focus from box to box of a table with the arrow keys, over cells that have none. Tab works as everywhere. */
export function moveWithArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (step === undefined || !cell || !row) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let [down, right] = [row.rowIndex + step.down, cell.cellIndex + step.right];
  for (;;) {
    const next = rows[down]?.cells[right];
    if (!next) return;
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box) {
      box.focus();
      return;
    }
    [down, right] = [down + step.down, right + step.right];
  }
}
