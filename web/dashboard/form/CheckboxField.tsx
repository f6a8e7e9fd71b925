import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface CheckboxFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint: string;
  /** Shown, but not for this person to change. */
  disabled?: boolean;
}

/** A check box with an explanation. */
export function CheckboxField<Values extends FieldValues, Output>(props: CheckboxFieldProps<Values, Output>) {
  const { control, name, label, hint, disabled = false } = props;
  const { field } = useController({ control, name });
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          className="size-5"
          aria-describedby={hintId}
          disabled={disabled}
          ref={field.ref}
          name={field.name}
          checked={field.value ?? false}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="pl-8 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
