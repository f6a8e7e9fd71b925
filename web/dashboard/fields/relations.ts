import { queryOptions, useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import * as words from '#locale/dashboard/collections.ts';
import { goneRecord } from '#locale/dashboard/versions.ts';
import { relatedCollection } from '../../../domain/collections/registry.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { relatedIn } from '../../../domain/fields/field-kinds.ts';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { requestAny } from '../session/request.ts';

// The records of another collection that a field refers to.

export type RelationOptions = Kinds['relation']['options'];

const card = z.object({ id: z.int(), name: z.string(), is_in_trash: z.literal(true).optional() });

export type RelatedCard = z.infer<typeof card>;

const records = z.array(z.looseObject({ id: z.int() }));
const listed = z.union([records, z.object({ results: records }).transform(({ results }) => results)]);

/** The cards that were read under a key of a record: one, several, or none. */
export const cardsIn = (record: Readonly<Record<string, unknown>> | undefined, key: string): RelatedCard[] =>
  z.array(card).parse([record?.[key] ?? []].flat());

/** The chosen record, as it was read. */
export const chosenIn = (record: Readonly<Record<string, unknown>> | undefined, { details }: RelationOptions) =>
  cardsIn(record, details)[0] ?? null;

/** What staff read of a record: that it lies in the trash too. */
export const calledBy = ({ name, is_in_trash }: RelatedCard): string => (is_in_trash ? words.namedInTrash(name) : name);

/** The records that can be chosen. */
export const choicesOf = ({ to }: Pick<RelationOptions, 'to'>) =>
  queryOptions({
    queryKey: [to, 'choices'],
    async queryFn() {
      const { path, title } = relatedCollection(to);
      const found = listed.parse(await requestAny(`GET ${path}`));
      return found.map((one): RelatedCard => ({ id: one.id, name: z.string().parse(one[title]) }));
    },
  });

/** Those that can be chosen, and before them those that were chosen and cannot be any more: a form keeps them. */
export const withChosen = (choices: readonly RelatedCard[], chosen: readonly RelatedCard[]): RelatedCard[] => [
  ...chosen.filter(({ id }) => !choices.some((one) => one.id === id)),
  ...choices,
];

/** The same with a card for each number that is in neither: a form can hold one that has gone since, and it must be possible to take it out. */
export const withGone = (known: readonly RelatedCard[], ids: readonly number[]): RelatedCard[] => [
  ...known,
  ...ids.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name: goneRecord })),
];

/** Says the names of records by their numbers, for each field in which records are chosen. */
export type SayRelated = (field: string, ids: readonly number[]) => string | undefined;

/** The same for a record and all that can be chosen: for a comparison with what somebody else has chosen. */
export function useRelatedNames(fields: Fields, record: Readonly<Record<string, unknown>> | undefined): SayRelated {
  const related = relatedIn(fields);
  const choices = useQueries({ queries: related.map(choicesOf) });
  return (field, ids) => {
    const place = related.findIndex(({ name }) => name === field);
    const key = related[place]?.key;
    if (key === undefined) return undefined;
    const known = withChosen(choices[place]?.data ?? [], cardsIn(record, key));
    return ids.map((id) => known.find((one) => one.id === id)?.name ?? String(id)).join(', ');
  };
}
