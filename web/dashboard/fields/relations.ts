import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { describedCollection } from '../../../domain/collections/registry.ts';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { requestAny } from '../session/request.ts';

// The records of another collection that a field refers to.

export type RelationOptions = Kinds['relation']['options'];

const card = z.object({ id: z.int(), name: z.string() });

/** The chosen record, as it was read. */
export const chosenIn = (record: Readonly<Record<string, unknown>> | undefined, { details }: RelationOptions) =>
  card.nullish().parse(record?.[details]) ?? null;

/** The records that can be chosen. */
export const choicesOf = ({ to }: Pick<RelationOptions, 'to'>) =>
  queryOptions({
    queryKey: [to, 'choices'],
    queryFn: async () => z.array(card).parse(await requestAny(`GET ${describedCollection(to).path}`)),
  });
