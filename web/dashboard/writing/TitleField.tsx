import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../form/FormField.tsx';
import { toNextText } from '../form/next-text.ts';

interface TitleFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | undefined> {
  /** It is to be written now: the cursor is in it when somebody comes here. */
  isNew: boolean;
  /** Says what is written here, as the field has no frame while it is empty. */
  placeholder: string;
  onTyped?(title: string, before: string): void;
}

/** The title, as large as visitors see it. It is one line, however many it takes. */
export function TitleField<Values extends FieldValues, Output>(props: TitleFieldProps<Values, Output>) {
  const { isNew, placeholder, onTyped, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value = '', onChange }) => (
        <textarea
          {...wiring}
          rows={1}
          placeholder={placeholder}
          data-written-first={isNew ? '' : undefined}
          value={value}
          onKeyDown={toNextText}
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
