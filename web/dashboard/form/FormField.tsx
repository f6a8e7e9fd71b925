import type { ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field, type FieldWiring } from './Field.tsx';

/** The props of every form field; `Value` is the type of its value. */
export interface FormFieldProps<Values extends FieldValues, Output, Value> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  hint?: ReactNode;
}

interface FormFieldFrameProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  hint?: ReactNode;
  /** `wiring` goes onto the control as it is; `labelId` names one that a label cannot be tied to. */
  children: (
    wiring: FieldWiring & Pick<ControllerRenderProps<Values, Name>, 'ref' | 'name' | 'onBlur'>,
    field: Pick<ControllerRenderProps<Values, Name>, 'value' | 'onChange'>,
    labelId: string,
  ) => ReactNode;
}

/** A field of a form: its control, with the label, the hint and the error, and its value in the form. */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  props: FormFieldFrameProps<Values, Output, Name>,
) {
  const { control, name, label, hint, children } = props;
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ref, onBlur } = field;
  // The error of a list is that of its first entry that has one.
  const error = [fieldState.error].flat()[0]?.message;
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(wiring, labelId) => children({ ...wiring, ref, name: field.name, onBlur }, { value, onChange }, labelId)}
    </Field>
  );
}
