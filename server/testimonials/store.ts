import type { ListQuery } from '../../domain/listing.ts';
import type { Testimonial } from '../../domain/testimonial.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** A part of what people said who agreed to be quoted, in the order staff gave it unless asked otherwise. */
export function listTestimonials(rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<Testimonial>> {
  const order = orderingOf(query.ordering, ['position', 'name'], { column: 'position', direction: 'asc' });
  let list = rows
    .selectFrom('testimonials')
    .select(['id', 'quote', 'name', 'role'])
    .where('deleted_at', 'is', null)
    .where('is_consented', '=', true)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['quote', 'name', 'role'], query.search));
  return runList(list, slice);
}
