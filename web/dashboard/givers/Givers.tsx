import { Eye } from 'lucide-react';
import * as words from '#locale/dashboard/givers.ts';
import { enterTheFirst } from '#locale/dashboard/pledges.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Giver, GiverOrder } from '../../../domain/giving/gift.ts';
import { listQuery } from '../../../domain/listing.ts';
import { Email } from '../components/Email.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowLink } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyGiver, shownName } from './calls.ts';

const texts: ListTexts = {
  label: words.givers,
  loading: words.loadingGivers,
  failed: words.failedToLoadGivers,
  none: words.noGiversYet,
  noneHint: words.noGiversHint,
  noMatch: words.noMatch,
  total: words.total,
};

const columns: Column<Giver, GiverOrder>[] = [
  { name: 'name', header: words.name, sort: 'name', cell: (giver) => <RowTitle>{shownName(giver)}</RowTitle> },
  {
    name: 'email',
    header: words.email,
    cell: ({ email }) => (email === '' ? words.notGiven : <Email address={email} />),
  },
  { name: 'phone', header: words.phone, cell: ({ phone }) => phone || words.notGiven },
  { name: 'since', header: words.since, sort: 'created_at', cell: ({ created_at }) => <DayOf at={created_at} /> },
];

/** Everybody who pledged or gave. */
export function Givers() {
  const list = useList({
    queryKey: [...everyGiver, 'list'],
    query: listQuery,
    load: (query) => request('GET /givers/', { query }),
    order: '-created_at',
    columns,
    pageSizes: [12, 25, 50],
  });
  return (
    <ListScreen
      title={words.givers}
      subtitle={words.subtitle}
      search={words.search}
      texts={texts}
      begin={
        <AddLink permission="pledges.create" to={staffAddresses.newPledge}>
          {enterTheFirst}
        </AddLink>
      }
      list={list}
      opening={({ id }) => staffAddresses.giver(id)}
      rowActions={(giver) => (
        <RowLink
          label={words.openOne(shownName(giver))}
          word={words.open}
          Icon={Eye}
          to={staffAddresses.giver(giver.id)}
        />
      )}
    />
  );
}
