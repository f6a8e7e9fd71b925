import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/calendar.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type CalendarEntry, calendarKinds, calendarQuery, monthAfter } from '../../../domain/month-calendar.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { Hint } from '../hints/Hint.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { siteTimeName } from '../time/site-time.ts';
import { Agenda } from './Agenda.tsx';
import { useCalendarAddress } from './address.ts';
import { oneMonth } from './calls.ts';
import { monthInWords } from './days.ts';
import { MoreLink } from './Entry.tsx';
import { shownKinds } from './kinds.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useMoving } from './moving.ts';
import { useIsWide } from './wide.ts';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);

type Address = ReturnType<typeof useCalendarAddress>;

/** The month, and the ways to others. */
function MonthTools({ month, today, search }: Address) {
  const name = monthInWords(month);
  /** Beyond the years that the calendar has there is no way. */
  const step = (months: number, word: string, Icon: typeof ChevronLeft) => {
    const to = monthAfter(month, months);
    if (!calendarQuery.safeParse({ month: to }).success) return null;
    return (
      <Link to={{ search: search(to) }} className={buttonLook('secondary', 'icon')} title={monthInWords(to)}>
        <Icon aria-hidden="true" className="size-5" />
        <span className="sr-only">{word}</span>
      </Link>
    );
  };
  return (
    <nav aria-label={words.months} className="flex flex-wrap items-center gap-3">
      {step(-1, words.previousMonth, ChevronLeft)}
      {step(1, words.nextMonth, ChevronRight)}
      <Link to={{ search: search(today.slice(0, 7)) }} className={buttonLook('secondary')}>
        {words.today}
      </Link>
      <h2 aria-live="polite" className="text-subheading font-semibold first-letter:uppercase">
        {name}
      </h2>
    </nav>
  );
}

/** Which kinds are shown: what their icons and colours mean, too. */
function Kinds({ isShown, toggle }: Address) {
  const { permissions } = useAccount();
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{words.shownKinds}</legend>
      {calendarKinds
        .filter((kind) => permissions.includes(shownKinds[kind].view))
        .map((kind) => {
          const { Icon, edge } = shownKinds[kind];
          return (
            <label key={kind} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" checked={isShown(kind)} onChange={() => toggle(kind)} className="size-5" />
              <span className={`flex items-center gap-1.5 border-l-4 pl-2 ${edge}`}>
                <Icon aria-hidden="true" className="size-4" />
                {words.manyOf[kind]}
              </span>
            </label>
          );
        })}
    </fieldset>
  );
}

/** A month in which nothing is: what one could do first. */
function EmptyMonth({ month }: { month: string }) {
  return (
    <div className="grid justify-items-start gap-4 border border-line bg-raised p-6">
      <p className="text-subheading font-semibold">{words.nothingIn(monthInWords(month))}</p>
      <p className="text-muted">{words.nothingHint}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <AddLink permission="posts.create" to={staffAddresses.newPost}>
          {words.writeAPost}
        </AddLink>
        <AddLink permission="events.create" to={staffAddresses.newEvent}>
          {words.planAnEvent}
        </AddLink>
        <AddLink permission="newsletter.send" to={staffAddresses.newCampaign}>
          {words.writeANewsletter}
        </AddLink>
      </div>
    </div>
  );
}

/** It is there in every month, until somebody ends it: nothing that is planned for this one. */
const goesOn = ({ last_day }: CalendarEntry) => last_day === null;

/** What goes out and takes place in a month. */
export function CalendarScreen() {
  const address = useCalendarAddress();
  const { month, today, isShown, showAll } = address;
  const { data, error, refetch } = useQuery(oneMonth(month));
  const moving = useMoving();
  const isWide = useIsWide();
  if (data === undefined && error !== null)
    return <ScreenProblem title={words.calendar} detail={error.message} onRetry={() => void refetch()} />;
  const entries = data?.entries.filter(({ kind }) => isShown(kind)) ?? [];
  const left_out = data?.left_out.filter(({ kind }) => isShown(kind)) ?? [];
  const shown = { month, today, moving, entries, left_out };
  return (
    <div className="grid gap-5">
      <ScreenHeader title={words.calendar} subtitle={words.subtitle(siteTimeName())} />
      <Hint name="calendar" />
      <MonthTools {...address} />
      <Kinds {...address} />
      {data === undefined ? <Waiting>{words.loading}</Waiting> : null}
      {data?.entries.every(goesOn) ? <EmptyMonth month={month} /> : null}
      {data && data.entries.length > 0 && entries.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <p>{words.nothingOfTheseKinds}</p>
          <Button onClick={showAll}>{words.showAllKinds}</Button>
        </div>
      ) : null}
      {data === undefined ? null : isWide ? <MonthGrid {...shown} /> : <Agenda {...shown} />}
      {left_out
        .filter(({ day }) => day === null)
        .map((more) => (
          <p key={more.kind}>
            <MoreLink {...more} />
          </p>
        ))}
      {moving.asked === undefined ? null : (
        <Suspense>
          <MoveDialog {...moving.asked} move={moving.move} close={moving.close} />
        </Suspense>
      )}
    </div>
  );
}
