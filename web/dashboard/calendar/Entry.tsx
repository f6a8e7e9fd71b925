import { CalendarCog } from 'lucide-react';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/calendar.ts';
import type { CalendarEntry, CalendarState } from '../../../domain/month-calendar.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { useAccount } from '../session/account.ts';
import { showDay, showTime } from '../time/site-time.ts';
import { addressOf, shownKinds } from './kinds.ts';
import type { Moving } from './moving.ts';
import { isLong } from './weeks.ts';

/** What carries an entry while it is dragged. */
export interface Carrying {
  /** For what is drawn. */
  dragged: CalendarEntry | undefined;
  /** For what happens: known before anything is drawn anew. */
  held(): CalendarEntry | undefined;
  begin(entry: CalendarEntry): void;
  end(): void;
}

interface EntryProps {
  entry: CalendarEntry;
  moving: Moving;
}

/** "09:00 · Scheduled": the time, and how it stands. */
function factsOf({ kind, state, at }: CalendarEntry): string {
  const names: Partial<Record<CalendarState, string>> = kind === 'newsletter' ? words.newsletterStates : words.states;
  const stands = state === null ? undefined : names[state];
  return [at === null ? undefined : showTime(at), stands].filter(Boolean).join(' · ');
}

/** "until 20 Nov 2026": the days of what lasts. */
function lastsUntil({ last_day }: CalendarEntry): string {
  return last_day === null ? words.noEnd : words.until(showDay(last_day));
}

/** What of an entry makes it be dragged, where the person may move it. */
function draggedBy(entry: CalendarEntry, carrying: Carrying) {
  return {
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without it.
      dataTransfer.setData('text/plain', entry.title);
      carrying.begin(entry);
    },
    onDragEnd: carrying.end,
  };
}

/** Leads to the record. */
function EntryLink({ entry, className }: { entry: CalendarEntry; className: string }) {
  const { permissions } = useAccount();
  const { kind, title } = entry;
  return (
    <Link to={addressOf(entry, permissions)} draggable={false} title={title} className={`${className} hover:underline`}>
      <span className="sr-only">{words.kindBeforeTitle(words.kinds[kind])} </span>
      {title}
    </Link>
  );
}

const edgeOf = ({ kind }: CalendarEntry) => `border border-l-4 border-line ${shownKinds[kind].edge}`;

/** Asks for another day: the way to move an entry without dragging it. */
function MoveButton({ entry, moving, className }: EntryProps & { className: string }) {
  return (
    <button
      type="button"
      aria-label={words.moveOne(entry.title)}
      title={words.moveToAnotherDay}
      disabled={moving.busy}
      onClick={() => moving.ask(entry)}
      className={`grid place-items-center text-muted hover:bg-accent-surface hover:text-body ${className}`}
    >
      <CalendarCog aria-hidden="true" className="size-4" />
    </button>
  );
}

/** An entry in its day of the month. */
export function DayEntry({ entry, moving, carrying }: EntryProps & { carrying: Carrying }) {
  const { Icon } = shownKinds[entry.kind];
  const mayMove = moving.mayMove(entry);
  return (
    <li
      className={`group relative bg-raised px-1.5 py-1 text-sm ${edgeOf(entry)} ${mayMove ? 'cursor-grab' : ''}`}
      {...(mayMove && draggedBy(entry, carrying))}
    >
      <p className="min-h-5 text-xs leading-4 text-muted">
        {mayMove ? <span aria-hidden="true" className="float-right h-4 w-5" /> : null}
        <Icon aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
        <span className="tabular-nums">{factsOf(entry)}</span>
      </p>
      <EntryLink entry={entry} className="line-clamp-2 font-semibold" />
      {mayMove ? <MoveButton entry={entry} moving={moving} className="absolute top-0 right-0 size-6" /> : null}
    </li>
  );
}

/** What lasts for days, in one line over them. */
export function BarEntry({ entry, moving, carrying }: EntryProps & { carrying: Carrying }) {
  const { Icon } = shownKinds[entry.kind];
  const mayMove = moving.mayMove(entry);
  return (
    <div
      className={`flex h-7 items-center gap-1 bg-raised px-1.5 text-sm ${edgeOf(entry)} ${mayMove ? 'cursor-grab' : ''}`}
      {...(mayMove && draggedBy(entry, carrying))}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      <EntryLink entry={entry} className="truncate font-semibold" />
      {entry.state === 'draft' ? <span className="shrink-0 text-xs text-muted">{words.states.draft}</span> : null}
      <span className="sr-only">{lastsUntil(entry)}</span>
      {mayMove ? <MoveButton entry={entry} moving={moving} className="ml-auto size-6 shrink-0" /> : null}
    </div>
  );
}

/** An entry in a list of days: everything in words. */
export function ListedEntry({ entry, moving }: EntryProps) {
  const { Icon } = shownKinds[entry.kind];
  return (
    <li className={`flex items-center justify-between gap-3 bg-raised px-3 py-2 ${edgeOf(entry)}`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span aria-hidden="true">{words.kinds[entry.kind]}</span>
          <span className="tabular-nums">{factsOf(entry)}</span>
          {isLong(entry) ? <span>{lastsUntil(entry)}</span> : null}
        </p>
        <EntryLink entry={entry} className="flex min-h-8 items-center font-semibold" />
      </div>
      {moving.mayMove(entry) ? (
        <Button
          size="small"
          className="shrink-0"
          aria-label={words.moveOne(entry.title)}
          busy={moving.busy}
          onClick={() => moving.ask(entry)}
        >
          {words.moveShort}
        </Button>
      ) : null}
    </li>
  );
}

/** "and 12 more": leads to the list of a kind. */
export function MoreLink({ kind, day, count }: { kind: CalendarEntry['kind']; day: string | null; count: number }) {
  return (
    <Link
      to={shownKinds[kind].list(day)}
      className={`${buttonLook('quiet', 'small')} min-h-8 justify-start px-1.5 py-0 text-left text-accent underline`}
    >
      {words.andMore(count, (count === 1 ? words.kinds : words.manyOf)[kind])}
    </Link>
  );
}
