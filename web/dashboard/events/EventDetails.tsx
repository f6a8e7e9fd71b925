import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CalendarDays, ClipboardList, MapPin, Pencil, Users } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/events.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffEvent, StaffListedEvent } from '../../../domain/event.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Banner } from '../components/Banner.tsx';
import { buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Moment } from '../time/Moment.tsx';
import { oneEvent } from './calls.ts';
import { ActiveBadge, EventDates, TypeBadge } from './EventWords.tsx';

/** The description, which lists leave out and which therefore arrives a moment later. */
function AboutEvent({ query: { data, error } }: { query: UseQueryResult<StaffEvent> }) {
  if (data === undefined && error !== null) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <p className="text-muted">{words.loading}</p>;
  if (data.description === '') return <p className="text-muted">{words.noDescriptionYet}</p>;
  return <RichText html={data.description} />;
}

interface EventDetailsProps {
  event: StaffListedEvent;
  onClose(): void;
}

const line = 'flex items-start gap-3';
const icon = 'mt-0.5 size-5 shrink-0 text-muted';

/** Everything about one event. */
export function EventDetails({ event, onClose }: EventDetailsProps) {
  const { id, title, event_type, is_active, is_public, location, online_link, registered, places_left } = event;
  const banner = event.banner_picture ?? event.picture;
  const about = useQuery(oneEvent(id));
  return (
    <DetailsDialog
      title={title}
      onClose={onClose}
      actions={
        event.can?.edit ? (
          <>
            <Link to={staffAddresses.eventRegistrations(id)} className={buttonLook('secondary')}>
              <ClipboardList aria-hidden="true" className="size-5" />
              {words.registrations}
            </Link>
            <Link to={staffAddresses.editEvent(id)} className={buttonLook('primary')}>
              <Pencil aria-hidden="true" className="size-5" />
              {words.editEvent}
            </Link>
          </>
        ) : null
      }
    >
      {banner ? (
        <div>
          <Picture picture={banner} sizes="36rem" className="aspect-video w-full object-cover" />
        </div>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <TypeBadge type={event_type} />
        <ActiveBadge active={is_active} />
      </p>
      <ul className="grid gap-2.5">
        <li className={line}>
          <CalendarDays aria-hidden="true" className={icon} />
          <span>
            <EventDates start_date={event.start_date} end_date={event.end_date} />
          </span>
        </li>
        <li className={line}>
          <MapPin aria-hidden="true" className={icon} />
          <span>{event_type === 'online' ? words.onlineEvent : location || words.noLocationYet}</span>
        </li>
        <li className={line}>
          <Users aria-hidden="true" className={icon} />
          {words.registeredAndLeft(registered, places_left)}
        </li>
      </ul>
      <DetailsPart title={words.aboutThisEvent}>
        <AboutEvent query={about} />
      </DetailsPart>
      {online_link === null ? null : (
        <a
          href={online_link}
          target="_blank"
          rel="noreferrer"
          className={`${buttonLook('secondary')} justify-self-start`}
        >
          {words.joinEventOnline}
        </a>
      )}
      <p className="text-muted">
        {words.createdAt} <Moment at={event.created_at} />
        {is_public ? null : words.notPublic}
      </p>
    </DetailsDialog>
  );
}
