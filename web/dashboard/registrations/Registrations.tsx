import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Printer, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffEvent } from '../../../domain/event.ts';
import { type EventRegistration, registrationQuery } from '../../../domain/event-registration.ts';
import { buttonLook } from '../components/Button.tsx';
import { oneEvent, registrationsOf } from '../events/calls.ts';
import { EventDates } from '../events/EventWords.tsx';
import { TellChoice } from '../events/Registered.tsx';
import { DeleteQuestion, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ForGoodAction, useDeleters, useForGood } from '../list/for-good.tsx';
import type { Column } from '../list/ListTable.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { RowAction } from '../list/RowActions.tsx';
import { deletedColumn, type ListTexts, ShownList } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';
import { useCancelling } from './calls.ts';

const columns: Column<EventRegistration>[] = [
  {
    header: 'Name',
    sort: 'full_name',
    cell: (it) => <span className="font-semibold">{it.full_name}</span>,
  },
  { header: 'Email', sort: 'email', cell: (it) => (it.email ? <Email address={it.email} /> : 'None') },
  { header: 'Phone', sort: 'phone', cell: (it) => it.phone || 'None' },
  {
    header: 'Organization',
    sort: 'organization',
    cell: (it) => <span>{it.organization || 'None'}</span>,
  },
  { header: 'Registered At', sort: 'created_at', cell: (it) => <Moment at={it.created_at} /> },
];

const filters: readonly ListFilter[] = [{ kind: 'checkbox', name: 'to_call', label: 'To be called', value: 'true' }];

const texts: ListTexts = {
  label: 'Registrations',
  loading: 'Loading registrations...',
  failed: 'Failed to load registrations',
  none: 'No registrations yet',
  noMatch: 'No registrations match your search',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} registrations`,
};

const cancelledTexts: ListTexts = {
  ...texts,
  label: 'Cancelled registrations',
  none: 'No cancelled registrations',
  total: (count) => `Cancelled registrations: ${count}. They stay here for 30 days.`,
};

const isOver = ({ start_date, end_date }: StaffEvent) => (end_date ?? start_date) < new Date().toISOString();

/** Asks whether the person whose registration is cancelled is told. */
function CancelQuestion({ registration, onClose }: { registration: EventRegistration; onClose(): void }) {
  const { full_name, email, phone } = registration;
  const [tell, setTell] = useState(email !== '');
  const quiet = useCancelling();
  const told = useCancelling(true);
  return (
    <DeleteQuestion
      title={`Cancel the registration of ${full_name}?`}
      yes="Cancel the registration"
      onYes={() => (tell ? told : quiet).remove(registration)}
      onClose={onClose}
    >
      <p>The place is free for somebody else. For 30 days you can register {full_name} again.</p>
      {email ? (
        <TellChoice label={`Tell ${full_name} by e-mail`} tell={tell} onTell={setTell} />
      ) : (
        <p>
          No mail reaches {full_name}, who left only a telephone number: {phone}.
        </p>
      )}
    </DeleteQuestion>
  );
}

/** The registrations that hold a place, or those cancelled in the last 30 days, which can be restored while places are left. */
function RegistrationList({ event }: { event: StaffEvent }) {
  const { id } = event;
  const { trash: cancelling, asked, close } = useAskedTrash(useCancelling(), () => !isOver(event));
  const list = useList({
    queryKey: registrationsOf(id),
    query: registrationQuery,
    load: (query) => request('GET /events/{id}/registrations/', { parameters: { id }, query }),
    order: 'created_at',
    columns,
    filters,
    pageSizes: [25],
  });
  const { inTrash } = list.address;
  const cancel = (it: EventRegistration) => (
    <RowAction
      label={`Cancel the registration of ${it.full_name}`}
      word="Cancel"
      Icon={UserX}
      disabled={cancelling.isBusyWith(it)}
      onClick={() => cancelling.remove(it)}
    />
  );
  const deleters = useDeleters(cancelling.name, inTrash ? (list.rows ?? []) : []);
  const forGood = useForGood(inTrash ? cancelling : undefined);
  const ofCancelled = (it: EventRegistration) => (
    <>
      <RowAction
        label={`Register ${it.full_name} again`}
        word="Register again"
        Icon={ArchiveRestore}
        disabled={cancelling.isBusyWith(it)}
        onClick={() => cancelling.restore(it)}
      />
      {forGood ? <ForGoodAction row={it} trash={cancelling} onAsk={forGood.ask} /> : null}
    </>
  );
  return (
    <>
      <ViewLinks all="Registered" trash="Cancelled" inTrash={inTrash} />
      <ListTools list={list} search="Search registrations">
        {inTrash ? null : (
          <ExportButtons
            permission="events.edit"
            list={list}
            name={`registrations-${id}`}
            fetchFile={(query) => request('GET /events/{id}/registrations/export/', { parameters: { id }, query })}
          />
        )}
      </ListTools>
      <ShownList
        texts={inTrash ? cancelledTexts : texts}
        list={inTrash ? { ...list, columns: [...list.columns, deletedColumn(deleters, 'Cancelled')] } : list}
        numbered
        actions={inTrash ? ofCancelled : cancel}
      />
      {forGood?.place}
      {asked ? <CancelQuestion registration={asked} onClose={close} /> : null}
    </>
  );
}

/** The event, the number of registrations, and links to other screens. */
function RegistrationHeader({ event }: { event: StaffEvent }) {
  const { id, title, registered, places_left } = event;
  return (
    <div className="grid gap-4">
      <ScreenHeader
        title="Event Registrations"
        subtitle={title}
        actions={
          <>
            <BackLink to={staffAddresses.events}>Back to Events</BackLink>
            <Link to={staffAddresses.signInSheet(id)} className={buttonLook('secondary')}>
              <Printer aria-hidden="true" className="size-5" />
              Sign-in sheet
            </Link>
            <Link to={`${staffAddresses.eventRegistration}?event=${id}`} className={buttonLook('primary')}>
              <UserPlus aria-hidden="true" className="size-5" />
              Add registration
            </Link>
          </>
        }
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>
          <EventDates start_date={event.start_date} end_date={event.end_date} />
        </span>
        <span className="font-semibold">
          {registered} Registered ({places_left} spots left)
        </span>
      </p>
    </div>
  );
}

/** The registrations for the event in the address. */
export function Registrations() {
  const id = Number(useParams().id);
  const { data: event, error, refetch } = useQuery(oneEvent(id));
  if (event === undefined && error === null) return <Waiting>Loading the event...</Waiting>;
  if (event === undefined) {
    return (
      <ScreenProblem title="The event could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-5">
      <RegistrationHeader event={event} />
      <RegistrationList event={event} />
    </div>
  );
}
