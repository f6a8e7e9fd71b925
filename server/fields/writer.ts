import type { Fields, RowOf } from '../../domain/fields/field.ts';
import type { Value } from '../database/collection-tables.ts';
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

/** What a column holds of a value; undefined of what was left out, and of a list that lies in no column. */
function columnValue(sent: Inputs[string], entries: ((value: readonly unknown[]) => string) | undefined): Value {
  if (typeof sent !== 'object' || sent === null) return sent;
  return entries?.(sent);
}

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
    const value = columnValue(sent, one.kind.entries);
    return { ...one, name, value: value === undefined ? otherwise : value };
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
