import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/site-pages.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { ListedSitePage } from '../../../domain/site-page.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { allSitePages } from './calls.ts';

/** One page: the date of its last change, and links to it. */
function SitePageRow({ page: { slug, title, updated_at } }: { page: ListedSitePage }) {
  const mayEdit = useMay('pages.publish');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-raised p-4">
      <div className="min-w-0 grow">
        <h2 className="text-subheading">{title}</h2>
        <p className="text-muted">
          {updated_at === null ? (
            words.defaultText
          ) : (
            <>
              {words.changedOn} <Moment at={updated_at} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SiteLink page={addresses[slug]} name={title} />
        {mayEdit ? (
          <Link
            to={staffAddresses.sitePage(slug)}
            aria-label={words.editTitle(title)}
            className={buttonLook('primary')}
          >
            <Pencil aria-hidden="true" className="size-5" />
            {words.edit}
          </Link>
        ) : null}
      </div>
    </li>
  );
}

/** The pages whose whole text staff write. */
export function SitePages() {
  const { data, error, refetch } = useQuery(allSitePages);
  if (data === undefined) {
    if (error === null) return <Waiting>{words.loadingPages}</Waiting>;
    return <ScreenProblem title={words.pagesNotLoaded} detail={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <ScreenHeader title={words.servicesAndPolicies} subtitle={words.subtitle} />
      <ul className="grid gap-3">
        {data.map((page) => (
          <SitePageRow key={page.slug} page={page} />
        ))}
      </ul>
    </div>
  );
}
