import { z } from 'zod';
import type { Collection } from './collections/collection.ts';
import { kindOf } from './fields/field-kinds.ts';
import { identifier } from './identifier.ts';
import { MAX_STAFF_LIST } from './listing.ts';
import { staffText } from './reply-text.ts';

/** Whether staff put the records of a collection in their order. */
export const isOrdered = ({ fields }: Pick<Collection, 'fields'>): boolean =>
  Object.values(fields).some((field) => kindOf(field).orders);

const ids = z.array(identifier.shape.id).max(MAX_STAFF_LIST, staffText('tooManyToOrder'));

/** The records of a collection in a new order, by their numbers, and in the order that the editor saw. */
export const newOrder = z.object({ ids, seen: ids });

export type NewOrder = z.infer<typeof newOrder>;
