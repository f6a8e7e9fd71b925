import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

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
  | 'enterKeyHint'
  | 'onKeyDown'
>;

type TextFieldProps<Values extends FieldValues, Output> = InputAttributes &
  FormFieldProps<Values, Output, string | null | undefined>;

/** One line of text. */
export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { control, name, label, hint, type = 'text', ...attributes } = props;
  return (
    <FormField control={control} name={name} label={label} hint={hint}>
      {(wiring, { value, onChange }) => (
        <input
          {...attributes}
          {...wiring}
          type={type}
          value={value ?? ''}
          onChange={onChange}
          className={controlLook}
        />
      )}
    </FormField>
  );
}
