import { useQuery } from '@tanstack/react-query';
import type { Control, FieldValues } from 'react-hook-form';
import { SelectField } from '../form/SelectField.tsx';
import { choicesOf, chosenIn, type RelationOptions } from './relations.ts';

interface RelationFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  hint: string | undefined;
  options: RelationOptions;
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A record of another collection, or none. The present one can be kept while the others are on their way, or do not come. */
export function RelationField<Output>({ options, record, ...field }: RelationFieldProps<Output>) {
  const { data } = useQuery(choicesOf(options));
  const present = chosenIn(record, options);
  const known = data ?? (present === null ? [] : [present]);
  return (
    <SelectField
      {...field}
      options={[{ value: null, label: options.none }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
