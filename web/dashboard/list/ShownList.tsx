import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { type FailedText, failedText } from '../screen/failed-text.ts';
import { useLeftPlace } from '../screen/left-place.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { Moment } from '../time/Moment.tsx';
import { ColumnsMenu, useHiddenColumns } from './ColumnsMenu.tsx';
import { ForGoodAction, useDeleters, useForGood } from './for-good.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ListTable } from './ListTable.tsx';
import { pagers } from './Pager.tsx';
import { type Deletable, RestoreAction } from './RowActions.tsx';
import type { Opening } from './RowTitle.tsx';
import { useRestoredFocus } from './restore-focus.ts';
import { type Selection, useSelection } from './selection.tsx';
import { TrashSelection } from './TrashSelection.tsx';
import type { ListTrash } from './trash.ts';
import type { ListState } from './use-list.ts';

/** The positions of the page's rows among all matches; from 1, and 0 where there is none. Pages count from 1. */
export interface Showing {
  first: number;
  last: number;
  page: number;
  pages: number;
}

/** The texts of a list, in whole sentences of its resource. */
export interface ListTexts {
  /** The name of the table. */
  label: string;
  loading: string;
  failed: FailedText;
  /** The word for loading the whole page again after that; without it, the list alone is asked for again. */
  reload?: string;
  /** There is none at all. */
  none: string;
  /** What the list is for, or what to do first. Left out where there is always one, such as who is signed in. */
  noneHint?: string;
  /** There are some, but the search and the filters leave none. */
  noMatch: string;
  noMatchHint?: string;
  /** The text for the total. */
  total(count: number, showing: Showing): string;
  /** The text for the number of matches, if it is not the same as for the total. */
  found?(found: number, count: number, showing: Showing): string;
}

/** The texts of the trash of a list. */
const textsOfTrash = ({ label, ...texts }: ListTexts): ListTexts => ({
  ...texts,
  label: words.inTheTrash(label),
  none: words.theTrashIsEmpty,
  noneHint: words.trashHint,
  total: (count) => words.countInTheTrash(label, count),
});

interface NothingListedProps {
  text: string;
  hint: string | undefined;
  children: ReactNode;
}

/** An empty list: says so, and offers the next step. */
function NothingListed({ text, hint, children }: NothingListedProps) {
  return (
    <div className="border border-line bg-raised">
      <Band motif="lozenge" tone="chalk" size="regular" />
      <div className="grid justify-items-start gap-4 p-6">
        <p className="text-subheading font-semibold">{text}</p>
        {hint ? <p className="text-muted">{hint}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** What is done with several rows of a list that has no trash. */
interface Together<Row extends Deletable> {
  /** It can be done with this row. */
  isOffered(row: Row): boolean;
  nameOf(row: Row): string;
  /** The number of rows that are chosen, and the buttons. */
  bar(selection: Selection<Row>): ReactNode;
}

interface ShownListProps<Row extends Deletable> {
  list: ListState<Row>;
  texts: ListTexts;
  /** The actions on a row outside the trash; without them there is no such column. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The target of a record's name outside the trash, for people who may work on it. */
  opening?: (row: Row) => Opening;
  /** The trash, where records deleted in the last 30 days are restored. */
  trash?: ListTrash<Row>;
  together?: Together<Row> | undefined;
  pager?: keyof typeof pagers;
  /** The word that takes out the search and all filters, where the list has one of its own. */
  clear?: string | undefined;
  /** Counts the rows in a first column. */
  numbered?: boolean;
  /** What one does first, where there is none at all: a link or a button for those who may. */
  begin?: ReactNode;
}

/** When a record came to the trash, and who moved it there. */
export const deletedColumn = (deleters: ReadonlyMap<number, string>, header = words.deleted) => ({
  name: 'deleted',
  header,
  cell: ({ id, deleted_at }: Deletable) => (
    // Beside many columns it would else be as narrow as its longest letter.
    <div className="lg:min-w-36">
      {deleted_at ? <Moment at={deleted_at} /> : null}
      {deleters.has(id) ? <p className="text-sm text-muted">{words.by(deleters.get(id) ?? '')}</p> : null}
    </div>
  ),
});

/** A list with everything that can happen to it: on its way, failed, empty, nothing found, one page of many. */
export function ShownList<Row extends Deletable>(props: ShownListProps<Row>) {
  const { list, trash, together, pager = 'numbers', numbered = false } = props;
  const { address, columns, pageSize, rows, first, found, count, error } = list;
  const isTrash = trash !== undefined && address.inTrash;
  const texts = isTrash ? textsOfTrash(props.texts) : props.texts;
  const forGood = useForGood(isTrash ? trash : undefined);
  const deleters = useDeleters(trash?.name ?? '', isTrash ? (rows ?? []) : []);
  const actionsInTrash = (row: Row) =>
    trash && forGood && row.can?.delete ? (
      <>
        <RestoreAction row={row} trash={trash} />
        <ForGoodAction row={row} trash={trash} forGood={forGood} />
      </>
    ) : null;
  const actions = isTrash ? actionsInTrash : props.actions;
  const { region, total } = useRestoredFocus(rows);
  const isDeletable = (row: Row) => row.can?.delete === true;
  const { isOffered, nameOf } = together ?? { isOffered: isDeletable, nameOf: trash?.nameOf ?? (() => '') };
  const selection = useSelection(rows, isOffered, nameOf);
  const isSelecting = (trash ?? together) !== undefined && selection.offered.length > 0;
  useLeftPlace(rows !== undefined);
  const { hidden, show } = useHiddenColumns(list.name);

  if (error === null && (rows === undefined || count === undefined)) return <Waiting>{texts.loading}</Waiting>;
  const pages = Math.max(1, Math.ceil(found / pageSize));
  // The list may have become shorter than the address remembers.
  const page = Math.min(address.page, pages);
  const showing = { first, last: first + (rows?.length ?? 0) - 1, page, pages };
  const Pager = pagers[pager];
  return (
    <div ref={region} className="list grid gap-3" aria-busy={list.isWaiting}>
      {error === null ? null : (
        <Banner tone="danger">
          <p>{failedText(texts.failed, error)}</p>
          <Button className="mt-3" onClick={texts.reload ? () => window.location.reload() : list.tryAgain}>
            {texts.reload ?? words.tryAgain}
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <NothingListed
          text={count === 0 ? texts.none : texts.noMatch}
          hint={count === 0 ? texts.noneHint : (texts.noMatchHint ?? words.noMatchHint)}
        >
          {count === 0 ? (
            <div className="flex flex-wrap gap-3 empty:hidden">{isTrash ? null : props.begin}</div>
          ) : (
            // A list's own button stands beside its filters, which are folded away on a phone.
            <Button className={props.clear === undefined ? '' : 'sm:hidden'} onClick={list.clearFilters}>
              {props.clear ?? words.clear}
            </Button>
          )}
        </NothingListed>
      ) : null}
      {rows === undefined || rows.length === 0 ? null : (
        <ListTable
          label={texts.label}
          rows={rows}
          // The first names the record and is always there.
          columns={[...columns, ...(isTrash ? [deletedColumn(deleters)] : [])].filter(
            ({ name }, index) => index === 0 || !hidden.includes(name),
          )}
          sort={address.sort}
          onSort={address.sortBy}
          numberedFrom={numbered ? first : undefined}
          actions={actions}
          opening={isTrash ? undefined : props.opening}
          selection={isSelecting ? selection : undefined}
          opened={address.opened}
        />
      )}
      {trash ? <TrashSelection selection={selection} trash={trash} forGood={forGood} /> : null}
      {forGood?.place}
      {together?.bar(selection)}
      {rows === undefined || count === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p ref={total} tabIndex={-1} role="status" className="text-muted">
            {found === 0
              ? null
              : found === count || texts.found === undefined
                ? texts.total(found, showing)
                : texts.found(found, count, showing)}
          </p>
          {found === 0 ? null : <ColumnsMenu columns={columns.slice(1)} hidden={hidden} onShow={show} />}
          {found === 0 ? null : <KeyboardHelp isSelecting={isSelecting} isDeleting={trash !== undefined && !isTrash} />}
          <div className="ml-auto">
            {pages === 1 && pager !== 'steps' ? null : (
              <Pager
                page={page}
                pages={pages}
                addressOf={(to) => address.after({ page: to === 1 ? '' : String(to) })}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
