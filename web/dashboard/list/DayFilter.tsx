import { useId, useState } from 'react';
import { dayPattern, writeDayAs } from '#locale/dashboard/time.ts';
import { day } from '../../../domain/instant.ts';
import { DateInput, type DateWriting } from '../form/DateInput.tsx';
import { siteToday } from '../time/site-time.ts';
import { readDay, writeDay } from '../time/typed-date.ts';

const isDay = (text: string) => day.safeParse(text).success;

const writing: DateWriting<string> = {
  read: (text) => readDay(text, siteToday()) ?? text,
  write: (value) => (isDay(value) ? writeDay(value) : value),
  toCalendar: (value) => (isDay(value) ? value : ''),
  fromCalendar: (local) => local,
  pattern: dayPattern,
  withTime: false,
};

interface DayFilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A filter by a day, written as in the forms. What is no day yet stays in the field, and filters nothing. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isUnread = typed !== '' && !isDay(typed);
  const isWrong = isUnread && isLeft;
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2.5">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="max-w-full min-w-0 sm:w-40">
        <DateInput
          isNarrow
          wiring={{
            id,
            name: id,
            ref: () => undefined,
            'aria-describedby': isWrong ? `${id}-error` : undefined,
            'aria-invalid': isWrong,
            onBlur: () => setLeft(true),
          }}
          labelId={`${id}-label`}
          writing={writing}
          value={isUnread ? typed : value}
          onChange={(next) => {
            setTyped(next);
            setLeft(false);
            const wanted = isDay(next) ? next : '';
            if (wanted !== value) onChange(wanted);
          }}
        />
      </div>
      {isWrong ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {writeDayAs}
        </p>
      ) : null}
    </div>
  );
}
