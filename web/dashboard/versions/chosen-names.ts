import { useQueries } from '@tanstack/react-query';
import { empty } from '#locale/dashboard/form.ts';
import * as words from '#locale/dashboard/versions.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { relatedIn } from '../../../domain/fields/field-kinds.ts';
import { choicesOf } from '../fields/relations.ts';

type Records = readonly { id: number; name: string }[];

/** The names of the records whose numbers a field holds: of one, or of several. Where nothing is known of any, the numbers. */
const said = (records: Records | undefined) => (value: unknown) =>
  [value ?? []]
    .flat()
    .map((id) => (records ? (records.find((one) => one.id === id)?.name ?? words.goneRecord) : String(id)))
    .join(', ') || empty;

/** The fields in which records are chosen, each with what says a value of it in words; undefined as long as the names are not here. */
export function useChosenNames(fields: Fields): ReadonlyMap<string, (value: unknown) => string> | undefined {
  const related = relatedIn(fields);
  return useQueries({
    queries: related.map(({ to }) => choicesOf({ to })),
    combine: (found) =>
      found.some(({ isPending }) => isPending)
        ? undefined
        : new Map(found.map(({ data }, place) => [related[place]?.name ?? '', said(data)])),
  });
}
