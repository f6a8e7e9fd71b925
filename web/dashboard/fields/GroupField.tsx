import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { Field } from '../../../domain/fields/field.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { ListField } from '../form/ListField.tsx';

interface GroupFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  options: Kinds['group']['options'];
  /** The control of a field of an entry; its name is a path in the form. */
  children: (path: string, field: Field) => ReactNode;
}

/** Entries with the same fields. A new one gets an id, which it keeps wherever it is moved. */
export function GroupField<Output>({
  control,
  name,
  options: { one, most, fields },
  children,
}: GroupFieldProps<Output>) {
  const all = Object.entries(fields);
  return (
    <ListField
      control={control}
      name={name}
      one={one}
      most={most}
      newEntry={() => ({
        id: newEntryId(),
        ...Object.fromEntries(all.map(([key, { initial }]) => [key, initial])),
      })}
    >
      {(place) => all.map(([key, field]) => children(`${name}.${place}.${key}`, field))}
    </ListField>
  );
}
