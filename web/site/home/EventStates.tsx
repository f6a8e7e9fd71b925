import { addresses } from '../../../domain/addresses.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { SectionStates } from '../components/SectionStates.tsx';
import type { CardEvent } from '../events/event-card.ts';
import type { LiveSection } from '../section.ts';
import { EventArrangement } from './EventArrangement.tsx';
import type { EventListLook } from './event-list-look.ts';
import { NothingYet } from './NothingYet.tsx';
import { homeTexts } from './texts.ts';

/** Stands where the upcoming events would. */
function NoUpcomingEvents() {
  return (
    <div className="mt-6 flex items-center gap-5">
      <div className="size-24 shrink-0">
        <Placeholder seed={1} />
      </div>
      <div>
        <p className="font-display font-extrabold text-subheading">No Events Available</p>
        <p className="mt-1 text-muted">Stay tuned for exciting upcoming events!</p>
      </div>
    </div>
  );
}

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
