import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { controlLook, Field } from './Field.tsx';

interface DayFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
  label: string;
  hint?: ReactNode;
}

/** A day without a time of day. */
export function DayField<Values extends FieldValues, Output>(props: DayFieldProps<Values, Output>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => <input {...wiring} {...field} type="date" className={controlLook} />}
    </Field>
  );
}
