import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/edit-this-page.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { screenPaths } from '../../../domain/staff-screens.ts';
import { RequestFailed } from '../../request.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { useAllScreens } from '../screen/all-screens.ts';
import { mayOpen } from '../screen/dashboard-screen.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { formIn, type Written, writtenAt } from './places.ts';

/** The end of an address that leads to the block of a page; nothing for any other part. */
const blockIn = (part: string) => (/^block-[a-z0-9]+$/.test(part) ? `#${part}` : '');

/** Goes on to the form of a page that staff have added, once its number is known. */
function AddedPage({ address, language, part }: Extract<Written, { kind: 'added' }> & { part: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['page at', address],
    queryFn: address === '' ? skipToken : () => request('GET /pages/at/{address}/', { parameters: { address } }),
  });
  if (data) return <Navigate to={`${formIn('pages', String(data.id), language)}${blockIn(part)}`} replace />;
  if (!error && address !== '') return <Waiting>{words.finding}</Waiting>;
  const isNothing = !(error instanceof RequestFailed) || error.status === 404;
  return (
    <ScreenProblem
      title={words.editThisPage}
      detail={isNothing ? words.nothingToEdit : words.notFoundOut}
      {...(!isNothing && { onRetry: () => void refetch() })}
      next={
        <Link to={staffAddresses.pages} className={buttonLook('secondary')}>
          {words.allPages}
        </Link>
      }
    />
  );
}

/** The screens that what a page shows is written on, as far as this account may open them. */
function Screens({ screens, page }: { screens: readonly string[]; page: string }) {
  const { permissions } = useAccount();
  const all = new Map(useAllScreens());
  const open = screens.flatMap((name) => {
    const screen = all.get(name);
    const path = screenPaths[name];
    return screen && path !== undefined && mayOpen(screen, permissions) ? [{ path, title: screen.title }] : [];
  });
  const [only] = open;
  if (only && screens.length === 1) return <Navigate to={only.path} replace />;
  return (
    <div className="grid max-w-reading gap-6">
      <ScreenHeader title={words.editThisPage} subtitle={words.writtenInSeveralPlaces} />
      {open.length === 0 ? (
        <p>{words.mayOpenNone}</p>
      ) : (
        <ul className="grid gap-2">
          {open.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className="flex min-h-11 items-center font-semibold text-accent underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{words.otherSentences}</p>
      <div>
        <SiteLink page={page} />
      </div>
    </div>
  );
}

/** A path of this site; an address of another, or a script in the place of one, is home. */
const pathIn = (address: string | null) => (address !== null && /^\/(?![/\\])/.test(address) ? address : '/');

/** Where a link on the public site leads that only staff see: on to the form of what they were reading. */
export function EditThisPage() {
  const [query] = useSearchParams();
  const page = pathIn(query.get('page'));
  const part = query.get('part') ?? '';
  const written = writtenAt(page, part);
  if (written.kind === 'added') return <AddedPage {...written} part={part} />;
  if (written.kind === 'screens') return <Screens screens={written.screens} page={page} />;
  return <Navigate to={formIn(written.resource, written.record, written.language)} replace />;
}
