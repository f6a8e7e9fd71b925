import type { FieldValues } from 'react-hook-form';
import { dayPattern } from '#locale/dashboard/time.ts';
import { day } from '../../../domain/instant.ts';
import { siteToday } from '../time/site-time.ts';
import { readDay, writeDay } from '../time/typed-date.ts';
import { DateInput, type DateWriting } from './DateInput.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

const isDay = (value: string) => day.safeParse(value).success;

const writing: DateWriting<string> = {
  // A text that is no day stays as it is, for the rules of the form to refuse.
  read: (text) => readDay(text, siteToday()) ?? text,
  write: (value) => (isDay(value) ? writeDay(value) : value),
  toCalendar: (value) => (isDay(value) ? value : ''),
  fromCalendar: (local) => local,
  pattern: dayPattern,
  withTime: false,
};

/** A day without a time of day. */
export function DayField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, string>) {
  return (
    <FormField {...props}>
      {(wiring, { value, onChange }, labelId) => (
        <DateInput wiring={wiring} labelId={labelId} writing={writing} value={value ?? ''} onChange={onChange} />
      )}
    </FormField>
  );
}
