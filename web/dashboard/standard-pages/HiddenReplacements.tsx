import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/standard-pages.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Banner } from '../components/Banner.tsx';
import { allStandardPages } from './calls.ts';
import { nameOf } from './names.ts';

/** Tells of standard pages whose replacement visitors cannot read; nothing where there is none. */
export function HiddenReplacements() {
  const { data = [] } = useQuery(allStandardPages);
  const troubled = data.filter(({ trouble }) => trouble !== null);
  if (troubled.length === 0) return null;
  return (
    <Banner tone="warning">
      <p className="font-semibold">{words.replacementsHidden}</p>
      <p>{words.shownAgain(troubled.map(nameOf).join(', '))}</p>
      <p>
        <Link to={staffAddresses.standardPages} className="inline-flex min-h-11 items-center font-semibold underline">
          {words.standardPages}
        </Link>
      </p>
    </Banner>
  );
}
