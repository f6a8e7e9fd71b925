import type { ListQuery } from '../../domain/listing.ts';
import type { StaffTestimonial, Testimonial, TestimonialInput } from '../../domain/testimonial.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'quote', 'name', 'role'] as const;
const staffColumns = [...columns, 'is_consented', 'position', 'created_at', 'updated_at', 'deleted_at'] as const;

/** What people said, in the order staff gave it unless asked otherwise; or of it what is in the trash. */
function quotations(rows: Rows, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['position', 'name'], { column: 'position', direction: 'asc' });
  const list = rows
    .selectFrom('testimonials')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  return query.search ? list.where(contains(['quote', 'name', 'role'], query.search)) : list;
}

/** A part of what those said who agreed to be quoted. */
export const listTestimonials = (rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<Testimonial>> =>
  runList(quotations(rows, query).where('is_consented', '=', true), slice);

export const listStaffTestimonials = (rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<StaffTestimonial>> =>
  runList(quotations(rows, query, query.trash).clearSelect().select(staffColumns), slice);

const valuesOf = ({ quote, name, role, is_consented, position }: TestimonialInput) => ({
  quote,
  name,
  role,
  is_consented,
  position,
});

export const testimonialStore: ResourceStore<StaffTestimonial, TestimonialInput> = {
  find: (rows, id) => rows.selectFrom('testimonials').select(staffColumns).where('id', '=', id).executeTakeFirst(),

  async create(rows, input, now) {
    const { id } = await rows
      .insertInto('testimonials')
      .values({ ...valuesOf(input), created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(rows, id, input, now) {
    const values = { ...valuesOf(input), updated_at: now };
    await rows.updateTable('testimonials').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('testimonials'),
};
