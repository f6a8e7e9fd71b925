import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { MAX_PAGE_DESCRIPTION, plainPageInput, type StaffPlainPage } from '../../../domain/plain-page.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyPlainPage } from './calls.ts';
import { plainPageChange, plainPageFormValues } from './form-values.ts';
import { PlainPagePublishing } from './PlainPagePublishing.tsx';

/** Writes a page, or changes the one that is given. */
export function PlainPageForm({ page }: { page?: StaffPlainPage }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mayMove = useMay('pages.publish') || page?.status !== 'published';
  return (
    <FormScreen
      schema={plainPageInput}
      startsWith={plainPageFormValues(page)}
      change={page && plainPageChange(page)}
      draft={`page ${page?.id ?? 'new'}`}
      submit="Save page"
      submitting="Saving..."
      failed="The page could not be saved. Try again."
      cancelTo={staffAddresses.pages}
      save={async (input, seen) => {
        if (page)
          await request('PUT /pages/{id}/', { parameters: { id: page.id }, body: { ...input, updated_at: seen } });
        else await request('POST /pages/', { body: input });
        toast.success(`Page "${input.title}" saved.`);
        await queries.invalidateQueries({ queryKey: everyPlainPage });
      }}
      onSaved={() => navigate(staffAddresses.pages)}
    >
      {(control) => (
        <>
          <FormSection title="Page">
            <TextField control={control} name="title" label="Title" />
            <TextField
              control={control}
              name="address"
              label="Address"
              spellCheck={false}
              readOnly={!mayMove}
              hint={
                !mayMove
                  ? 'Moving a published page needs a permission you do not have.'
                  : page
                    ? 'Where the page stands below the name of the site, such as our-story or about/partners. Once it is published, the old address leads to the new one.'
                    : 'Where the page stands below the name of the site, such as our-story or about/partners. Left empty, it is made from the title.'
              }
            />
            <RichTextField control={control} name="content" label="Text" />
            <TextAreaField
              control={control}
              name="description"
              label="Description"
              hint={`What search engines and shared links say of the page, in at most ${MAX_PAGE_DESCRIPTION} characters. You can leave it empty.`}
              rows={2}
            />
          </FormSection>
          <FormSection title="Publishing">
            <PlainPagePublishing control={control} present={page} />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
