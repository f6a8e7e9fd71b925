import { Ellipsis, FileUp, Plus, SearchCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as listWords from '#locale/dashboard/list.ts';
import * as words from '#locale/dashboard/redirects.ts';
import { type Redirect, redirectQuery } from '../../../domain/redirects.ts';
import { Button } from '../components/Button.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import type { MenuEntry } from '../components/MenuPopup.tsx';
import { Badge } from '../list/Badge.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowAction } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyRedirect, useTakingAway } from './calls.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectLinks } from './RedirectLinks.tsx';
import { TableDialog } from './TableDialog.tsx';
import { TryDialog } from './TryDialog.tsx';

/** Where it leads: an address, that it is gone, or an address at which there is nothing. */
function Target({ redirect: { target, is_found } }: { redirect: Redirect }) {
  if (target === null) return <Badge tone="quiet">{words.gone}</Badge>;
  return (
    <span className="wrap-anywhere">
      {target} {is_found ? null : <Badge tone="warning">{words.nothingHere}</Badge>}
    </span>
  );
}

const columns: Column<Redirect>[] = [
  { name: 'from', header: words.oldAddress, cell: ({ old_path }) => <RowTitle>{old_path}</RowTitle> },
  { name: 'target', header: words.leadsTo, worth: 'state', cell: (it) => <Target redirect={it} /> },
  { name: 'source', header: words.source, worth: 'detail', cell: ({ source }) => words.sources[source] },
  { name: 'added', header: words.added, worth: 'detail', cell: ({ created_at }) => <DayOf at={created_at} /> },
];

const texts: ListTexts = {
  label: words.redirects,
  loading: words.loadingRedirects,
  failed: words.redirectsNotLoaded,
  none: words.noRedirects,
  noneHint: words.noRedirectsHint,
  noMatch: words.noRedirectsMatch,
  total: words.totalRedirects,
};

/** The old addresses of the site, and where each leads. */
export function Redirects() {
  const mayChange = useMay('pages.publish');
  const [open, setOpen] = useState<'new' | 'file' | 'try'>();
  const taking = useTakingAway();
  const close = () => setOpen(undefined);
  const list = useList({
    queryKey: [...everyRedirect, 'list'],
    query: redirectQuery,
    load: (query) => request('GET /redirects/', { query }),
    columns,
    pageSizes: [20],
  });
  const add = mayChange ? (
    <Button kind="primary" onClick={() => setOpen('new')}>
      <Plus aria-hidden="true" className="size-5" />
      {words.newRedirect}
    </Button>
  ) : null;
  const others: MenuEntry[] = [
    { word: words.tryAnAddress, Icon: SearchCheck, onPress: () => setOpen('try') },
    { word: words.addFromFile, Icon: FileUp, onPress: () => setOpen('file') },
  ];
  return (
    <ListScreen
      title={words.redirects}
      subtitle={words.subtitle}
      actions={
        mayChange ? (
          <>
            {add}
            <MenuButton size="regular" kind="secondary" className="max-sm:px-2" align="end" entries={others}>
              <Ellipsis aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">{listWords.moreActions}</span>
            </MenuButton>
          </>
        ) : (
          <Button onClick={() => setOpen('try')}>{words.tryAnAddress}</Button>
        )
      }
      views={<RedirectLinks current="redirects" />}
      search={words.searchRedirects}
      texts={texts}
      begin={add}
      list={list}
      rowActions={
        mayChange
          ? (it) => (
              <RowAction
                label={words.takeAwayOne(it.old_path)}
                word={words.takeAway}
                Icon={Trash2}
                busy={taking.isPending && taking.variables.id === it.id}
                onClick={() => taking.mutate(it)}
              />
            )
          : undefined
      }
    >
      {open === 'new' ? <RedirectDialog onClose={close} /> : null}
      {open === 'file' ? <TableDialog onClose={close} /> : null}
      {open === 'try' ? <TryDialog onClose={close} /> : null}
    </ListScreen>
  );
}
