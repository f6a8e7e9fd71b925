import { documentInput, documentTexts, type StaffDocument } from '../../../domain/document.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { AboutForm, type OpenedForm } from '../about/AboutForm.tsx';
import { DayField } from '../form/DayField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { MediaField } from '../media/MediaField.tsx';
import { documents } from './documents.ts';

const fields = { title: 'Title', description: 'Description', date: 'Date', media_id: 'File' } as const;

const empty = { title: '', description: '', date: '', media_id: null };

const valuesOf = ({ title, description, date, media_id }: StaffDocument) => ({ title, description, date, media_id });

/** The server says the same of a document that comes with neither a file nor the number of one. */
const schema = documentInput.refine(({ media_id }) => typeof media_id === 'number', {
  path: ['media_id'],
  error: documentTexts.fileMissing,
});

/** Adds a document, or changes one. */
export function DocumentForm({ thing, ...opened }: OpenedForm<StaffDocument>) {
  return (
    <AboutForm
      {...opened}
      kind={documents}
      thing={thing}
      schema={schema}
      startsWith={thing ? valuesOf(thing) : empty}
      valuesOf={valuesOf}
      fields={fields}
    >
      {(control) => (
        <>
          <TextField control={control} name="title" label={fields.title} />
          <TextAreaField control={control} name="description" label={fields.description} rows={3} />
          <DayField control={control} name="date" label={fields.date} hint="The day the document is of." />
          <MediaField
            control={control}
            name="media_id"
            label={fields.media_id}
            hint="A PDF of at most 25 MB."
            kind="document"
            rule={{ document: uploadRules.library.document }}
            present={thing ? { id: thing.media_id, kind: 'document', alt: '', file_name: thing.file_name } : null}
          />
        </>
      )}
    </AboutForm>
  );
}
