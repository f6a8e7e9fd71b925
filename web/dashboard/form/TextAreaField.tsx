import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { controlLook, Field } from './Field.tsx';

interface TextAreaFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | undefined>;
  label: string;
  hint?: ReactNode;
  rows: number;
}

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues, Output>(props: TextAreaFieldProps<Values, Output>) {
  const { control, name, label, hint, rows } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <textarea {...wiring} {...field} value={field.value ?? ''} rows={rows} className={`${controlLook} resize-y`} />
      )}
    </Field>
  );
}
