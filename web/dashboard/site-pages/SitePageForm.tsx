import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type SitePage, sitePage as schemaAsRead, sitePageInput } from '../../../domain/site-page.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { everySitePage } from './calls.ts';

const fields = { title: 'Title', body: 'Text' } as const;

const valuesOf = ({ title, body }: SitePage) => ({ title, body });

/** The page as another editor has left it. */
function readCurrent(current: unknown) {
  const left = schemaAsRead.parse(current);
  return { values: valuesOf(left), seen: left.updated_at };
}

/** Writes one of the pages. */
export function SitePageForm({ page }: { page: SitePage }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <FormScreen
      schema={sitePageInput}
      startsWith={valuesOf(page)}
      change={{ seen: page.updated_at, read: readCurrent, fields }}
      draft={`page ${page.slug}`}
      submit="Save page"
      submitting="Saving..."
      failed="Failed to save the page. Please try again."
      cancelTo={staffAddresses.sitePages}
      save={async (input, seen) => {
        const { title } = await request('PUT /site-pages/{slug}/', {
          parameters: { slug: page.slug },
          body: { ...input, updated_at: seen },
        });
        toast.success(`Page "${title}" saved.`);
        await queries.invalidateQueries({ queryKey: everySitePage });
      }}
      onSaved={() => navigate(staffAddresses.sitePages)}
    >
      {(control) => (
        <FormSection title="What visitors read">
          <TextField control={control} name="title" label={fields.title} />
          <RichTextField control={control} name="body" label={fields.body} />
        </FormSection>
      )}
    </FormScreen>
  );
}
