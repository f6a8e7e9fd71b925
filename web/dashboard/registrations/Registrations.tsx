import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Printer, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import * as words from '#locale/dashboard/registrations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffEvent } from '../../../domain/event.ts';
import {
  type EventRegistration,
  type RegistrationOrder,
  type RegistrationQuery,
  registrationQuery,
} from '../../../domain/event-registration.ts';
import { buttonLook } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
import { oneEvent, registrationsOf } from '../events/calls.ts';
import { EventDates } from '../events/EventWords.tsx';
import { TellChoice } from '../events/Registered.tsx';
import { DeleteQuestion, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ForGoodAction, useDeleters, useForGood } from '../list/for-good.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowAction } from '../list/RowActions.tsx';
import { deletedColumn, type ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { useCancelling } from './calls.ts';

const columns: Column<EventRegistration, RegistrationOrder>[] = [
  {
    name: 'name',
    header: words.name,
    sort: 'full_name',
    cell: (it) => <span className="line-clamp-2 font-semibold wrap-anywhere">{it.full_name}</span>,
  },
  {
    name: 'email',
    header: words.email,
    sort: 'email',
    cell: (it) => (it.email ? <Email address={it.email} /> : words.none),
  },
  { name: 'phone', header: words.phone, sort: 'phone', cell: (it) => it.phone || words.none },
  {
    name: 'organization',
    header: words.organization,
    sort: 'organization',
    cell: (it) => <span className="line-clamp-2 wrap-anywhere">{it.organization || words.none}</span>,
  },
  { name: 'registeredAt', header: words.registeredAt, sort: 'created_at', cell: (it) => <Moment at={it.created_at} /> },
];

const filters: readonly ListFilter<RegistrationQuery>[] = [
  { kind: 'checkbox', name: 'to_call', label: words.toBeCalled, value: 'true' },
];

const texts: ListTexts = {
  label: words.registrations,
  loading: words.loadingRegistrations,
  failed: words.failedToLoadRegistrations,
  none: words.noRegistrationsYet,
  noneHint: words.noRegistrationsHint,
  noMatch: words.noRegistrationsMatchYourSearch,
  total: (count, { first, last }) => words.total(first, last, count),
};

const cancelledTexts: ListTexts = {
  ...texts,
  label: words.cancelledRegistrations,
  none: words.noCancelledRegistrations,
  noneHint: words.noCancelledHint,
  total: (count) => words.cancelledTotal(count),
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
      title={words.cancelQuestion(full_name)}
      yes={words.cancelRegistration}
      onYes={() => (tell ? told : quiet).remove(registration)}
      onClose={onClose}
    >
      <p>{words.placeIsFree(full_name)}</p>
      {email ? (
        <TellChoice label={words.tellByEMail(full_name)} tell={tell} onTell={setTell} />
      ) : (
        <p>{words.noMailReaches(full_name, phone)}</p>
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
      label={words.cancelFor(it.full_name)}
      word={words.cancel}
      Icon={UserX}
      busy={cancelling.isBusyWith(it)}
      onClick={() => cancelling.remove(it)}
    />
  );
  const deleters = useDeleters(cancelling.name, inTrash ? (list.rows ?? []) : []);
  const forGood = useForGood(inTrash ? cancelling : undefined);
  const ofCancelled = (it: EventRegistration) => (
    <>
      <RowAction
        label={words.registerAgainFor(it.full_name)}
        word={words.registerAgain}
        Icon={ArchiveRestore}
        busy={cancelling.isBusyWith(it)}
        onClick={() => cancelling.restore(it)}
      />
      {forGood ? <ForGoodAction row={it} trash={cancelling} forGood={forGood} /> : null}
    </>
  );
  return (
    <ListScreen
      title={words.eventRegistrations}
      subtitle={event.title}
      actions={
        <>
          <BackLink to={staffAddresses.events}>{words.backToEvents}</BackLink>
          <Link to={staffAddresses.signInSheet(id)} className={buttonLook('secondary')}>
            <Printer aria-hidden="true" className="size-5" />
            {words.signInSheet}
          </Link>
          {inTrash ? null : (
            <ExportButtons
              permission="events.edit"
              list={list}
              name={`registrations-${id}`}
              fetchFile={(query) => request('GET /events/{id}/registrations/export/', { parameters: { id }, query })}
            />
          )}
          <Link to={`${staffAddresses.eventRegistration}?event=${id}`} className={buttonLook('primary')}>
            <UserPlus aria-hidden="true" className="size-5" />
            {words.addRegistration}
          </Link>
        </>
      }
      views={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <div className="grow">
            <ViewLinks all={words.registered} trash={words.cancelled} inTrash={inTrash} />
          </div>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <span>
              <EventDates start_date={event.start_date} end_date={event.end_date} />
            </span>
            <span className="font-semibold">{words.registeredAndLeft(event.registered, event.places_left)}</span>
          </p>
        </div>
      }
      search={words.searchRegistrations}
      searched={words.searchedInRegistrations}
      texts={inTrash ? cancelledTexts : texts}
      begin={
        inTrash ? null : (
          <Link to={`${staffAddresses.eventRegistration}?event=${id}`} className={buttonLook('primary')}>
            <UserPlus aria-hidden="true" className="size-5" />
            {words.addTheFirst}
          </Link>
        )
      }
      list={inTrash ? { ...list, columns: [...list.columns, deletedColumn(deleters, words.cancelled)] } : list}
      numbered
      rowActions={inTrash ? ofCancelled : cancel}
    >
      {forGood?.place}
      {asked ? <CancelQuestion registration={asked} onClose={close} /> : null}
    </ListScreen>
  );
}

/** The registrations for the event in the address. */
export function Registrations() {
  const id = Number(useParams().id);
  const { data: event, error, refetch } = useQuery(oneEvent(id));
  if (event === undefined && error === null) return <Waiting>{words.loadingEvent}</Waiting>;
  if (event === undefined) {
    return <ScreenProblem title={words.eventNotLoaded} detail={error?.message} onRetry={() => void refetch()} />;
  }
  return <RegistrationList event={event} />;
}
