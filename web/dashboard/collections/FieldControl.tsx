import type { Control, FieldValues } from 'react-hook-form';
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

interface FieldControlProps<Output> {
  form: Control<FieldValues, unknown, Output>;
  field: Field;
  /** The file that the record has, for a field that takes one. */
  file: PreviewedFile | null;
}

/** The control by which staff fill in a field. */
export function FieldControl<Output>({ form, field, file }: FieldControlProps<Output>) {
  const { name, label, hint, control } = field;
  const shared = { control: form, name, label, hint };
  switch (control.kind) {
    case 'line':
      return <TextField {...shared} autoComplete={control.autoComplete} />;
    case 'link':
      return <TextField {...shared} type="url" inputMode="url" autoComplete="off" />;
    case 'paragraphs':
      return <TextAreaField {...shared} rows={control.rows} />;
    case 'checkbox':
      return <CheckboxField {...shared} hint={hint ?? ''} />;
    case 'day':
      return <DayField {...shared} />;
    case 'moment':
      return <DateTimeField {...shared} hint={`${siteTimeName()}. ${hint ?? ''}`} />;
    case 'choice':
      return <SelectField {...shared} options={control.options} />;
    case 'position':
      return <NumberField {...shared} min={0} />;
    default:
      return <MediaField {...shared} kind={control.kind} rule={control.rule} present={file} />;
  }
}
