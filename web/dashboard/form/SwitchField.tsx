import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** The name and meaning of one of the two states. */
interface SwitchState {
  label: string;
  hint: string;
}

interface SwitchFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  on: SwitchState;
  off: SwitchState;
}

/** One of two states; it says which one is chosen, and the effect. */
export function SwitchField<Values extends FieldValues, Output>(props: SwitchFieldProps<Values, Output>) {
  const { control, name, label, on, off } = props;
  const { field } = useController({ control, name });
  const checked: boolean = field.value ?? false;
  const state = checked ? on : off;
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
          role="switch"
          aria-label={label}
          aria-describedby={hintId}
          className="switch"
          ref={field.ref}
          name={field.name}
          checked={checked}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span className="font-semibold">{state.label}</span>
      </label>
      <p id={hintId} role="status" className="text-sm text-muted">
        {state.hint}
      </p>
    </div>
  );
}
