import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/site-pages.ts';
import { beforeYouPublish } from '#locale/dashboard/writing.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import {
  type SitePage,
  type SitePageSlug,
  sitePage as schemaAsRead,
  sitePageInput,
  sitePageSlug,
} from '../../../domain/site-page.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { controlsIn } from '../fields/FieldControl.tsx';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { BeforePublishing } from '../writing/BeforePublishing.tsx';
import { everySitePage, oneSitePage } from './calls.ts';
import { wordedSitePageFields } from './fields.ts';

const valuesOf = (page: SitePage) => formValues(wordedSitePageFields, page);

/** Writes one of the pages. */
function SitePageForm({ page }: { page: SitePage }) {
  const queries = useQueryClient();
  const record = { resource: 'site_pages', record: page.slug } as const;
  return (
    <FormScreen
      schema={sitePageInput}
      startsWith={valuesOf(page)}
      change={changeOf<SitePage, FieldValues>(page, schemaAsRead, valuesOf, comparedFields(wordedSitePageFields))}
      translated={record}
      versions={{ collection: 'site_pages', id: page.slug }}
      draft={`page ${page.slug}`}
      submit={words.savePage}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={staffAddresses.sitePages}
      save={async (input, seen) => {
        const { title } = await request('PUT /site-pages/{slug}/', {
          parameters: { slug: page.slug },
          body: { ...input, ...seen },
        });
        toast.success(words.pageSaved(title));
        await queries.invalidateQueries({ queryKey: everySitePage });
      }}
      checksText
    >
      {(control) => {
        const field = controlsIn(wordedSitePageFields, control, undefined);
        return (
          <>
            <FormSection title={words.whatVisitorsRead}>
              {field('title')}
              {field('body')}
            </FormSection>
            <FormSection title={beforeYouPublish}>
              <BeforePublishing control={control} record={record} />
            </FormSection>
          </>
        );
      }}
    </FormScreen>
  );
}

/** The form of the page in the address. */
export function SitePageScreen() {
  // Letter case does not matter in an address of the dashboard.
  const { data } = sitePageSlug.safeParse({ slug: useParams().slug?.toLowerCase() });
  if (data) return <KnownPage key={data.slug} slug={data.slug} />;
  return <ScreenProblem title={words.noSuchPage} detail={words.addressMistyped} />;
}

function KnownPage({ slug }: { slug: SitePageSlug }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneSitePage(slug));
  if (!isFetchedAfterMount) return <Waiting>{words.loadingPage}</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title={words.pageNotLoaded} detail={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={data.title} subtitle={words.pageSubtitle} actions={<SiteLink page={addresses[slug]} />} />
      <SitePageForm page={data} />
    </div>
  );
}
