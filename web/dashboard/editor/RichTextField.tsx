import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/editor.ts';
import { FormField, type FormFieldProps } from '../form/FormField.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { Waiting } from '../screen/Waiting.tsx';

/** The editor is larger than all the rest of a form together: it comes after it. */
const TextEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor);

/** A text with headings, lists, links and pictures. The form holds HTML; an empty text is ''. */
export function RichTextField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | undefined>,
) {
  return (
    <FormField {...props}>
      {({ ref, name: _, onBlur: __, ...wiring }, { value, onChange }, labelId) => (
        <Suspense fallback={<Waiting>{words.loadingEditor}</Waiting>}>
          <TextEditor wiring={wiring} labelId={labelId} value={value ?? ''} onChange={onChange} fieldRef={ref} />
        </Suspense>
      )}
    </FormField>
  );
}
