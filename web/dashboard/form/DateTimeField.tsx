import type { FieldValues } from 'react-hook-form';
import { fromWallClock, toWallClock } from '../time/site-time.ts';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** The value of a date that is half filled in: not an instant, so the form reports an error instead of taking it as empty. */
const UNFINISHED = 'unfinished';

/** The instant in the input; null where it is left empty. */
function instantIn({ value, validity }: HTMLInputElement): string | null {
  if (value !== '') return fromWallClock(value);
  return validity.badInput ? UNFINISHED : null;
}

/** A day and a time by the site's clock; the form holds the instant, or null where it is left empty. */
export function DateTimeField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  return (
    <FormField {...props}>
      {(wiring, { value, onChange }) => (
        <input
          {...wiring}
          type="datetime-local"
          value={toWallClock(value ?? '')}
          onChange={(event) => onChange(instantIn(event.target))}
          onBlur={(event) => {
            onChange(instantIn(event.target));
            wiring.onBlur();
          }}
          className={controlLook}
        />
      )}
    </FormField>
  );
}
