const sizes = { kilobyte: 1_000, megabyte: 1_000_000, gigabyte: 1_000_000_000 } as const;

/** The size of a file, as a visitor who pays for it by the megabyte counts: `340 kB`, `1.2 MB`, `58 GB`. */
export function fileSize(bytes: number): string {
  const unit = bytes < sizes.megabyte ? 'kilobyte' : bytes < sizes.gigabyte ? 'megabyte' : 'gigabyte';
  const amount = bytes / sizes[unit];
  const maximumFractionDigits = amount < 10 && unit !== 'kilobyte' ? 1 : 0;
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits }).format(Math.max(amount, 1));
}

/** The size to two decimals, `0.12 MB`; an unknown size has words of its own. */
export const inMegabytes = (bytes: number | null): string =>
  bytes === null ? 'Unknown' : `${(bytes / 1024 / 1024).toFixed(2)} MB`;
