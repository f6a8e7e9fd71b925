import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Tags, separated by commas. */
export function TagsField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, readonly string[] | undefined>,
) {
  const [typed, setTyped] = useState('');
  return (
    <FormField {...props}>
      {(wiring, { value: tags = [], onChange }) => (
        <input
          {...wiring}
          // The typed text stays as it is, unless a draft or another user's change gives the form other tags.
          value={tagsIn(typed).join() === tags.join() ? typed : tags.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(tagsIn(target.value));
          }}
          className={controlLook}
        />
      )}
    </FormField>
  );
}
