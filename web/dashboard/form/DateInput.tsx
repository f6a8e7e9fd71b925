import { CalendarDays } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/time.ts';
import { buttonLook } from '../components/Button.tsx';
import { behindButton } from '../loading/lazy.ts';
import { controlShape, type FieldWiring } from './Field.tsx';

const { Part: CalendarPopup, approach } = behindButton(async () => (await import('./CalendarPopup.tsx')).CalendarPopup);

/** What a typed text means for the form, and how the form's value is written in the field. */
export interface DateWriting<Value> {
  read(text: string): Value;
  write(value: Value): string;
  /** As the calendar has it, `2026-11-27` or `2026-11-27T09:00`; empty for none. */
  toCalendar(value: Value): string;
  fromCalendar(local: string): Value;
  pattern: string;
  withTime: boolean;
}

interface DateInputProps<Value> {
  wiring: FieldWiring & Pick<ControllerRenderProps<FieldValues>, 'ref' | 'name' | 'onBlur'>;
  labelId: string;
  writing: DateWriting<Value>;
  value: Value;
  onChange(value: Value): void;
  /** In a row of filters, where each pixel counts. */
  isNarrow?: boolean;
}

/**
 * A day as the site writes it, the day first: the browser's own field writes it as its language does, so here it is a line
 * of text and a calendar behind a button.
 */
export function DateInput<Value>({
  wiring,
  labelId,
  writing,
  value,
  onChange,
  isNarrow = false,
}: DateInputProps<Value>) {
  const { read, write, toCalendar, fromCalendar, pattern, withTime } = writing;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { onBlur, ...wired } = wiring;
  return (
    <div className={`flex ${isNarrow ? 'gap-1' : 'gap-2'}`}>
      <input
        {...wired}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={pattern}
        // The typed text stays as it is until the field is left, unless the form is given another date.
        value={read(typed) === value ? typed : write(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
        onBlur={() => {
          const written = write(value);
          if (written !== '') setTyped(written);
          onBlur();
        }}
        className={`min-w-0 grow tabular-nums ${controlShape} ${isNarrow ? 'px-2!' : ''}`}
      />
      <button
        ref={button}
        type="button"
        aria-label={words.calendar}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonLook('secondary', 'icon')}
        onClick={() => {
          setWasOpened(true);
          setOpen(!open);
        }}
        {...approach}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
      {wasOpened ? (
        <Suspense>
          <CalendarPopup
            open={open}
            onOpenChange={setOpen}
            button={button}
            labelId={labelId}
            chosen={toCalendar(value)}
            withTime={withTime}
            onChoose={(local) => onChange(fromCalendar(local))}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
