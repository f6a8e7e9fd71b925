import * as words from '#locale/dashboard/redirects.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languageWords } from '../../../domain/languages.ts';
import { type DeadLink, deadLinkQuery } from '../../../domain/links.ts';
import { sitePageSlugs } from '../../../domain/site-page.ts';
import { Badge } from '../list/Badge.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { request } from '../session/request.ts';
import { HiddenReplacements } from '../standard-pages/HiddenReplacements.tsx';
import { nounOf } from '../translations/names.ts';
import { versionedCollection } from '../versions/collections.ts';
import { everyRedirect } from './calls.ts';
import { RedirectLinks } from './RedirectLinks.tsx';

const nameOf = ({ language }: DeadLink) => (language === null ? undefined : languageWords[language].name);

/** Where the link is mended: the form of its record, or the translation that has it. */
function formOf({ resource, record, language }: DeadLink): string | undefined {
  if (language !== null) return staffAddresses.translation(resource, record, language);
  const collection = versionedCollection(resource);
  const slug = sitePageSlugs.find((one) => one === record);
  return collection?.form?.(slug ?? Number(record)) ?? collection?.list;
}

const columns: Column<DeadLink>[] = [
  { name: 'link', header: words.linkInText, cell: (it) => <RowName title={it.address} below={it.words} /> },
  {
    name: 'text',
    header: words.standsIn,
    cell: (it) => (
      <div>
        <p className="wrap-anywhere">{it.record_title}</p>
        <p className="text-sm text-muted">{words.inKind(nounOf(it), nameOf(it))}</p>
      </div>
    ),
  },
  {
    name: 'why',
    header: words.whyDead,
    worth: 'state',
    cell: ({ trouble }) => <Badge tone="warning">{words.troubles[trouble]}</Badge>,
  },
];

const texts: ListTexts = {
  label: words.deadLinks,
  loading: words.loadingDead,
  failed: words.deadNotLoaded,
  none: words.noneDead,
  noneHint: words.noneDeadHint,
  noMatch: words.noDeadMatch,
  total: words.totalDead,
};

/** Links in our own texts at which visitors find nothing; each opens where it is mended. */
export function DeadLinks() {
  const list = useList({
    queryKey: [...everyRedirect, 'dead'],
    query: deadLinkQuery,
    load: (query) => request('GET /redirects/links/', { query }),
    columns,
    pageSizes: [20],
    staleTime: 0,
  });
  return (
    <ListScreen
      title={words.ownDeadLinks}
      subtitle={words.deadSubtitle}
      views={
        <>
          <RedirectLinks current="dead" />
          <HiddenReplacements />
        </>
      }
      search={words.searchDead}
      texts={texts}
      list={list}
      opening={formOf}
    />
  );
}
