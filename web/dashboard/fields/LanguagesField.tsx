import { type Control, type FieldValues, useController } from 'react-hook-form';
import { type Language, languageWords, otherLanguages } from '../../../domain/languages.ts';

interface LanguagesFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
}

/** A box for each language that visitors can be offered beside the main one. */
export function LanguagesField<Output>({ control, name, label }: LanguagesFieldProps<Output>) {
  const { field } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  const turn = (language: Language, on: boolean) =>
    field.onChange(otherLanguages().filter((code) => (code === language ? on : chosen.includes(code))));
  return (
    <fieldset className="flex flex-wrap gap-x-8">
      <legend className="sr-only">{label}</legend>
      {otherLanguages().map((language) => (
        <label key={language} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            checked={chosen.includes(language)}
            onBlur={field.onBlur}
            onChange={(event) => turn(language, event.target.checked)}
          />
          <span lang={language}>{languageWords[language].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
