import type { FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { type Language, languages, languageWords } from '../../../domain/languages.ts';
import type { FormFieldProps } from './FormField.tsx';
import { SelectField } from './SelectField.tsx';

const options = languages.map((code) => ({ value: code, label: languageWords[code].name }));

/** The language in which a person who has no account reads: of mails, receipts and their links. */
export function LanguageField<Values extends FieldValues, Output>({
  hint = words.languageHint,
  ...field
}: Omit<FormFieldProps<Values, Output, Language | undefined>, 'label'>) {
  return <SelectField {...field} label={words.language} hint={hint} options={options} />;
}
