import { useController } from 'react-hook-form';
import { slugOf } from '../../../domain/slug.ts';
import { controlLook, Field } from '../form/Field.tsx';
import { TextField } from '../form/TextField.tsx';
import type { PostControl } from './form-values.ts';

/** The title, and the slug that follows it until somebody writes another one by hand. */
export function TitleAndSlug({ control }: { control: PostControl }) {
  const { field: title, fieldState } = useController({ control, name: 'title' });
  const { field: slug } = useController({ control, name: 'slug' });
  const changeTitle = (text: string) => {
    if (slug.value === slugOf(title.value)) slug.onChange(slugOf(text));
    title.onChange(text);
  };
  return (
    <>
      <Field label="Title" error={fieldState.error?.message}>
        {(wiring) => (
          <input {...wiring} {...title} onChange={(event) => changeTitle(event.target.value)} className={controlLook} />
        )}
      </Field>
      <TextField
        control={control}
        name="slug"
        label="Slug"
        spellCheck={false}
        hint="The post's name in addresses, made from the title until you write another one. Only lowercase letters, numbers and hyphens."
      />
    </>
  );
}
