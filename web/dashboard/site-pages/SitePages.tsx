import { useQuery } from '@tanstack/react-query';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { allSitePages } from './calls.ts';
import { SitePageRow } from './SitePageRow.tsx';

/** The pages whose whole text staff write. */
export function SitePages() {
  const { data, error, refetch } = useQuery(allSitePages);
  if (data === undefined) {
    if (error === null) return <Waiting>Loading the pages...</Waiting>;
    return <ScreenProblem title="Failed to load the pages" detail={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <ScreenHeader title="Services and policies" subtitle="The texts of the pages that the site always has." />
      <ul className="grid gap-3">
        {data.map((page) => (
          <SitePageRow key={page.slug} page={page} />
        ))}
      </ul>
    </div>
  );
}
