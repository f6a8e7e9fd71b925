import { useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Copy, Eye, Pencil, ToggleLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#locale/dashboard/events.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type EventQuery, eventQuery, type StaffListedEvent } from '../../../domain/event.ts';
import { AddLink } from '../list/AddLink.tsx';
import { useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction, RowMenu, RowMenuAction, RowMenuLink } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import type { ListTrash } from '../list/trash.ts';
import { activeFilter, type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';
import { everyEvent, useEventTrash } from './calls.ts';
import { eventColumns } from './columns.tsx';
import { typeWords } from './EventWords.tsx';

/** Copies an event, and opens the form of the copy: its dates at least are to be changed. */
function useDuplication() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useAction({
    call: ({ id }: StaffListedEvent) => request('POST /events/{id}/duplicate/', { parameters: { id } }),
    again: () => queries.invalidateQueries({ queryKey: everyEvent }),
    done: (_, { title }) => words.copyMade(title),
    finish: (copy) => navigate(staffAddresses.editEvent(copy.id)),
  });
  return { duplicate: mutate, isBusy: isPending };
}

interface EventActionsProps {
  event: StaffListedEvent;
  trash: ListTrash<StaffListedEvent>;
  onView(): void;
  onUpdate(): void;
}

/** The actions on an event of the list. */
function EventActions({ event, trash, onView, onUpdate }: EventActionsProps) {
  const mayCreate = useMay('events.create');
  const { duplicate, isBusy } = useDuplication();
  const { id, title, can } = event;
  return (
    <>
      <RowAction label={words.viewTitle(title)} word={words.view} Icon={Eye} onClick={onView} />
      {can?.edit ? (
        <RowAction label={words.updateStatusOf(title)} word={words.update} Icon={ToggleLeft} onClick={onUpdate} />
      ) : null}
      {can?.edit || can?.delete || mayCreate ? (
        <RowMenu label={words.moreFor(title)}>
          {can?.edit ? <RowMenuLink word={words.edit} Icon={Pencil} to={staffAddresses.editEvent(id)} /> : null}
          {can?.edit ? (
            <RowMenuLink word={words.registrations} Icon={ClipboardList} to={staffAddresses.eventRegistrations(id)} />
          ) : null}
          {mayCreate ? (
            <RowMenuAction word={words.duplicate} Icon={Copy} busy={isBusy} onClick={() => duplicate(event)} />
          ) : null}
          {can?.delete ? (
            <RowMenuAction
              word={words.deleteWord}
              Icon={Trash2}
              busy={trash.isBusyWith(event)}
              onClick={() => trash.remove(event)}
            />
          ) : null}
        </RowMenu>
      ) : null}
    </>
  );
}

const EventDetails = lazyPart(async () => (await import('./EventDetails.tsx')).EventDetails);
const DeleteEvent = lazyPart(async () => (await import('./DeleteEvent.tsx')).DeleteEvent);
const DeleteEvents = lazyPart(async () => (await import('./DeleteEvent.tsx')).DeleteEvents);
const EventStatusDialog = lazyPart(async () => (await import('./EventStatusDialog.tsx')).EventStatusDialog);

const texts: ListTexts = {
  label: words.events,
  loading: words.loadingEvents,
  failed: words.failedToLoad,
  none: words.noEventsFound,
  noneHint: words.noEventsToDisplay,
  noMatch: words.noEventsFound,
  noMatchHint: words.tryOtherFilters,
  total: words.total,
};

const filters: ListFilter<EventQuery>[] = [
  { kind: 'choice', name: 'event_type', label: words.type, all: words.allTypes, options: optionsOf(typeWords) },
  activeFilter,
  {
    kind: 'choice',
    name: 'starts',
    label: words.date,
    all: words.allDates,
    options: optionsOf({ today: words.today, thisWeek: words.thisWeek, thisMonth: words.thisMonth }),
  },
];

/** The dialog that is open, and about which event. */
interface OpenDialog {
  dialog: 'details' | 'status';
  event: StaffListedEvent;
}

/** The list of events, with the number of registrations. */
export function Events() {
  const [open, setOpen] = useState<OpenDialog>();
  const { trash: askedTrash, asked, close: keep } = useAskedTrash(useEventTrash(), ({ registered }) => registered > 0);
  const trash = { ...askedTrash, Question: DeleteEvents };
  const list = useList({
    queryKey: everyEvent,
    query: eventQuery,
    load: (query) => request('GET /events/', { query }),
    order: '-created_at',
    columns: eventColumns,
    filters,
    pageSizes: [6],
  });
  const close = () => setOpen(undefined);
  return (
    <ListScreen
      title={words.manageEvents}
      subtitle={words.subtitle}
      actions={
        <AddLink permission="events.create" to={staffAddresses.newEvent}>
          {words.addEvent}
        </AddLink>
      }
      views={<ViewLinks all={words.events} permission="events.delete" inTrash={list.address.inTrash} />}
      search={words.searchEvents}
      clear={words.clearAllFilters}
      texts={texts}
      list={list}
      trash={trash}
      pager="window"
      opening={(event) =>
        event.can?.edit ? staffAddresses.editEvent(event.id) : () => setOpen({ dialog: 'details', event })
      }
      rowActions={(event) => (
        <EventActions
          event={event}
          trash={trash}
          onView={() => setOpen({ dialog: 'details', event })}
          onUpdate={() => setOpen({ dialog: 'status', event })}
        />
      )}
    >
      {asked ? <DeleteEvent event={asked} onClose={keep} /> : null}
      {open?.dialog === 'details' ? <EventDetails event={open.event} onClose={close} /> : null}
      {open?.dialog === 'status' ? <EventStatusDialog event={open.event} onClose={close} /> : null}
    </ListScreen>
  );
}
