import { Popover } from '@base-ui/react/popover';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import * as words from '#locale/dashboard/time.ts';
import { Button } from '../components/Button.tsx';
import { menuLook } from '../components/menu-look.ts';
import { siteToday } from '../time/site-time.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { monthName, movedByMonths } from './calendar-days.ts';
import { controlShape } from './Field.tsx';

/** The time of a day that is chosen before any time is. */
const MORNING = '09:00';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const minutes = Array.from({ length: 12 }, (_, place) => twoDigits(place * 5));

interface TimePartProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange(value: string): void;
}

/** The hours or the minutes of a time; one that is not among them can be kept. */
function TimePart({ label, options, value, onChange }: TimePartProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`tabular-nums ${controlShape}`}
    >
      {(options.includes(value) ? options : [value, ...options]).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

interface CalendarPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  /** The label of its field. */
  labelId: string;
  /** `2026-11-27`, with `T09:00` behind it where there is a time; empty for none. */
  chosen: string;
  withTime: boolean;
  onChoose(local: string): void;
}

/** A calendar over the screen, for those who do not type dates. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { open, onOpenChange, button, labelId, chosen, withTime, onChoose } = props;
  const chosenDay = chosen.slice(0, 10);
  const [shown, setShown] = useState(chosenDay || siteToday());
  const [time, setTime] = useState(MORNING);
  const shownTime = chosen.slice(11) || time;
  const grid = useRef<HTMLTableElement>(null);
  const heading = useId();
  const [hour = '', minute = ''] = shownTime.split(':');
  const chooseTime = (next: string) => {
    setTime(next);
    if (chosenDay !== '') onChoose(`${chosenDay}T${next}`);
  };
  const page = (by: number) => setShown(movedByMonths(shown, by));
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        if (next) setShown(chosenDay || siteToday());
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={button} align="end" sideOffset={6} collisionPadding={8} className="z-40">
          <Popover.Popup
            aria-label={words.chooseADay}
            aria-describedby={labelId}
            finalFocus={button}
            initialFocus={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? true}
            className={`grid gap-2 px-2 ${menuLook}`}
          >
            <div className="flex items-center justify-between">
              <Button kind="quiet" size="icon" aria-label={words.previousMonth} onClick={() => page(-1)}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </Button>
              <p id={heading} aria-live="polite" className="font-semibold first-letter:uppercase">
                {monthName(shown)}
              </p>
              <Button kind="quiet" size="icon" aria-label={words.nextMonth} onClick={() => page(1)}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <CalendarGrid
              ref={grid}
              labelledBy={heading}
              shown={shown}
              chosen={chosenDay}
              onMove={setShown}
              onChoose={(day) => {
                setShown(day);
                onChoose(withTime ? `${day}T${shownTime}` : day);
                if (!withTime) onOpenChange(false);
              }}
            />
            {withTime ? (
              <div className="flex items-center gap-2 border-t border-line pt-2">
                <TimePart
                  label={words.hour}
                  options={hours}
                  value={hour}
                  onChange={(next) => chooseTime(`${next}:${minute}`)}
                />
                <TimePart
                  label={words.minute}
                  options={minutes}
                  value={minute}
                  onChange={(next) => chooseTime(`${hour}:${next}`)}
                />
                <Button kind="primary" className="ml-auto" onClick={() => onOpenChange(false)}>
                  {words.done}
                </Button>
              </div>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
