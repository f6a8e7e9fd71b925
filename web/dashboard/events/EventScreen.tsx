import { useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/events.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { day as validDay } from '../../../domain/instant.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { Hint } from '../hints/Hint.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { oneEvent } from './calls.ts';
import { EventForm } from './EventForm.tsx';

interface HeadingProps {
  title: string;
  subtitle: string;
  /** The page where visitors see it, if they do. */
  page?: string | undefined;
}

function Heading({ title, subtitle, page }: HeadingProps) {
  return (
    <ScreenHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {page === undefined ? null : <SiteLink page={page} words={words.viewOnSite} />}
          <BackLink to={staffAddresses.events}>{words.backToEvents}</BackLink>
        </>
      }
    />
  );
}

/** The form for an event still to come. Its header is the specification's. */
export function NewEvent() {
  return (
    <div className="writing-screen grid">
      <Heading title={words.manageAnnouncements} subtitle={words.newEventSubtitle} />
      <Hint name="writing" />
      <EventForm />
    </div>
  );
}

/** The name in the address of the day on which the form lets the event begin. */
export const MOVED_TO = 'day';

/** The form of the event in the address. */
export function EditEvent() {
  const day = validDay.safeParse(useSearchParams()[0].get(MOVED_TO)).data;
  return (
    <RecordScreen
      one={oneEvent}
      title={words.manageEvents}
      loading={words.loadingEvent}
      failed={words.eventNotLoaded}
      list={staffAddresses.events}
    >
      {(event) => (
        <div className="writing-screen grid">
          <Heading
            title={words.manageEvents}
            subtitle={event.title}
            page={event.is_active && event.is_public ? addresses.event(event) : undefined}
          />
          <Hint name="writing" />
          <EventForm event={event} day={day} />
        </div>
      )}
    </RecordScreen>
  );
}
