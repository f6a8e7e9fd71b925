import type { FieldValues } from 'react-hook-form';
import { momentPattern } from '#locale/dashboard/time.ts';
import { fromWallClock, siteToday, toWallClock } from '../time/site-time.ts';
import { readMoment, writeMoment } from '../time/typed-date.ts';
import { DateInput, type DateWriting } from './DateInput.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** The value of a date that is half typed: not an instant, so the form reports an error instead of taking it as empty. */
const UNFINISHED = 'unfinished';

function instantOf(text: string): string | null {
  if (text.trim() === '') return null;
  const local = readMoment(text, siteToday());
  return local === undefined ? UNFINISHED : fromWallClock(local);
}

const writing: DateWriting<string | null> = {
  read: instantOf,
  write(value) {
    const local = toWallClock(value ?? '');
    return local === '' ? '' : writeMoment(local);
  },
  toCalendar: (value) => toWallClock(value ?? ''),
  fromCalendar: fromWallClock,
  pattern: momentPattern,
  withTime: true,
};

/** A day and a time by the site's clock; the form holds the instant, or null where it is left empty. */
export function DateTimeField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  return (
    <FormField {...props}>
      {(wiring, { value, onChange }, labelId) => (
        <DateInput wiring={wiring} labelId={labelId} writing={writing} value={value || null} onChange={onChange} />
      )}
    </FormField>
  );
}
