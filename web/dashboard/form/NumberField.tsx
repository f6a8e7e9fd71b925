import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { controlLook, Field } from './Field.tsx';

interface NumberFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, number | null | undefined>;
  label: string;
  hint?: ReactNode;
  min?: number;
  max?: number;
}

/** A whole number; the form holds null where it is left empty. */
export function NumberField<Values extends FieldValues, Output>(props: NumberFieldProps<Values, Output>) {
  const { control, name, label, hint, min, max } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          {...wiring}
          ref={field.ref}
          type="number"
          inputMode="numeric"
          name={field.name}
          min={min}
          max={max}
          // Not a number is what the schema refuses; the input goes on showing what was typed.
          value={Number.isNaN(field.value) ? undefined : (field.value ?? '')}
          onChange={({ target }) =>
            field.onChange(target.value === '' && !target.validity.badInput ? null : target.valueAsNumber)
          }
          onBlur={field.onBlur}
          className={controlLook}
        />
      )}
    </Field>
  );
}
