import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Copy, Eye, Pencil, ToggleLeft, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { RowAction, RowMenu, RowMenuAction, RowMenuLink } from '../list/RowActions.tsx';

import type { Trash } from '../list/trash.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyEvent } from './calls.ts';

/** Copies an event, and opens the form of the copy: its dates at least are to be changed. */
function useDuplication() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: StaffListedEvent) => request('POST /events/{id}/duplicate/', { parameters: { id } }),
    onError: (error) => toast.error(error.message),
    async onSuccess(copy, { title }) {
      await queries.invalidateQueries({ queryKey: everyEvent });
      toast.success(`This is a copy of "${title}". It is inactive until you make it active.`);
      await navigate(staffAddresses.editEvent(copy.id));
    },
  });
  return { duplicate: mutate, isBusy: isPending };
}

interface EventActionsProps {
  event: StaffListedEvent;
  trash: Trash<StaffListedEvent>;
  onView(): void;
  onUpdate(): void;
}

/** The actions on an event of the list. */
export function EventActions({ event, trash, onView, onUpdate }: EventActionsProps) {
  const mayCreate = useMay('events.create');
  const { duplicate, isBusy } = useDuplication();
  const { id, title, can } = event;
  return (
    <div className="flex flex-wrap @min-[54rem]/list:@max-[76rem]/list:flex-col @min-[54rem]/list:items-start">
      <RowAction label={`View ${title}`} word="View" Icon={Eye} onClick={onView} />
      {can?.edit ? (
        <RowAction label={`Update the status of ${title}`} word="Update" Icon={ToggleLeft} onClick={onUpdate} />
      ) : null}
      {can?.edit || can?.delete || mayCreate ? (
        <RowMenu label={`More for ${title}`}>
          {can?.edit ? <RowMenuLink word="Edit" Icon={Pencil} to={staffAddresses.editEvent(id)} /> : null}
          {can?.edit ? (
            <RowMenuLink word="Registrations" Icon={ClipboardList} to={staffAddresses.eventRegistrations(id)} />
          ) : null}
          {mayCreate ? (
            <RowMenuAction word="Duplicate" Icon={Copy} disabled={isBusy} onClick={() => duplicate(event)} />
          ) : null}
          {can?.delete ? (
            <RowMenuAction
              word="Delete"
              Icon={Trash2}
              disabled={trash.isBusyWith(event)}
              onClick={() => trash.remove(event)}
            />
          ) : null}
        </RowMenu>
      ) : null}
    </div>
  );
}
