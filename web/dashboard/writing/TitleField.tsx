import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../form/FormField.tsx';

interface TitleFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | undefined> {
  /** It is to be written now: the cursor is in it when somebody comes here. */
  isNew: boolean;
  onTyped?(title: string, before: string): void;
}

/** Goes on in the text, as on a sheet of paper. */
function toText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[role="textbox"][aria-multiline]')?.focus();
}

/** The title, as large as visitors see it. It is one line, however many it takes. */
export function TitleField<Values extends FieldValues, Output>(props: TitleFieldProps<Values, Output>) {
  const { isNew, onTyped, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value = '', onChange }) => (
        <textarea
          {...wiring}
          rows={1}
          data-written-first={isNew ? '' : undefined}
          value={value}
          onKeyDown={toText}
          onChange={({ target }) => {
            const typed = target.value.replaceAll(/\s*\n\s*/g, ' ');
            onTyped?.(typed, value);
            onChange(typed);
          }}
          className="writing-title"
        />
      )}
    </FormField>
  );
}
