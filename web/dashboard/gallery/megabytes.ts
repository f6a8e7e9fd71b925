import { MEGABYTE } from '../../../domain/upload.ts';

/** The size of a file to two decimals, `0.12 MB`; what is not known is said to be so. */
export function inMegabytes(bytes: number | null): string {
  return bytes === null ? 'Unknown' : `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
