import { toast } from 'sonner';
import { type Announcement, announcementInput } from '../../../domain/announcement.ts';
import { changeAnnouncement, createAnnouncement } from '../../api.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { ask } from '../session/ask.ts';

interface AnnouncementFormProps {
  /** The one to change; without it a new one is made. */
  announcement: Announcement | undefined;
  onSaved(message: string): Promise<void>;
  onClose(): void;
}

const empty = { title: '', message: '', is_active: true, show_until: null };

const words = { submitting: 'Saving...', failed: 'Failed to save announcement. Please try again.' };

/** Adds an announcement, or changes one. */
export function AnnouncementForm({ announcement, onSaved, onClose }: AnnouncementFormProps) {
  const creating = { ...words, title: 'Add Announcement', submit: 'Create Announcement' };
  const changing = { ...words, title: 'Edit Announcement', submit: 'Update Announcement' };
  return (
    <FormDialog
      texts={announcement ? changing : creating}
      schema={announcementInput}
      startsWith={announcement ?? empty}
      draft={`announcement ${announcement?.id ?? 'new'}`}
      save={async (input) => {
        if (announcement) {
          const { title } = await changeAnnouncement(ask, announcement.id, input);
          toast.success(`Announcement "${title}" updated successfully!`);
          await onSaved('Announcement updated successfully!');
        } else {
          const { title } = await createAnnouncement(ask, input);
          toast.success(`Announcement "${title}" created successfully!`);
          await onSaved('Announcement created successfully!');
        }
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField control={control} name="title" label="Title" />
          <TextAreaField control={control} name="message" label="Message" rows={4} />
          <DateTimeField
            control={control}
            name="show_until"
            label="Show Until"
            hint="Kigali time. Left empty, it is shown until somebody takes it down."
          />
          <CheckboxField control={control} name="is_active" label="Active" hint="Visitors read it on every page." />
        </>
      )}
    </FormDialog>
  );
}
