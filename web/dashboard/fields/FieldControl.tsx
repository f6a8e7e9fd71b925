import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/collections.ts';
import type { StoredRecord } from '../../../domain/collections/collection.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import type { KindName } from '../../../domain/fields/kinds.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { CountedField } from '../form/CountedField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { DayField } from '../form/DayField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TagsField } from '../form/TagsField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { PreviewedFile } from '../media/FilePreview.tsx';
import { MediaField } from '../media/MediaField.tsx';
import { siteTimeName } from '../time/site-time.ts';
import { fileIn } from './files.ts';
import { GroupField } from './GroupField.tsx';
import { IconField } from './icons.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { RelationField } from './RelationField.tsx';
import { RelationsField } from './RelationsField.tsx';

interface Shared<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  hint: string | undefined;
}

interface More {
  /** The record that is changed; without one it is a new one. */
  record: StoredRecord | undefined;
  /** The file that the record has, for a field that takes one. */
  file: PreviewedFile | null;
  /** It takes the focus when the form opens: a field of one line. */
  autoFocus?: boolean;
}

type ControlOf<Kind extends KindName> = <Output>(shared: Shared<Output>, field: Field<Kind>, more: More) => ReactNode;

const numberControl = <Output,>(shared: Shared<Output>) => <NumberField {...shared} />;

const controls: { readonly [Kind in KindName]: ControlOf<Kind> } = {
  text: (shared, { options }, { autoFocus }) => (
    <TextField {...shared} autoComplete={options.autoComplete} autoFocus={autoFocus} />
  ),
  paragraphs: (shared, { options: { rows, counted } }) =>
    counted === undefined ? (
      <TextAreaField {...shared} rows={rows} />
    ) : (
      <CountedField {...shared} rows={rows} maxLength={counted} />
    ),
  richText: (shared) => <RichTextField {...shared} />,
  link: (shared) => <TextField {...shared} type="url" inputMode="url" placeholder="https://" />,
  target: (shared) => <TextField {...shared} inputMode="url" autoComplete="off" spellCheck={false} />,
  video: (shared) => <TextField {...shared} type="url" inputMode="url" />,
  dial: (shared) => <TextField {...shared} inputMode="tel" autoComplete="off" spellCheck={false} />,
  slug: (shared) => <TextField {...shared} spellCheck={false} />,
  address: (shared) => <TextField {...shared} spellCheck={false} />,
  flag: (shared) => <CheckboxField {...shared} hint={shared.hint ?? ''} />,
  day: (shared) => <DayField {...shared} />,
  moment: ({ hint, ...shared }) => (
    <DateTimeField {...shared} hint={hint === undefined ? undefined : words.clockAndHint(siteTimeName(), hint)} />
  ),
  choice: (shared, { options: { choices } }) => (
    <SelectField {...shared} options={Object.entries(choices).map(([value, label]) => ({ value, label }))} />
  ),
  icon: (shared, { options }) => <IconField {...shared} icons={options.icons} />,
  amount: numberControl,
  number: numberControl,
  position: numberControl,
  picture: (shared, { options }, { file }) => (
    <MediaField {...shared} kind="picture" rule={options.rule} present={file} />
  ),
  document: (shared, { options }, { file }) => (
    <MediaField {...shared} kind="document" rule={options.rule} present={file} />
  ),
  relation: (shared, { options }, { record }) => <RelationField {...shared} options={options} record={record} />,
  relations: (shared, { options }, { record }) => <RelationsField {...shared} options={options} record={record} />,
  tags: (shared) => <TagsField {...shared} />,
  languages: (shared) => <LanguagesField {...shared} />,
  group: (shared, { options }) => (
    <GroupField {...shared} options={options}>
      {(path, field) => <FieldControl key={path} form={shared.control} name={path} field={field} record={undefined} />}
    </GroupField>
  ),
};

const controlOf = <Kind extends KindName>({ kind }: Field<Kind>): ControlOf<Kind> => controls[kind];

interface FieldControlProps<Output> extends Omit<More, 'file'> {
  form: Control<FieldValues, unknown, Output>;
  name: string;
  field: Field;
}

/** The control by which staff fill in a field. */
export function FieldControl<Output>({ form, name, field, record, ...more }: FieldControlProps<Output>) {
  const file = (record && fileIn(field, name, record)) ?? null;
  const shared = { control: form, name, label: field.label, hint: field.hint };
  return controlOf(field)(shared, field, { ...more, record, file });
}

/** The controls of a form's fields, by their names: the form places them. Words that are given stand in place of the field's. */
export const controlsIn =
  <All extends Fields, Output>(
    fields: All,
    form: Control<FieldValues, unknown, Output>,
    record: StoredRecord | undefined,
  ) =>
  (name: keyof All & string, words: { label?: string; hint?: string } = {}) => {
    const { [name]: field } = fields;
    return field && <FieldControl key={name} form={form} name={name} field={{ ...field, ...words }} record={record} />;
  };
