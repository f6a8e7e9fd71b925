import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { z } from 'zod';
import * as words from '#locale/dashboard/events.ts';
import { eventInput, type StaffListedEvent, staffEvent } from '../../../domain/event.ts';
import { changeOf } from '../form/conflict.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { request } from '../session/request.ts';
import { everyEvent } from './calls.ts';
import { useTellQuestion } from './TellQuestion.tsx';

interface StatusDialogProps {
  event: StaffListedEvent;
  onClose(): void;
}

const texts = {
  title: words.updateStatus,
  submit: words.updateStatus,
  submitting: words.updating,
  failed: words.statusFailed,
};

const status = z.object({ is_active: eventInput.shape.is_active });

const statuses = [
  { value: true, label: words.active },
  { value: false, label: words.inactive },
];

const valuesOf = ({ is_active }: Pick<StaffListedEvent, 'is_active'>) => ({ is_active });

const comparedFields = {
  is_active: { label: words.status, show: (active: unknown) => (active ? words.active : words.inactive) },
};

/** Switches an event on or off without leaving the list. */
export function EventStatusDialog({ event, onClose }: StatusDialogProps) {
  const queries = useQueryClient();
  const { ask, question } = useTellQuestion();
  return (
    <FormDialog
      texts={texts}
      schema={status}
      startsWith={valuesOf(event)}
      change={changeOf(event, staffEvent, valuesOf, comparedFields)}
      draft={`event status ${event.id}`}
      save={async (input, seen) => {
        const answer = await ask(event, { ...event, ...input });
        if (answer === 'go back') return 'not saved';
        await request('PUT /events/{id}/', {
          parameters: { id: event.id },
          body: { ...input, ...seen, tell: answer === 'tell' },
        });
        toast.success(words.statusUpdated);
        await queries.invalidateQueries({ queryKey: everyEvent });
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead">{event.title}</p>
          <SelectField
            control={control}
            name="is_active"
            label={words.status}
            options={statuses}
            hint={words.statusHint}
          />
          {question}
        </>
      )}
    </FormDialog>
  );
}
