import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { z } from 'zod';
import * as words from '#locale/dashboard/donations.ts';
import { donationTypes } from '#locale/donate.ts';
import { day } from '../../../domain/instant.ts';
import { type DonationInterest, donationNoteInput } from '../../../domain/submissions/donations.ts';
import { followUpInput } from '../../../domain/submissions/handling.ts';
import { Fact } from '../details/Facts.tsx';
import { DayField } from '../form/DayField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';
import { useShowChanged } from '../submissions/kind.ts';
import { StatusDialog } from '../submissions/StatusDialog.tsx';
import type { OpenSubmission } from '../submissions/SubmissionList.tsx';
import { amountOf } from './columns.tsx';
import { DonationDetails } from './DonationDetails.tsx';
import { assignees, interests } from './kind.ts';

interface NoteFormProps {
  donation: DonationInterest;
  onSaved(donation: DonationInterest): Promise<void>;
  onClose(): void;
}

const noteTexts = {
  title: words.addANote,
  submit: words.saveNote,
  submitting: words.saving,
  failed: words.noteFailed,
};

/** The form for a note about the conversation. */
function NoteForm({ donation, onSaved, onClose }: NoteFormProps) {
  return (
    <FormDialog
      texts={noteTexts}
      schema={donationNoteInput}
      startsWith={{ text: '' }}
      draft={`donation note ${donation.id}`}
      save={async (input) => {
        await onSaved(
          await request('POST /admin-donations/{id}/notes/', { parameters: { id: donation.id }, body: input }),
        );
        toast.success(words.noteSaved);
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead">{donation.full_name}</p>
          <TextAreaField control={control} name="text" label={words.note} rows={5} hint={words.onlyStaffCanReadIt} />
        </>
      )}
    </FormDialog>
  );
}

interface FollowUpFormProps {
  donation: DonationInterest;
  onSaved(donation: DonationInterest): Promise<void>;
  onClose(): void;
}

const followUpTexts = {
  title: words.planTheNextStep,
  submit: words.save,
  submitting: words.saving,
  failed: words.nextStepFailed,
};

/** A day that is left empty is none. */
const followUp = z.object({
  assignee_id: followUpInput.shape.assignee_id,
  next_action_on: z.union([z.literal(''), day], { error: words.enterAValidDate }),
});

/** The form for the assignee and the date of the next action. */
function FollowUpForm({ donation, onSaved, onClose }: FollowUpFormProps) {
  const { assignee, next_action_on } = donation;
  const { data = [] } = useQuery(assignees);
  const others = data.filter(({ id }) => id !== assignee?.id);
  const people = assignee === null ? others : [assignee, ...others];
  return (
    <FormDialog
      texts={followUpTexts}
      schema={followUp}
      startsWith={{ assignee_id: assignee?.id ?? null, next_action_on: next_action_on ?? '' }}
      draft={`donation next step ${donation.id}`}
      save={async (input) => {
        const day = input.next_action_on || null;
        // What was not changed here may have been changed by somebody else.
        const body = {
          ...(input.assignee_id !== (assignee?.id ?? null) && { assignee_id: input.assignee_id }),
          ...(day !== next_action_on && { next_action_on: day }),
        };
        await onSaved(
          await request('PATCH /admin-donations/{id}/follow-up/', { parameters: { id: donation.id }, body }),
        );
        toast.success(words.nextStepSaved);
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead">{donation.full_name}</p>
          <SelectField
            control={control}
            name="assignee_id"
            label={words.assignedTo}
            options={[
              { value: null, label: words.noOne },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <DayField control={control} name="next_action_on" label={words.nextAction} hint={words.nextActionHint} />
        </>
      )}
    </FormDialog>
  );
}

export type OpenDonation = OpenSubmission<DonationInterest, 'note' | 'follow-up'>;

interface DonationDialogsProps {
  open: OpenDonation;
  onOpen(next?: OpenDonation): void;
}

const ended = (
  <div className="grid gap-2">
    <p className="border-l-4 border-success bg-success-surface px-4 py-3 text-success">
      <strong>{words.donationComplete}</strong> {words.donationCompleteText}
    </p>
    <p className="text-muted">{words.noStatusChanges}</p>
  </div>
);

/** The dialogs over the list, one at a time. */
export function DonationDialogs({ open, onOpen }: DonationDialogsProps) {
  const { dialog, submission: donation } = open;
  const showChanged = useShowChanged(interests);
  const close = () => onOpen();
  const toDetails = () => onOpen({ dialog: 'details', submission: donation });
  const saved = async (changed: DonationInterest) => {
    onOpen({ dialog, submission: changed });
    await showChanged(changed);
  };
  if (dialog === 'note') return <NoteForm donation={donation} onSaved={saved} onClose={toDetails} />;
  if (dialog === 'follow-up') return <FollowUpForm donation={donation} onSaved={saved} onClose={toDetails} />;
  if (dialog === 'details') {
    return (
      <DonationDetails
        key={donation.id}
        donation={donation}
        onOpen={(next, submission) => onOpen({ dialog: next, submission })}
        onClose={close}
      />
    );
  }
  return (
    <StatusDialog
      kind={interests}
      submission={donation}
      present={words.currentStatus}
      onConflict={(current) => onOpen({ dialog, submission: current })}
      onClose={close}
      ended={ended}
    >
      <Fact name={words.donor}>{donation.full_name}</Fact>
      <Fact name={words.type}>{donationTypes[donation.donation_type]}</Fact>
      <Fact name={words.amount}>{amountOf(donation)}</Fact>
    </StatusDialog>
  );
}
