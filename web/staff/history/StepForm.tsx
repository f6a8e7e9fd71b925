import { type StaffTimelineEntry, timelineEntryInput } from '../../../domain/timeline-entry.ts';
import { AboutForm, type OpenedForm } from '../about/AboutForm.tsx';
import { DayField } from '../form/DayField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { history } from './history.ts';

const fields = { title: 'Title', date: 'Date', precision: 'How much of the date is known', text: 'Text' } as const;

const precisions = [
  { value: 'day', label: 'The day: 5 March 2024' },
  { value: 'month', label: 'The month: March 2024' },
  { value: 'year', label: 'The year: 2024' },
] as const;

const empty = { title: '', date: '', precision: 'day', text: '' } as const;

const valuesOf = ({ title, date, precision, text }: StaffTimelineEntry) => ({ title, date, precision, text });

/** Adds a step of the history, or changes one. */
export function StepForm({ thing, ...opened }: OpenedForm<StaffTimelineEntry>) {
  return (
    <AboutForm
      {...opened}
      kind={history}
      thing={thing}
      schema={timelineEntryInput}
      startsWith={thing ? valuesOf(thing) : empty}
      valuesOf={valuesOf}
      fields={fields}
    >
      {(control) => (
        <>
          <TextField control={control} name="title" label={fields.title} />
          <DayField control={control} name="date" label={fields.date} />
          <SelectField
            control={control}
            name="precision"
            label={fields.precision}
            hint="Where only the month or the year is known, choose any day of it."
            options={precisions}
          />
          <TextAreaField control={control} name="text" label={fields.text} rows={5} />
        </>
      )}
    </AboutForm>
  );
}
