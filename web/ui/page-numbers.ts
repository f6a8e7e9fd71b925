/** Page numbers offered at once. */
const NUMBERS = 5;

/** Up to five numbers with the current one in the middle, as far as the ends allow it. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = Math.min(NUMBERS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(NUMBERS / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}
