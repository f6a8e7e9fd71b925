import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type SitePageSlug, sitePageSlug } from '../../../domain/site-page.ts';
import { addresses } from '../../addresses.ts';
import { SiteLink } from '../controls/SiteLink.tsx';
import { Lost } from '../screen/Lost.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneSitePage } from './calls.ts';
import { SitePageForm } from './SitePageForm.tsx';

/** The form of the page in the address. */
export function SitePageScreen() {
  const { data } = sitePageSlug.safeParse(useParams());
  return data ? <KnownPage key={data.slug} slug={data.slug} /> : <Lost />;
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
