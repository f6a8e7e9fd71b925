import { identifier } from '../../domain/identifier.ts';
import type { LoadContext } from './page.ts';

type Parameters = LoadContext['parameters'];

/** The number of the record that `12` and `12-the-title` name; undefined for what names none, as `12x`. */
export function numberIn({ id = '' }: Parameters): number | undefined {
  const [, number] = /^(\d+)(?:-.*)?$/.exec(id) ?? [];
  return identifier.safeParse({ id: number }).data?.id;
}

/**
 * `address`, where the record is, if the page was asked for under another name of it: an old title, a link that was cut off. The
 * bare number is no other name. Undefined where the page is at its place.
 */
export const movedFrom = ({ id = '' }: Parameters, address: string): string | undefined =>
  id.includes('-') && !address.endsWith(`/${id}`) ? address : undefined;
