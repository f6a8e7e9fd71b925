import { useState } from 'react';
import { useController } from 'react-hook-form';
import { controlLook, Field } from '../form/Field.tsx';
import type { PostControl } from './form-values.ts';

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** The field for the post's tags, separated by commas. */
export function TagsField({ control }: { control: PostControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const tags = field.value ?? [];
  const [typed, setTyped] = useState(tags.join(', '));
  // The typed text stays as it is, unless a draft or somebody else's change gives the form other tags.
  const text = tagsIn(typed).join() === tags.join() ? typed : tags.join(', ');
  const error = [fieldState.error].flat()[0]?.message;
  return (
    <Field label="Tags" hint="With commas between them: savings, coffee, Musanze" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(tagsIn(target.value));
          }}
          className={controlLook}
        />
      )}
    </Field>
  );
}
