import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { z } from 'zod';
import type { DonationInterest } from '../../../domain/donation-interest.ts';
import { followUpInput } from '../../../domain/enquiry.ts';
import { day } from '../../../domain/instant.ts';
import { DayField } from '../form/DayField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { request } from '../session/request.ts';
import { assignees } from './calls.ts';

interface FollowUpFormProps {
  donation: DonationInterest;
  onSaved(donation: DonationInterest): Promise<void>;
  onClose(): void;
}

const texts = {
  title: 'Plan the next step',
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'Failed to save the next step.',
};

/** A day that is left empty is none. */
const followUp = z.object({
  assignee_id: followUpInput.shape.assignee_id,
  next_action_on: z.union([z.literal(''), day], { error: 'Enter a valid date.' }),
});

/** The form for the assignee and the date of the next action. */
export function FollowUpForm({ donation, onSaved, onClose }: FollowUpFormProps) {
  const { assignee, next_action_on } = donation;
  const { data = [] } = useQuery(assignees);
  const others = data.filter(({ id }) => id !== assignee?.id);
  const people = assignee === null ? others : [assignee, ...others];
  return (
    <FormDialog
      texts={texts}
      schema={followUp}
      startsWith={{ assignee_id: assignee?.id ?? null, next_action_on: next_action_on ?? '' }}
      draft={`donation next step ${donation.id}`}
      save={async (input) => {
        const planned = { ...input, next_action_on: input.next_action_on || null };
        await onSaved(
          await request('PATCH /admin-donations/{id}/follow-up/', { parameters: { id: donation.id }, body: planned }),
        );
        toast.success('The next step is saved.');
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead break-words">{donation.full_name}</p>
          <SelectField
            control={control}
            name="assignee_id"
            label="Seen to by"
            options={[
              { value: null, label: 'Nobody yet' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <DayField
            control={control}
            name="next_action_on"
            label="Next action"
            hint="The day by which something should happen; afterwards it is listed as overdue."
          />
        </>
      )}
    </FormDialog>
  );
}
