import * as draftWords from '#locale/dashboard/drafts.ts';
import * as words from '#locale/dashboard/plain-pages.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import {
  type PlainPageOrder,
  type PlainPageQuery,
  plainPageQuery,
  type StaffListedPlainPage,
} from '../../../domain/plain-page.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DeleteAction, EditLink, ViewAction } from '../list/RowActions.tsx';
import { RowName } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { PublicationBadge } from '../posts/PublicationBadge.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { PageViews } from '../standard-pages/PageViews.tsx';
import { DayOf } from '../time/Moment.tsx';
import { everyPlainPage, usePlainPageTrash } from './calls.ts';
import { wordedPageFields } from './fields.ts';
import { MissedWords } from './MissedWords.tsx';

const columns: Column<StaffListedPlainPage, PlainPageOrder>[] = [
  {
    name: 'title',
    header: words.title,
    sort: 'title',
    cell: (it) => <RowName title={it.title} below={addresses.plainPage(it.address)} />,
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => <PublicationBadge post={it} />,
  },
  {
    name: 'published',
    header: words.published,
    sort: 'published_date',
    cell: ({ published_date }) => (published_date === null ? words.notPublished : <DayOf at={published_date} />),
  },
  { name: 'lastChanged', header: words.lastChanged, sort: 'updated_at', cell: (it) => <DayOf at={it.updated_at} /> },
];

const texts: ListTexts = {
  label: words.pages,
  loading: words.loadingPages,
  failed: words.failedToLoadPages,
  none: words.noPagesYet,
  noneHint: words.noPagesHint,
  noMatch: words.noMatch,
  total: words.total,
};

const byStatus: ListFilter<PlainPageQuery> = {
  kind: 'choice',
  name: 'status',
  label: words.status,
  all: words.draftsAndPublished,
  options: optionsOf(wordedPageFields.status.options.choices),
};

/** For those who may publish. */
const byAsks: ListFilter<PlainPageQuery> = {
  kind: 'choice',
  name: 'asks',
  label: draftWords.waitingForPublishing,
  all: draftWords.waitingOrNot,
  options: optionsOf({ true: draftWords.waitingForPublishing }),
};

/** The pages that staff have added to the site. */
export function PlainPages() {
  const trash = usePlainPageTrash();
  const mayPublish = useMay('pages.publish');
  const list = useList({
    queryKey: [...everyPlainPage, 'list'],
    query: plainPageQuery,
    load: (query) => request('GET /pages/', { query }),
    order: 'title',
    columns,
    filters: mayPublish ? [byStatus, byAsks] : [byStatus],
    pageSizes: [12],
  });
  return (
    <ListScreen
      title={words.pages}
      subtitle={words.subtitle}
      actions={
        <AddLink permission="pages.create" to={staffAddresses.newPage}>
          {words.newPage}
        </AddLink>
      }
      views={<PageViews current={list.address.inTrash ? 'trash' : 'pages'} />}
      search={words.search}
      texts={texts}
      begin={
        <AddLink permission="pages.create" to={staffAddresses.newPage}>
          {words.writeTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      opening={(it) => (it.can?.edit ? staffAddresses.editPage(it.id) : undefined)}
      rowActions={(it) => (
        <>
          {it.deleted_at === null ? <ViewAction page={addresses.plainPage(it.address)} name={it.title} /> : null}
          <EditLink row={it} name={it.title} to={staffAddresses.editPage(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      <MissedWords />
    </ListScreen>
  );
}
