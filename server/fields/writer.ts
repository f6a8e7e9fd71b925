import type { Fields, RowOf } from '../../domain/fields/field.ts';
import type { Values, Writing } from './kind.ts';
import { storedFields } from './stored-kinds.ts';

/** The tools that the kinds of a list of fields need: no others have to be given. */
type GivenTools = Pick<Writing, 'isNew'> & Partial<Writing>;

const notGiven = (): never => {
  throw new Error('A kind of field needs a tool that its record was not written with');
};

const noTools = {
  title: '',
  clean: notGiven,
  checkPicture: notGiven,
  documentName: notGiven,
  checkRecord: notGiven,
  freeSlug: notGiven,
};

/**
 * The columns of a record that is written, by its fields. What was left out is nothing in a new record, and stays as it is in
 * a change. Throws a 400 at the field whose value cannot be.
 */
export function writtenColumns<All extends Fields>(
  fields: All,
  input: Readonly<Values>,
  given: GivenTools,
): Promise<RowOf<All> & Values>;
export async function writtenColumns(fields: Fields, input: Readonly<Values>, given: GivenTools): Promise<Values> {
  const writing: Writing = { ...noTools, ...given };
  const otherwise = writing.isNew ? null : undefined;
  const all = storedFields(fields).map(({ name, ...one }) => {
    const value = input[name] === undefined ? otherwise : input[name];
    return { ...one, name, value };
  });
  const own = all.map(({ name, field, kind, value }) => kind.write?.(value, name, field.options, writing));
  return Object.assign(
    Object.fromEntries(all.map(({ column, value }) => [column, value])),
    ...(await Promise.all(own)),
  );
}
