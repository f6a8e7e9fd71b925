import type { Control, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/collections.ts';
import type { Field } from '../../../domain/collections/field.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { DayField } from '../form/DayField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { PreviewedFile } from '../media/FilePreview.tsx';
import { MediaField } from '../media/MediaField.tsx';
import { siteTimeName } from '../time/site-time.ts';
import { IconField } from './icons.tsx';

interface FieldControlProps<Output> {
  form: Control<FieldValues, unknown, Output>;
  field: Field;
  /** The file that the record has, for a field that takes one. */
  file: PreviewedFile | null;
  /** It takes the focus when the form opens: a field of one line. */
  autoFocus?: boolean | undefined;
}

/** The control by which staff fill in a field. */
export function FieldControl<Output>({ form, field, file, autoFocus }: FieldControlProps<Output>) {
  const { name, label, hint, control } = field;
  const shared = { control: form, name, label, hint };
  switch (control.kind) {
    case 'line':
      return <TextField {...shared} autoComplete={control.autoComplete} autoFocus={autoFocus} />;
    case 'slug':
      return <TextField {...shared} spellCheck={false} />;
    case 'icon':
      return <IconField {...shared} icons={control.icons} />;
    case 'link':
      return <TextField {...shared} type="url" inputMode="url" autoComplete="off" />;
    case 'target':
      return <TextField {...shared} inputMode="url" autoComplete="off" spellCheck={false} />;
    case 'dial':
      return <TextField {...shared} inputMode="tel" autoComplete="off" spellCheck={false} />;
    case 'paragraphs':
      return <TextAreaField {...shared} rows={control.rows} />;
    case 'checkbox':
      return <CheckboxField {...shared} hint={hint ?? ''} />;
    case 'day':
      return <DayField {...shared} />;
    case 'moment':
      return <DateTimeField {...shared} hint={words.clockAndHint(siteTimeName(), hint ?? '')} />;
    case 'choice':
      return <SelectField {...shared} options={control.options} />;
    case 'number':
    case 'position':
      return <NumberField {...shared} />;
    default:
      return <MediaField {...shared} kind={control.kind} rule={control.rule} present={file} />;
  }
}
