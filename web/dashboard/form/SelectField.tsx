import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface SelectFieldProps<Values extends FieldValues, Output, Value extends string | boolean | number | null>
  extends FormFieldProps<Values, Output, Value | undefined> {
  options: readonly { value: Value; label: string }[];
}

/** One of a few. */
export function SelectField<Values extends FieldValues, Output, Value extends string | boolean | number | null>(
  props: SelectFieldProps<Values, Output, Value>,
) {
  const { options, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value: chosen, onChange }) => (
        <select
          {...wiring}
          value={String(chosen)}
          onChange={(event) => onChange(options[event.target.selectedIndex]?.value)}
          className={controlLook}
        >
          {options.map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
