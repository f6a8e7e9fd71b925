import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { controlLook, Field } from './Field.tsx';

interface SelectFieldProps<Values extends FieldValues, Output, Value extends string | boolean | number | null> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value | undefined>;
  label: string;
  hint?: ReactNode;
  options: readonly { value: Value; label: string }[];
}

/** One of a few. */
export function SelectField<Values extends FieldValues, Output, Value extends string | boolean | number | null>(
  props: SelectFieldProps<Values, Output, Value>,
) {
  const { control, name, label, hint, options } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <select
          {...wiring}
          ref={field.ref}
          name={field.name}
          value={String(field.value)}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(options[event.target.selectedIndex]?.value)}
          className={controlLook}
        >
          {options.map(({ value, label: words }) => (
            <option key={words} value={String(value)}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
