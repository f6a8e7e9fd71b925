import { instant } from '../../domain/instant.ts';

/** A moment as `2021-05-03 10:00:00` in UTC, or else as a mail writes it. Null for none, which are zeros. */
export function momentOf(utc: string, mail = ''): string | null {
  const written = instant.safeParse(`${utc.trim().replace(' ', 'T')}Z`);
  if (written.success) return written.data;
  const milliseconds = Date.parse(mail);
  const year = new Date(milliseconds).getUTCFullYear();
  // WordPress writes the year -1 for what has no date, and the databases hold four digits.
  return year >= 1970 && year <= 9999 ? new Date(milliseconds).toISOString() : null;
}
