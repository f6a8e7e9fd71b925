import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** A day without a time of day. */
export function DayField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, string>) {
  return (
    <FormField {...props}>
      {(wiring, field) => <input {...wiring} {...field} type="date" className={controlLook} />}
    </FormField>
  );
}
