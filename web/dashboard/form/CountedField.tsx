import { type FieldValues, useWatch } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import type { FormFieldProps } from './FormField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

interface CountedFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | undefined> {
  rows: number;
  maxLength: number;
}

/** Several lines of text, whose characters are counted as they are written. */
export function CountedField<Values extends FieldValues, Output>(props: CountedFieldProps<Values, Output>) {
  const { control, name, maxLength } = props;
  const text: string | undefined = useWatch({ control, name });
  return <TextAreaField {...props} hint={words.charactersOf(text?.length ?? 0, maxLength)} />;
}
