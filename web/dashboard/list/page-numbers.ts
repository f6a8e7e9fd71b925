/** Numbers shown at most. */
const NUMBERS = 5;

/** Pages on either side of the current one. */
const AROUND = 2;

/** Up to five numbers with the current one in the middle, as far as the ends allow it. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = Math.min(NUMBERS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(NUMBERS / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The first page, the last, and two on either side of the current one; what lies between is left out. */
export function pageWindow(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND);
}
