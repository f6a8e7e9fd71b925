import type { Fields, RowOf } from '../../domain/fields/field.ts';
import type { Values, Writing } from './kind.ts';
import { storedFields } from './stored-kinds.ts';

/**
 * The columns of a record that is written, by its fields. What was left out is nothing in a new record, and stays as it is in
 * a change. Throws a 400 at the field whose value cannot be.
 */
export function writtenColumns<All extends Fields>(
  fields: All,
  input: Readonly<Values>,
  writing: Writing,
): Promise<RowOf<All> & Values>;
export async function writtenColumns(fields: Fields, input: Readonly<Values>, writing: Writing): Promise<Values> {
  const otherwise = writing.isNew ? null : undefined;
  const all = storedFields(fields).map(({ name, ...one }) => {
    const value = input[name] === undefined ? otherwise : input[name];
    return { ...one, name, value };
  });
  const own = all.map(({ name, field, kind, value }) => kind.write?.(value, name, field.options, writing));
  return Object.assign(Object.fromEntries(all.map(({ name, value }) => [name, value])), ...(await Promise.all(own)));
}
