import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../../domain/addresses.ts';
import { type SitePageSlug, sitePageSlug } from '../../../domain/site-page.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneSitePage } from './calls.ts';
import { SitePageForm } from './SitePageForm.tsx';

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
        subtitle="Its whole text, as visitors read it."
        actions={<SiteLink page={addresses[slug]} />}
      />
      <SitePageForm page={data} />
    </div>
  );
}
