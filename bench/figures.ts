/** One line of the table. */
export interface Figure {
  name: string;
  value: string;
  /** The lowest and the highest of the rounds. */
  spread: string;
  /** The goal; empty if there is none. */
  wanted: string;
}

/** The value in the middle of a list, or the mean of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which so large a part (0 to 1) of the list lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place - Math.floor(place));
}

export const spread = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
