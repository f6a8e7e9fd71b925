import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface TextAreaFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | undefined> {
  rows: number;
  maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues, Output>(props: TextAreaFieldProps<Values, Output>) {
  const { rows, maxLength, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value, onChange }) => (
        <textarea
          {...wiring}
          value={value ?? ''}
          onChange={onChange}
          rows={rows}
          maxLength={maxLength}
          className={`${controlLook} resize-y`}
        />
      )}
    </FormField>
  );
}
