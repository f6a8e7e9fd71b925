import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { fromWallClock, toWallClock } from '../time/site-time.ts';
import { controlLook, Field } from './Field.tsx';

interface DateTimeFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: string;
  hint?: ReactNode;
}

/** Stands for a date half filled in: no instant, so the form says what is missing and does not take it for empty. */
const UNFINISHED = 'unfinished';

/** A day and a time by the site's clock; the form holds the instant, or null where it is left empty. */
export function DateTimeField<Values extends FieldValues, Output>(props: DateTimeFieldProps<Values, Output>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });

  const take = ({ value, validity }: HTMLInputElement) => {
    if (value !== '') field.onChange(fromWallClock(value));
    else field.onChange(validity.badInput ? UNFINISHED : null);
  };
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          {...wiring}
          ref={field.ref}
          type="datetime-local"
          name={field.name}
          value={toWallClock(field.value ?? '')}
          onChange={(event) => take(event.target)}
          onBlur={(event) => {
            take(event.target);
            field.onBlur();
          }}
          className={controlLook}
        />
      )}
    </Field>
  );
}
