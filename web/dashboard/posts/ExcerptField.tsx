import { useController } from 'react-hook-form';
import { EXCERPT_LIMIT } from '../../../domain/post.ts';
import { controlLook, Field } from '../form/Field.tsx';
import type { PostControl } from './form-values.ts';

/** The post in a few words, counted as they are written. */
export function ExcerptField({ control }: { control: PostControl }) {
  const { field, fieldState } = useController({ control, name: 'excerpt' });
  const text = field.value ?? '';
  return (
    <Field label="Excerpt" hint={`${text.length}/${EXCERPT_LIMIT} characters`} error={fieldState.error?.message}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...field}
          value={text}
          rows={3}
          maxLength={EXCERPT_LIMIT}
          className={`${controlLook} resize-y`}
        />
      )}
    </Field>
  );
}
