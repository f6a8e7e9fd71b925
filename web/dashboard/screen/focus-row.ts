/** The name of a record in its row, which opens it; else the first thing in the row that can be pressed. */
export const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-opens]') ??
  row.querySelector<HTMLElement>('td:not(.list-choice-cell) :is(a[href], button:not(:disabled), summary)');

/** Moves the focus to the row of this record, where the page has it. */
export function focusRow(id: number): void {
  const row = document.querySelector(`tr[data-row="${id}"]`);
  if (row !== null) openerOf(row)?.focus({ preventScroll: true });
}

/**
 * What takes the focus of a row that may be gone: the row itself, the one that has come into its place, the last one, or the heading of
 * the screen, where none is left.
 */
export function focusedAfter(id: number, place: number): HTMLElement | null {
  const rows = [...document.querySelectorAll('tr[data-row]')];
  const row =
    rows.find((one) => one instanceof HTMLElement && one.dataset.row === String(id)) ?? rows[place] ?? rows.at(-1);
  return row === undefined ? document.querySelector('h1') : openerOf(row);
}

/** The number of the record in whose row something stands. */
export function rowNumberOf(target: Element): number | undefined {
  const number = target.closest('tr')?.dataset.row;
  return number === undefined ? undefined : Number(number);
}
