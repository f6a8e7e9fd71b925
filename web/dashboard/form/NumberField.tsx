import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface NumberFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, number | null | undefined> {
  min?: number;
  max?: number;
}

/** A whole number; the form holds null where it is left empty. */
export function NumberField<Values extends FieldValues, Output>(props: NumberFieldProps<Values, Output>) {
  const { min, max, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value, onChange }) => (
        <input
          {...wiring}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          // The schema refuses NaN; the input still shows the typed text.
          value={Number.isNaN(value) ? undefined : (value ?? '')}
          onChange={({ target }) =>
            onChange(target.value === '' && !target.validity.badInput ? null : target.valueAsNumber)
          }
          className={controlLook}
        />
      )}
    </FormField>
  );
}
