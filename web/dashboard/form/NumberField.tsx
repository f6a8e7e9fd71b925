import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

type NumberValue = number | null | undefined;

/** Three digits behind each sign that may stand between thousands: `5.000`, `5,000`, `5 000`. */
const inThousands = /^\d{1,3}([.,’'\s])\d{3}(?:\1\d{3})*$/;

/** The whole number that is typed; null for nothing, `NaN` for anything else. */
function wholeNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const digits = inThousands.test(text) ? text.replaceAll(/\D/g, '') : text;
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * A whole number; the form holds null where it is left empty. The browser's own field for numbers takes `5.000` for five, in a
 * language in which it is five thousand.
 */
export function NumberField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, NumberValue>) {
  const [typed, setTyped] = useState<string>();
  return (
    <FormField {...props}>
      {(wiring, { value, onChange }) => (
        <input
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          // The schema refuses NaN; the input still shows the typed text.
          value={typed !== undefined && Object.is(wholeNumber(typed), value) ? typed : (value ?? '')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(wholeNumber(target.value));
          }}
          className={controlLook}
        />
      )}
    </FormField>
  );
}
