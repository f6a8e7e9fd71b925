import { toast } from 'sonner';
import {
  type Announcement,
  announcementInput,
  announcement as announcementSchema,
} from '../../../domain/announcement.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { siteTimeName } from '../time/site-time.ts';

interface AnnouncementFormProps {
  /** The one to change; without it a new one is made. */
  announcement: Announcement | undefined;
  onSaved(message: string): Promise<void>;
  onClose(): void;
}

const empty = { title: '', message: '', is_active: true, show_until: null };

const fields = { title: 'Title', message: 'Message', show_until: 'Show Until', is_active: 'Active' } as const;

const formValues = ({ title, message, is_active, show_until }: Announcement) => ({
  title,
  message,
  is_active,
  show_until,
});

/** The announcement as another editor has left it. */
function readCurrent(current: unknown) {
  const left = announcementSchema.parse(current);
  return { values: formValues(left), seen: left.updated_at };
}

const words = { submitting: 'Saving...', failed: 'Failed to save announcement. Please try again.' };

/** Adds an announcement, or changes one. */
export function AnnouncementForm({ announcement, onSaved, onClose }: AnnouncementFormProps) {
  const creating = { ...words, title: 'Add Announcement', submit: 'Create Announcement' };
  const changing = { ...words, title: 'Edit Announcement', submit: 'Update Announcement' };
  return (
    <FormDialog
      texts={announcement ? changing : creating}
      schema={announcementInput}
      startsWith={announcement ? formValues(announcement) : empty}
      change={announcement && { seen: announcement.updated_at, read: readCurrent, fields }}
      draft={`announcement ${announcement?.id ?? 'new'}`}
      save={async (input, seen) => {
        if (announcement) {
          const { title } = await request('PUT /announcements/{id}/', {
            parameters: { id: announcement.id },
            body: { ...input, updated_at: seen },
          });
          toast.success(`Announcement "${title}" updated successfully!`);
          await onSaved('Announcement updated successfully!');
        } else {
          const { title } = await request('POST /announcements/', { body: input });
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
            hint={`${siteTimeName()}. Left empty, it is shown until somebody takes it down.`}
          />
          <CheckboxField control={control} name="is_active" label="Active" hint="Visitors read it on every page." />
        </>
      )}
    </FormDialog>
  );
}
