import { toast } from 'sonner';
import { type DonationInterest, donationNoteInput } from '../../../domain/donation-interest.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';

interface NoteFormProps {
  donation: DonationInterest;
  onSaved(donation: DonationInterest): Promise<void>;
  onClose(): void;
}

const texts = { title: 'Add a note', submit: 'Save note', submitting: 'Saving...', failed: 'Failed to save the note.' };

/** The form for a note about the conversation. */
export function NoteForm({ donation, onSaved, onClose }: NoteFormProps) {
  return (
    <FormDialog
      texts={texts}
      schema={donationNoteInput}
      startsWith={{ text: '' }}
      draft={`donation note ${donation.id}`}
      save={async (input) => {
        await onSaved(
          await request('POST /admin-donations/{id}/notes/', { parameters: { id: donation.id }, body: input }),
        );
        toast.success('The note is saved.');
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead break-words">{donation.full_name}</p>
          <TextAreaField control={control} name="text" label="Note" rows={5} hint="Only colleagues read it." />
        </>
      )}
    </FormDialog>
  );
}
