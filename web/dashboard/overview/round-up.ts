/** The next round number, so that the scale can be read. */
export function roundUp(number: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(number, 10)));
  return Math.ceil(number / step) * step;
}
