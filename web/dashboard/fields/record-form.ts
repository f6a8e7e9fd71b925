import type { FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/collections.ts';
import { empty } from '#locale/dashboard/form.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import { heldValues, kindOf } from '../../../domain/fields/field-kinds.ts';
import { uploadOf } from '../../../domain/fields/file.ts';
import type { KindName, Kinds } from '../../../domain/fields/kinds.ts';
import type { Change } from '../form/conflict.ts';
import type { SayRelated } from './relations.ts';

// A form of a record, by its fields.

/** The values of the form of a record, or of a new one. */
export const formValues = (fields: Fields, record: object | undefined): FieldValues =>
  record
    ? heldValues(fields, record)
    : Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));

/** How a value is shown in a comparison; undefined where it is shown as any other. */
function showOf<Kind extends KindName>(field: Field<Kind>): ((value: Kinds[Kind]['value']) => string) | undefined {
  const { label, options } = field;
  const { said } = kindOf(field);
  if (said) return (value) => said(value, options) || empty;
  return uploadOf(field) && ((id) => (id === null ? words.noFile(label) : words.fileNumber(label, id)));
}

/** The numbers of the records that are chosen in a field, in its value. */
const chosenNumbers = (value: unknown) => [value].flat().filter((id) => typeof id === 'number');

/** What the versions of two editors are compared by. `sayRelated` names the records that they have chosen. */
export const comparedFields = (fields: Fields, sayRelated?: SayRelated): Change<FieldValues>['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const show =
        sayRelated && sayRelated(name, []) !== undefined
          ? (value: unknown) => sayRelated(name, chosenNumbers(value)) || words.none
          : showOf(field);
      return [name, show ? { label: field.label, show } : field.label];
    }),
  );
