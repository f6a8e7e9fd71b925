import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { toast } from 'sonner';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import {
  type SitePage,
  type SitePageSlug,
  sitePage as schemaAsRead,
  sitePageInput,
  sitePageSlug,
} from '../../../domain/site-page.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { everySitePage, oneSitePage } from './calls.ts';

const fields = { title: 'Title', body: 'Text' } as const;

const valuesOf = ({ title, body }: SitePage) => ({ title, body });

/** Writes one of the pages. */
function SitePageForm({ page }: { page: SitePage }) {
  const queries = useQueryClient();
  return (
    <FormScreen
      schema={sitePageInput}
      startsWith={valuesOf(page)}
      change={changeOf(page, schemaAsRead, valuesOf, fields)}
      translated={{ resource: 'site_pages', record: page.slug }}
      draft={`page ${page.slug}`}
      submit="Save page"
      submitting="Saving..."
      failed="Failed to save the page. Please try again."
      backTo={staffAddresses.sitePages}
      save={async (input, seen) => {
        const { title } = await request('PUT /site-pages/{slug}/', {
          parameters: { slug: page.slug },
          body: { ...input, ...seen },
        });
        toast.success(`Page "${title}" saved.`);
        await queries.invalidateQueries({ queryKey: everySitePage });
      }}
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

/** The form of the page in the address. */
export function SitePageScreen() {
  // Letter case does not matter in an address of the dashboard.
  const { data } = sitePageSlug.safeParse({ slug: useParams().slug?.toLowerCase() });
  if (data) return <KnownPage key={data.slug} slug={data.slug} />;
  return <ScreenProblem title="There is no such page" detail="Its address may have been mistyped." />;
}

function KnownPage({ slug }: { slug: SitePageSlug }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneSitePage(slug));
  if (!isFetchedAfterMount) return <Waiting>Loading the page...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Failed to load the page" detail={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title={data.title}
        subtitle="The full text that visitors read."
        actions={<SiteLink page={addresses[slug]} />}
      />
      <SitePageForm page={data} />
    </div>
  );
}
