import { CornerUpRight, EyeOff, Unlink } from 'lucide-react';
import { useState } from 'react';
import * as words from '#locale/dashboard/redirects.ts';
import { type MissedAddress, type MissedOrder, missedQuery } from '../../../domain/redirects.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowAction } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { focusedAfter } from '../screen/focus-row.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { everyRedirect, useDismissing, useGone } from './calls.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectLinks } from './RedirectLinks.tsx';

const columns: Column<MissedAddress, MissedOrder>[] = [
  { name: 'address', header: words.address, cell: ({ path }) => <RowTitle>{path}</RowTitle> },
  { name: 'times', header: words.times, sort: 'times', worth: 'state', cell: ({ times }) => times },
  {
    name: 'last',
    header: words.lastTime,
    sort: 'last_seen_at',
    cell: ({ last_seen_at }) => <Moment at={last_seen_at} />,
  },
];

const texts: ListTexts = {
  label: words.notFound,
  loading: words.loadingMissed,
  failed: words.missedNotLoaded,
  none: words.nothingMissed,
  noneHint: words.nothingMissedHint,
  noMatch: words.noMissedMatch,
  total: words.totalMissed,
};

interface AskedProps {
  missed: MissedAddress;
  rows: readonly MissedAddress[];
  onClose(): void;
}

/** Asks where an address is to lead. It is no longer listed then: the focus goes on to the row that comes into its place. */
function Asked({ missed, rows, onClose }: AskedProps) {
  const [place] = useState(() => rows.indexOf(missed));
  return <RedirectDialog missed={missed.path} onClose={onClose} finalFocus={() => focusedAfter(missed.id, place)} />;
}

/** The addresses at which visitors found nothing. Each is answered in two presses. */
export function Missed() {
  const mayChange = useMay('pages.publish');
  const [asked, setAsked] = useState<MissedAddress>();
  const gone = useGone();
  const dismissing = useDismissing();
  const list = useList({
    queryKey: [...everyRedirect, 'missed'],
    query: missedQuery,
    load: (query) => request('GET /redirects/missed/', { query }),
    order: '-times',
    columns,
    pageSizes: [20],
  });
  return (
    <ListScreen
      title={words.addressesNotFound}
      subtitle={words.missedSubtitle}
      views={<RedirectLinks current="missed" />}
      search={words.searchMissed}
      texts={texts}
      list={list}
      rowActions={
        mayChange
          ? (it) => (
              <>
                <RowAction
                  label={words.redirectOne(it.path)}
                  word={words.redirect}
                  Icon={CornerUpRight}
                  onClick={() => setAsked(it)}
                />
                <RowAction
                  label={words.goneOne(it.path)}
                  word={words.gone}
                  Icon={Unlink}
                  busy={gone.isPending && gone.variables.id === it.id}
                  onClick={() => gone.mutate(it)}
                />
                <RowAction
                  label={words.dismissOne(it.path)}
                  word={words.dismiss}
                  Icon={EyeOff}
                  busy={dismissing.isPending && dismissing.variables.id === it.id}
                  onClick={() => dismissing.mutate(it)}
                />
              </>
            )
          : undefined
      }
    >
      {asked === undefined ? null : <Asked missed={asked} rows={list.rows ?? []} onClose={() => setAsked(undefined)} />}
    </ListScreen>
  );
}
