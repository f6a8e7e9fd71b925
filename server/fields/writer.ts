import type { Fields, RowOf } from '../../domain/fields/field.ts';
import type { Inputs, Values, Writing } from './kind.ts';
import { linkedFields, storedFields } from './stored-kinds.ts';

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
  checkRecords: notGiven,
  topicsOf: notGiven,
  freeSlug: notGiven,
};

/**
 * The columns of a record that is written, by its fields. What was left out is nothing in a new record, and stays as it is in
 * a change. Throws a 400 at the field whose value cannot be.
 */
export function writtenColumns<All extends Fields>(
  fields: All,
  input: Readonly<Inputs>,
  given: GivenTools,
): Promise<RowOf<All> & Values>;
export async function writtenColumns(fields: Fields, input: Readonly<Inputs>, given: GivenTools): Promise<Values> {
  const writing: Writing = { ...noTools, ...given };
  const otherwise = writing.isNew ? null : undefined;
  const all = storedFields(fields).map(({ name, ...one }) => {
    const sent = input[name];
    if (one.holds === 'json') return { ...one, name, value: sent === undefined ? otherwise : JSON.stringify(sent) };
    // Any other list lies in no column.
    const value = sent === undefined || (typeof sent === 'object' && sent !== null) ? otherwise : sent;
    return { ...one, name, value };
  });
  const own = all.map(({ name, field, kind, value }) => kind.write?.(value, name, field.options, writing));
  return Object.assign(
    Object.fromEntries(all.map(({ column, value }) => [column, value])),
    ...(await Promise.all(own)),
  );
}

/**
 * The links of a record that is written, by its fields: the numbers to which each leads. What was left out is none in a new record,
 * and stays as it is in a change.
 */
export async function writtenLinks(
  fields: Fields,
  input: Readonly<Inputs>,
  given: GivenTools,
): Promise<Map<string, readonly number[]>> {
  const writing: Writing = { ...noTools, ...given };
  const links = new Map<string, readonly number[]>();
  for (const { name, field, kind } of linkedFields(fields)) {
    if (input[name] === undefined || !kind.link) continue;
    links.set(name, await kind.link(input[name], name, field.options, writing));
  }
  return links;
}
