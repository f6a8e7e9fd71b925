import { type ReactNode, Suspense } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Field } from '../form/Field.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { Waiting } from '../screen/Waiting.tsx';

/** The editor is larger than all the rest of a form together: it comes after it. */
const TextEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor);

interface RichTextFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | undefined>;
  label: string;
  hint?: ReactNode;
}

/** A text with headings, lists, links and pictures. The form holds HTML; an empty text is ''. */
export function RichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring, labelId) => (
        <Suspense fallback={<Waiting>Loading the editor...</Waiting>}>
          <TextEditor
            wiring={wiring}
            labelId={labelId}
            value={field.value ?? ''}
            onChange={field.onChange}
            fieldRef={field.ref}
          />
        </Suspense>
      )}
    </Field>
  );
}
