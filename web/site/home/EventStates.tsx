import { addresses } from '../../addresses.ts';
import { SectionStates } from '../components/SectionStates.tsx';
import type { CardEvent } from '../events/event-card.ts';
import type { LiveSection } from '../section.ts';
import { EventArrangement } from './EventArrangement.tsx';
import type { EventListLook } from './event-list-look.ts';
import { NothingYet } from './NothingYet.tsx';
import { NoUpcomingEvents } from './NoUpcomingEvents.tsx';
import { homeTexts } from './texts.ts';

interface EventStatesProps extends EventListLook {
  section: LiveSection<CardEvent[]>;
  onTryAgain?: () => void;
}

/** A list of events in whichever state it is. */
export function EventStates({ section, onTryAgain, ...look }: EventStatesProps) {
  return (
    <SectionStates
      section={section}
      loading={homeTexts.eventsLoading}
      failed={homeTexts.eventsFailed}
      empty={look.list === 'home_upcoming' ? <NoUpcomingEvents /> : <NothingYet>{homeTexts.noEvents}</NothingYet>}
      page={addresses.home}
      onTryAgain={onTryAgain}
    >
      {(events) => <EventArrangement events={events} {...look} />}
    </SectionStates>
  );
}
