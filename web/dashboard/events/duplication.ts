import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { staffAddresses } from '../../addresses.ts';
import { duplicateEvent } from '../../dashboard-calls.ts';
import { request } from '../session/request.ts';
import { everyEvent } from './calls.ts';

/** Copies an event, and opens the form of the copy: its dates at least are to be changed. */
export function useDuplication() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: StaffListedEvent) => duplicateEvent(request, id),
    onError: (error) => toast.error(error.message),
    async onSuccess(copy, { title }) {
      await queries.invalidateQueries({ queryKey: everyEvent });
      toast.success(`This is a copy of "${title}". It is inactive until you make it active.`);
      await navigate(staffAddresses.editEvent(copy.id));
    },
  });
  return { duplicate: mutate, isBusy: isPending };
}
