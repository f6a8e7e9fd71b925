import { useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Copy, Eye, History, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#locale/dashboard/events.ts';
import * as versionWords from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type EventQuery, eventQuery, type StaffListedEvent } from '../../../domain/event.ts';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { AddLink } from '../list/AddLink.tsx';
import { useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction, RowMenu } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import type { ListTrash } from '../list/trash.ts';
import { activeFilter, type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
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
        <RowAction label={words.updateStatusOf(title)} word={words.update} Icon={RefreshCw} onClick={onUpdate} />
      ) : null}
      {can?.edit || can?.delete || mayCreate ? (
        <RowMenu
          label={words.moreFor(title)}
          entries={[
            ...(can?.edit
              ? [
                  { word: words.edit, Icon: Pencil, to: staffAddresses.editEvent(id) },
                  { word: versionWords.earlierVersions, Icon: History, to: staffAddresses.versions('events', id) },
                  { word: words.registrations, Icon: ClipboardList, to: staffAddresses.eventRegistrations(id) },
                ]
              : []),
            ...(mayCreate
              ? [{ word: words.duplicate, Icon: Copy, busy: isBusy, onPress: () => duplicate(event) }]
              : []),
            ...(can?.delete
              ? [
                  {
                    word: words.deleteWord,
                    Icon: Trash2,
                    busy: trash.isBusyWith(event),
                    onPress: () => trash.remove(event),
                  },
                ]
              : []),
          ]}
        />
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

/** The list of events, with the number of registrations. */
export function Events() {
  const [updated, setUpdated] = useState<StaffListedEvent>();
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
  const opened = useOpened<StaffListedEvent>(list, (id) => request('GET /events/{id}/', { parameters: { id } }));
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
      searched={words.searchedInEvents}
      clear={words.clearAllFilters}
      texts={texts}
      begin={
        <AddLink permission="events.create" to={staffAddresses.newEvent}>
          {words.addTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      pager="window"
      opening={(event) => (event.can?.edit ? staffAddresses.editEvent(event.id) : opened.addressOf(event))}
      rowActions={(event) => (
        <EventActions
          event={event}
          trash={trash}
          onView={() => opened.open(event)}
          onUpdate={() => setUpdated(event)}
        />
      )}
    >
      {asked ? <DeleteEvent event={asked} onClose={keep} /> : null}
      <OpenedDetails opened={opened}>{(event) => <EventDetails event={event} onClose={opened.close} />}</OpenedDetails>
      {updated ? <EventStatusDialog event={updated} onClose={() => setUpdated(undefined)} /> : null}
    </ListScreen>
  );
}
