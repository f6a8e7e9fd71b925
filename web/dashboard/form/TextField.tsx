import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { controlLook, Field } from './Field.tsx';

/** The attributes of the input that a screen may choose; the rest is the form's business. */
type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'readOnly'
  | 'tabIndex'
  | 'autoFocus'
  | 'spellCheck'
>;

interface TextFieldProps<Values extends FieldValues, Output> extends InputAttributes {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: string;
  hint?: ReactNode;
}

/** One line of text. */
export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { control, name, label, hint, ...attributes } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => <input {...attributes} {...wiring} {...field} value={field.value ?? ''} className={controlLook} />}
    </Field>
  );
}
