import type { ReactNode } from 'react';
import * as words from '#locale/events.ts';
import { type Event, type ListedEvent, type RegistrationState, registrationState } from '../../../../domain/event.ts';
import { type EventPhase, eventPhase } from '../../../../domain/event-dates.ts';
import { calendarLeaf, longMomentRange, timeZoneName } from '../../../ui/format.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, otherAddresses } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NotTranslated } from '../../components/NotTranslated.tsx';
import { pictureSource } from '../../components/picture-source.ts';
import Share from '../../components/Share.island.tsx';
import { VisitorText } from '../../components/VisitorText.tsx';
import type { PageProps } from '../../page.ts';
import { useLed } from '../../page-leads.ts';
import type { Section } from '../../section.ts';
import { langOf } from '../../untranslated.ts';
import { eventPlace, eventPlaceLang, phaseTexts, whenAndWhere } from '../event-card.ts';
import { MoreEvents } from './MoreEvents.tsx';
import PictureCarousel from './PictureCarousel.island.tsx';
import { Registration } from './Registration.tsx';

/** The banner first, then the other picture, unless it is the same one. */
function picturesOf({ banner_picture, picture }: Event) {
  const pictures = [banner_picture, picture?.id === banner_picture?.id ? null : picture];
  return pictures.filter((found) => found !== null);
}

/** The event's pictures, across the line between the dark header and the text. */
function EventPictures({ event }: { event: Event }) {
  const pictures = picturesOf(event);
  return (
    <div className="event-pictures">
      <div className="event-pictures-ground">
        <Edge from="ink" to="surface" line="ochre" />
      </div>
      <div className="page-width relative">
        {pictures.length === 0 ? (
          <div className="event-picture">
            <Placeholder seed={event.id} />
          </div>
        ) : (
          <PictureCarousel pictures={pictures.map(pictureSource)} />
        )}
      </div>
    </div>
  );
}

/** The link for taking part online, if there is one. */
function onlineLink({ event_type, online_link }: Pick<Event, 'event_type' | 'online_link'>): string | null {
  return event_type === 'offline' || online_link === '' ? null : online_link;
}

interface Fact {
  label: string;
  value: ReactNode;
  /** The language of the value, where it is not the page's. */
  lang?: string | undefined;
}

const kinds = { offline: words.offlineInPerson, online: words.online, hybrid: words.hybrid } as const;

function factsOf(event: Event, timeZone: string): Fact[] {
  const { event_type, start_date, end_date, category, organizer } = event;
  const online = onlineLink(event);
  const facts: (Fact | null)[] = [
    { label: words.date, value: <time dateTime={start_date}>{longMomentRange(start_date, end_date, timeZone)}</time> },
    event_type === 'online' && online
      ? null
      : { label: words.location, value: eventPlace(event), lang: eventPlaceLang(event) },
    online === null
      ? null
      : {
          label: words.online,
          value: (
            <a href={online} className="event-fact-link">
              {words.joinOnlineEvent}
            </a>
          ),
        },
    { label: words.type, value: kinds[event_type] },
    category ? { label: words.category, value: category, lang: langOf(event, 'category') } : null,
    organizer ? { label: words.organiser, value: organizer, lang: langOf(event, 'organizer') } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** Time, place, kind and organiser. Unknown facts are left out. */
function EventFacts({ event, timeZone }: { event: Event; timeZone: string }) {
  return (
    <dl className="mt-2">
      {factsOf(event, timeZone).map(({ label, value, lang }) => (
        <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-3 border-line border-b py-3">
          <dt className="text-muted">{label}</dt>
          <dd lang={lang} className="min-w-0 font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface EventHeadProps {
  event: Event;
  phase: EventPhase;
  registration: RegistrationState;
  timeZone: string;
}

/** The day, the title, time and place, and the buttons. */
function EventHead({ event, phase, registration, timeZone }: EventHeadProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  const online = phase === 'over' ? null : onlineLink(event);
  const list = useLed()(addresses.events);
  const phaseText = phase === 'over' ? words.thisEventIsOver : phaseTexts[phase];
  return (
    <header data-theme="dark" className="bg-ink">
      <div className="page-width py-8 lg:py-12">
        {list === null ? null : (
          <a href={list} className="back-link">
            <Icon name="previous" className="size-4" />
            {words.allEvents}
          </a>
        )}
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[auto_1fr]">
          <p aria-hidden="true" className="event-day">
            <span className="block font-display font-extrabold text-display">{day}</span>
            <span className="block font-bold text-lead">{month}</span>
          </p>
          <div className="min-w-0">
            <h1 lang={langOf(event, 'title')} className="max-w-[22ch] text-title">
              {event.title}
            </h1>
            <p className="mt-5 text-lead text-straw">
              <time dateTime={event.start_date}>{longMomentRange(event.start_date, event.end_date, timeZone)}</time>
            </p>
            <p lang={eventPlaceLang(event)} className="text-lead">
              {eventPlace(event)}
            </p>
            {phaseText === null ? null : (
              <p className="mt-4">
                <strong className="event-phase">{phaseText}</strong>
              </p>
            )}
            <div className="mt-6 flex flex-wrap gap-4 empty:hidden">
              {registration === 'open' ? (
                <ActionLink href="#register" look="call">
                  {words.reserveMyPlace}
                </ActionLink>
              ) : null}
              {online ? (
                <ActionLink href={online} look="outline">
                  {words.joinOnlineEvent}
                </ActionLink>
              ) : null}
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

interface EventPanelProps {
  event: Event;
  phase: EventPhase;
  timeZone: string;
  publicUrl: string;
}

/** Beside the text: the facts at a glance, and how to keep them and pass them on. */
function EventPanel({ event, phase, timeZone, publicUrl }: EventPanelProps) {
  return (
    <aside aria-labelledby="facts-title" className="event-panel">
      <h2 id="facts-title" className="text-subheading">
        {words.atAGlance}
      </h2>
      <EventFacts event={event} timeZone={timeZone} />
      <p className="mt-4 text-muted text-sm">{words.timesAre(timeZoneName(timeZone))}</p>
      <div className="mt-6 grid gap-3">
        {phase === 'over' ? null : (
          <ActionLink href={otherAddresses.eventCalendar(event.id)}>{words.addToCalendar}</ActionLink>
        )}
        <Share
          label={words.shareEvent}
          title={`${event.title}, ${whenAndWhere(event, timeZone)}`}
          url={`${publicUrl}${addresses.event(event)}`}
        />
      </div>
    </aside>
  );
}

interface EventFoundProps extends Omit<PageProps<unknown>, 'data'> {
  event: Event;
  more: Section<ListedEvent[]>;
}

/** An event from its date to the next ones: what, where, how to come, how to tell others. */
export function EventFound({ event, more, now, timeZone, publicUrl, posted }: EventFoundProps) {
  const registration = registrationState(event, now);
  const phase = eventPhase(event, now, timeZone);
  return (
    <>
      <article>
        <EventHead event={event} phase={phase} registration={registration} timeZone={timeZone} />
        <EventPictures event={event} />
        <div className="page-width grid gap-x-16 gap-y-14 pt-12 pb-20 lg:grid-cols-[1fr_24rem] lg:pt-16 lg:pb-28">
          <section aria-labelledby="description-title" className="min-w-0 max-w-reading">
            <h2 id="description-title" className="text-heading">
              {words.aboutThisEvent}
            </h2>
            {event.description === '' ? (
              <p className="mt-6 text-lead text-muted">{words.noDescriptionAvailableForThis}</p>
            ) : (
              <>
                <NotTranslated record={event} field="description" />
                <VisitorText html={event.description} lang={langOf(event, 'description')} className="mt-6" />
              </>
            )}
          </section>
          <EventPanel event={event} phase={phase} timeZone={timeZone} publicUrl={publicUrl} />
        </div>
      </article>
      <Registration event={event} state={registration} posted={posted} />
      <MoreEvents events={more} page={addresses.event(event)} timeZone={timeZone} />
    </>
  );
}
