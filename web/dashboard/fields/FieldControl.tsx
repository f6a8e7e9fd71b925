import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { z } from 'zod';
import * as words from '#locale/dashboard/collections.ts';
import { charactersOf } from '#locale/dashboard/form.ts';
import type { StoredRecord } from '../../../domain/collections/collection.ts';
import { type Field, type Fields, readIn } from '../../../domain/fields/field.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import type { KindName, Kinds } from '../../../domain/fields/kinds.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { DayField } from '../form/DayField.tsx';
import { ListField } from '../form/ListField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TagsField } from '../form/TagsField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { PreviewedFile } from '../media/FilePreview.tsx';
import { MediaField } from '../media/MediaField.tsx';
import { siteTimeName } from '../time/site-time.ts';
import { ChosenField } from './ChosenField.tsx';
import { IconField } from './icons.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { RelationsField } from './RelationsField.tsx';
import { calledBy, choicesOf, chosenIn, type RelationOptions, withChosen, withGone } from './relations.ts';

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

interface GroupFieldProps<Output> extends Pick<Shared<Output>, 'control' | 'name'> {
  options: Kinds['group']['options'];
  /** The control of a field of an entry; its name is a path in the form. */
  children: (path: string, field: Field) => ReactNode;
}

interface ShownForProps<Output> extends Pick<Shared<Output>, 'control' | 'name'> {
  value: string;
  children: ReactNode;
}

/** A field that means something while another has this value. What was written in it stays. */
function ShownFor<Output>({ control, name, value, children }: ShownForProps<Output>) {
  const present: unknown = useWatch({ control, name });
  return present === value ? children : null;
}

/** Entries with the same fields. A new one gets an id, which it keeps wherever it is moved. */
function GroupField<Output>({ control, name, options, children }: GroupFieldProps<Output>) {
  const { one, most, fields, onlyFor = {} } = options;
  const all = Object.entries(fields);
  return (
    <ListField
      control={control}
      name={name}
      one={one}
      most={most}
      newEntry={() => ({
        id: newEntryId(),
        ...Object.fromEntries(all.map(([key, { initial }]) => [key, initial])),
      })}
    >
      {(place) =>
        all.map(([key, field]) => {
          const entry = `${name}.${place}`;
          const shown = children(`${entry}.${key}`, field);
          const condition = onlyFor[key];
          if (!condition) return shown;
          return (
            <ShownFor key={key} control={control} name={`${entry}.${condition.field}`} value={condition.value}>
              {shown}
            </ShownFor>
          );
        })
      }
    </ListField>
  );
}

interface RelationFieldProps<Output> extends Shared<Output> {
  options: RelationOptions;
  record: StoredRecord | undefined;
}

/** A record of another collection, or none. The present one can be kept also while the others do not come, or it lies in the trash. */
function RelationField<Output>({ options, record, ...field }: RelationFieldProps<Output>) {
  const { data = [], isSuccess } = useQuery(choicesOf(options));
  const value: unknown = useWatch({ control: field.control, name: field.name });
  const present = chosenIn(record, options);
  const found = withChosen(data, present === null ? [] : [present]);
  const known = isSuccess && typeof value === 'number' ? withGone(found, [value]) : found;
  return (
    <SelectField
      {...field}
      options={[{ value: null, label: options.none }, ...known.map((one) => ({ value: one.id, label: calledBy(one) }))]}
    />
  );
}

interface CountedFieldProps<Output> extends Shared<Output> {
  rows: number;
  maxLength: number;
}

/** Several lines of text, whose characters are counted as they are written. */
function CountedField<Output>(props: CountedFieldProps<Output>) {
  const { control, name, maxLength } = props;
  const text: string | undefined = useWatch({ control, name });
  return <TextAreaField {...props} hint={charactersOf(text?.length ?? 0, maxLength)} />;
}

const controls: { readonly [Kind in KindName]: ControlOf<Kind> } = {
  text: (shared, { options: { autoComplete, chosenFrom } }, { autoFocus }) => {
    const line = <TextField {...shared} autoComplete={autoComplete} autoFocus={autoFocus} />;
    return chosenFrom ? <ChosenField {...shared} from={chosenFrom} otherwise={line} /> : line;
  },
  paragraphs: (shared, { options: { rows, counted } }) =>
    counted === undefined ? (
      <TextAreaField {...shared} rows={rows} />
    ) : (
      <CountedField {...shared} rows={rows} maxLength={counted} />
    ),
  richText: (shared) => <RichTextField {...shared} />,
  link: (shared) => <TextField {...shared} type="url" inputMode="url" placeholder="https://" />,
  target: (shared, { options: { chosenFrom } }) => {
    const line = <TextField {...shared} inputMode="url" autoComplete="off" spellCheck={false} />;
    return chosenFrom ? <ChosenField {...shared} from={chosenFrom} otherwise={line} /> : line;
  },
  video: (shared) => <TextField {...shared} type="url" inputMode="url" />,
  dial: (shared) => <TextField {...shared} inputMode="tel" autoComplete="off" spellCheck={false} />,
  email: (shared) => <TextField {...shared} type="email" autoComplete="off" />,
  telephone: (shared) => <TextField {...shared} type="tel" autoComplete="off" />,
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
  // The form of a page places them: it has the page's own text, which is one of them.
  blocks: () => null,
  group: (shared, { options }) => (
    <GroupField {...shared} options={options}>
      {(path, field) => <FieldControl key={path} form={shared.control} name={path} field={field} record={undefined} />}
    </GroupField>
  ),
};

const controlOf = <Kind extends KindName>({ kind }: Field<Kind>): ControlOf<Kind> => controls[kind];

/** The file that was read in a field, as far as it can be shown small. */
type FileIn<Kind extends KindName> = (read: Kinds[Kind]['read'], record: StoredRecord) => PreviewedFile | null;

const named = z.object({ file_name: z.string() });

const files: { readonly [Kind in KindName]?: FileIn<Kind> } = {
  picture: (picture) => picture ?? null,
  document: (id, record) => ({ id, kind: 'document', alt: '', file_name: named.parse(record).file_name }),
};

/** The file of a field of a record; undefined where it takes none. */
function fileIn<Kind extends KindName>(
  field: Field<Kind>,
  name: string,
  record: StoredRecord,
): PreviewedFile | null | undefined {
  return files[field.kind]?.(readIn(field, name, record), record);
}

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
