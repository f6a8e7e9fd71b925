import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { SelectField } from '../form/SelectField.tsx';
import { calledBy, choicesOf, chosenIn, type RelationOptions, withChosen, withGone } from './relations.ts';

interface RelationFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  hint: string | undefined;
  options: RelationOptions;
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A record of another collection, or none. The present one can be kept also while the others do not come, or it lies in the trash. */
export function RelationField<Output>({ options, record, ...field }: RelationFieldProps<Output>) {
  const { data = [], isSuccess } = useQuery(choicesOf(options));
  const value: unknown = useWatch({ control: field.control, name: field.name });
  const present = chosenIn(record, options);
  const found = withChosen(data, present === null ? [] : [present]);
  const known = isSuccess && typeof value === 'number' ? withGone(found, [value]) : found;
  return (
    <SelectField
      {...field}
      options={[{ value: null, label: options.none }, ...known.map((one) => ({ value: one.id, label: calledBy(one) }))]}
    />
  );
}
