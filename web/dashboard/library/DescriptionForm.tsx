import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type MediaFile, mediaFileInput } from '../../../domain/picture.ts';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { everyFile } from '../media/calls.ts';
import { request } from '../session/request.ts';

/** The words that stand for a picture, on every page that shows it. */
export function DescriptionForm({ file: { id, alt } }: { file: MediaFile }) {
  const queries = useQueryClient();
  return (
    <SmallForm
      schema={mediaFileInput}
      startsWith={{ alt }}
      submit="Save description"
      submitting="Saving..."
      failed="Failed to save the description. Please try again."
      keeps
      save={async (input) => {
        await request('PUT /media/{id}/', { parameters: { id }, body: input });
        toast.success('Description saved.');
        await queries.invalidateQueries({ queryKey: everyFile });
      }}
    >
      {(control) => (
        <TextField
          control={control}
          name="alt"
          label="Description"
          hint="Read aloud to those who cannot see it. It changes on every page that shows the picture."
        />
      )}
    </SmallForm>
  );
}
