import type { Permission } from '../../domain/permission.ts';
import { notAllowed } from '../http/refusal.ts';
import { type Asker, may } from '../identity/asker.ts';

interface Publishing {
  status: string;
  published_date?: string | null | undefined;
}

/** When it appears: as staff say, or as before; what is published without a date appears at once. */
export function publishedDate(
  { status, published_date }: Publishing,
  before: string | null,
  now: string,
): string | null {
  const wanted = published_date === undefined ? before : published_date;
  return status === 'published' ? (wanted ?? before ?? now) : wanted;
}

/** Whether the change decides what visitors may read, and from when: more than mending what stands there. */
function publishes({ status, published_date }: Publishing, before: Publishing | undefined): boolean {
  const was = before?.status === 'published';
  const will = status === 'published';
  if (was !== will) return true;
  return will && published_date !== undefined && published_date !== before?.published_date;
}

/** Publishing, scheduling and taking back need a permission of their own. What it answers throws a 403 with the text. */
export const permitPublishing =
  (permission: Permission, text: string) =>
  (asker: Asker, input: Publishing, before: Publishing | undefined): void => {
    if (publishes(input, before) && !may(asker, permission)) throw notAllowed(text);
  };
