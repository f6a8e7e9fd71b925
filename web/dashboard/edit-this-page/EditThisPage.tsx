import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/edit-this-page.ts';
import * as sectionWords from '#locale/dashboard/page-sections.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Language, splitLanguage } from '../../../domain/languages.ts';
import { type PageOfSections, pageOfSectionsAt } from '../../../domain/page-sections.ts';
import { screenPaths } from '../../../domain/staff-screens.ts';
import { standardPageAt } from '../../../domain/standard-page.ts';
import { RequestFailed } from '../../request.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { ChangeContent } from '../page-sections/ChangeContent.tsx';
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

/** The page of the site at an address, in whatever spelling; undefined for any other. */
function pageOfSite(address: string): PageOfSections | undefined {
  const { path } = splitLanguage(address);
  return standardPageAt(path) ?? pageOfSectionsAt(path.toLowerCase().replace(/(.)\/$/, '$1'));
}

/** Goes on to the form of a page of the site that staff have changed, where one of its blocks was in sight. */
function ChangedPage({ name, language, part }: { name: PageOfSections; language: Language; part: string }) {
  const { data, error } = useQuery({
    queryKey: ['page of the site', name],
    queryFn: () => request('GET /site/pages/{name}/content/', { parameters: { name } }),
  });
  if (data && data.id > 0) return <Navigate to={`${formIn('pages', String(data.id), language)}${part}`} replace />;
  return data || error ? <Navigate to={staffAddresses.standardPages} replace /> : <Waiting>{words.finding}</Waiting>;
}

/** The screens that what a page shows is written on, as far as this account may open them. */
function Screens({ screens, page }: { screens: readonly string[]; page: string }) {
  const ofSite = pageOfSite(page);
  const { permissions } = useAccount();
  const all = new Map(useAllScreens());
  const open = screens.flatMap((name) => {
    const screen = all.get(name);
    const path = screenPaths[name];
    return screen && path !== undefined && mayOpen(screen, permissions) ? [{ path, title: screen.title }] : [];
  });
  const [only] = open;
  if (only && screens.length === 1 && ofSite === undefined) return <Navigate to={only.path} replace />;
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
      {ofSite === undefined ? (
        <p className="text-muted">{words.otherSentences}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <p>{sectionWords.partsOfThePage}</p>
          <ChangeContent page={ofSite} name={page} />
        </div>
      )}
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
  const ofSite = pageOfSite(page);
  if (ofSite !== undefined && blockIn(part) !== '') {
    return <ChangedPage name={ofSite} language={splitLanguage(page).language} part={blockIn(part)} />;
  }
  if (written.kind === 'added') return <AddedPage {...written} part={part} />;
  if (written.kind === 'screens') return <Screens screens={written.screens} page={page} />;
  return <Navigate to={formIn(written.resource, written.record, written.language)} replace />;
}
