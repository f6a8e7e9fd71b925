import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { plainPageQuery, type StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DeleteAction, EditLink } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { StatusBadge, statusNames } from '../posts/StatusBadge.tsx';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyPlainPage, usePlainPageTrash } from './calls.ts';

const columns: Column<StaffListedPlainPage>[] = [
  {
    header: 'Title',
    sort: 'title',
    cell: (it) => (
      <>
        <RowTitle>{it.title}</RowTitle>
        <p className="text-sm break-all text-muted">{addresses.plainPage(it.address)}</p>
      </>
    ),
  },
  { header: 'Status', sort: 'status', cell: (it) => <StatusBadge post={it} /> },
  {
    header: 'Published',
    sort: 'published_date',
    cell: ({ published_date }) => (published_date === null ? 'Not published' : <DayOf at={published_date} />),
  },
  { header: 'Last changed', sort: 'updated_at', cell: (it) => <DayOf at={it.updated_at} /> },
];

const texts: ListTexts = {
  label: 'Pages',
  loading: 'Loading the pages...',
  failed: 'The pages could not be loaded. Try again.',
  none: 'No pages yet',
  noMatch: 'No pages match your search.',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} pages · Page ${page} of ${pages}`,
};

const filters: ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    all: 'Drafts and published',
    options: optionsOf({ draft: statusNames.draft, published: statusNames.published }),
  },
];

/** The pages that staff have added to the site. */
export function PlainPages() {
  const trash = usePlainPageTrash();
  const list = useList({
    queryKey: [...everyPlainPage, 'list'],
    query: plainPageQuery,
    load: (query) => request('GET /pages/', { query }),
    order: 'title',
    columns,
    filters,
    pageSizes: [10],
  });
  return (
    <ListScreen
      title="Pages"
      subtitle="Pages with their own text and address."
      actions={
        <AddLink permission="pages.create" to={staffAddresses.newPage}>
          New page
        </AddLink>
      }
      views={<ViewLinks all="Pages" inTrash={list.address.inTrash} />}
      search="Search titles and addresses"
      clear="Reset"
      texts={texts}
      list={list}
      trash={trash}
      opening={(it) => (it.can?.edit ? staffAddresses.editPage(it.id) : undefined)}
      rowActions={(it) => (
        <>
          <EditLink row={it} name={it.title} to={staffAddresses.editPage(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    />
  );
}
