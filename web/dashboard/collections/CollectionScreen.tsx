import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, Eye, Pencil, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import * as words from '#locale/dashboard/collections.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import type { ListQuery } from '../../../domain/listing.ts';
import { isOrdered } from '../../../domain/order.ts';
import { Button } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { DeleteAction, EditLink, RowAction } from '../list/RowActions.tsx';
import type { Opening } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { searchedIn } from '../list/searched-in.ts';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { May } from '../session/May.tsx';
import { callsOf, collectionKey, type ShownCollection, useCollectionTrash } from './calls.ts';
import { columnsFor, type OwnCell } from './columns.tsx';
import { wordedCollection } from './worded.ts';

const CollectionForm = lazyPart(async () => (await import('./CollectionForm.tsx')).CollectionForm);

const OrderForm = lazyPart(async () => (await import('./OrderForm.tsx')).OrderForm);

const usualPageSizes = [12] as const;

/** The pieces that a collection's screen names in place of those that serve all. */
export interface OwnScreenPieces<Stored extends StoredRecord, Query extends ListQuery = ListQuery> {
  /** The cells of columns, by their names in the descriptor. */
  cells?: Readonly<Record<string, OwnCell<Stored>>>;
  /** The filters beside the search. */
  filters?: readonly ListFilter<Query>[];
  /** The words on the button that takes all filters out. */
  clear?: string;
  texts?: Partial<ListTexts>;
  /** Counts the rows in a first column. */
  numbered?: boolean;
  /** Everything about one record, over the list. */
  Details?: ComponentType<{ record: Stored; onClose(): void }>;
  /** Actions on a row beside those of all, behind editing it. */
  moreActions?(record: Stored): ReactNode;
  /** The addresses of the forms, where these are screens and not over the list. */
  forms?: { add: string; edit(id: number): string };
}

interface CollectionScreenProps<Stored extends StoredRecord, Query extends ListQuery> {
  collection: ShownCollection<Stored, Query>;
  own?: OwnScreenPieces<Stored, NoInfer<Query>>;
}

function textsOf({ screen: { many, none } }: Collection): ListTexts {
  return {
    label: many,
    loading: words.loading(many),
    failed: words.failedToFetch(many),
    none,
    noneHint: words.noneHint,
    noMatch: words.noMatch(many),
    total: (count) => words.total(many, count),
    found: (found, count) => words.found(many, found, count),
  };
}

interface AddRecordProps {
  collection: Pick<ShownCollection, 'screen' | 'permissions'>;
  /** The address of the form, where it is a screen. */
  to: string | undefined;
  onAdd(): void;
  /** There is none yet. */
  isFirst?: boolean;
}

/** Leads to the form of a new record. */
function AddRecord({ collection: { screen, permissions }, to, onAdd, isFirst = false }: AddRecordProps) {
  if (to !== undefined)
    return (
      <AddLink permission={permissions.create} to={to}>
        {isFirst ? words.addFirst(screen.one) : words.newOne(screen.one)}
      </AddLink>
    );
  return (
    <May permission={permissions.create}>
      <Button kind="primary" onClick={onAdd}>
        <Plus aria-hidden="true" className="size-5" />
        {isFirst ? words.addFirst(screen.one) : words.addOne(screen.one)}
      </Button>
    </May>
  );
}

/** A form begins with the record as it was when it opened: what a colleague saves meanwhile must not slip into it. */
function AsFirstShown<Stored>({ record, children }: { record: Stored; children(record: Stored): ReactNode }) {
  const [first] = useState(record);
  return children(first);
}

/** The screen of a collection: its list, its trash, and the form over them. */
export function CollectionScreen<Stored extends StoredRecord, Query extends ListQuery>(
  props: CollectionScreenProps<Stored, Query>,
) {
  const { own = {} } = props;
  const collection = useMemo(() => wordedCollection(props.collection), [props.collection]);
  const { screen, permissions, order, query } = collection;
  const { cells, filters = [], clear, texts, numbered, Details, moreActions, forms } = own;
  const [isOrdering, setOrdering] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const trash = useCollectionTrash(collection);
  const message = usePassingMessage();
  const queries = useQueryClient();
  const { pageSizes = usualPageSizes } = screen;
  const list = useList({
    queryKey: collectionKey(collection),
    query,
    load: callsOf(collection).list,
    order,
    columns: useMemo(() => columnsFor(collection, cells), [collection, cells]),
    filters,
    pageSizes,
  });

  const opened = useOpened(list, callsOf(collection).read);

  /** The form where this person may change it, and else its details. */
  function opening(it: Stored): Opening {
    if (it.can?.edit && forms) return forms.edit(it.id);
    return it.can?.edit || Details ? opened.addressOf(it) : undefined;
  }
  const formOf = (record: Stored | undefined, onClose: () => void) => (
    <CollectionForm
      collection={collection}
      record={record}
      onClose={onClose}
      onSaved={async (saved) => {
        message.say(saved);
        await queries.invalidateQueries({ queryKey: collectionKey(collection) });
      }}
    />
  );
  if (isOrdering) {
    return (
      <div className="grid gap-5">
        <ScreenHeader title={screen.title} subtitle={words.changeTheOrder(screen.many)} />
        <Suspense>
          <OrderForm collection={collection} onClose={() => setOrdering(false)} />
        </Suspense>
      </div>
    );
  }
  const isOffered = isOrdered(collection) && (list.count ?? 0) > 1 && !list.address.inTrash;
  return (
    <ListScreen
      title={screen.title}
      subtitle={screen.subtitle}
      message={message.text}
      actions={
        <>
          {screen.page === undefined ? null : <SiteLink page={screen.page} />}
          {isOffered ? (
            <May permission={permissions.edit}>
              <Button onClick={() => setOrdering(true)}>
                <ArrowUpDown aria-hidden="true" className="size-5" />
                {words.changeOrder}
              </Button>
            </May>
          ) : null}
          <AddRecord collection={collection} to={forms?.add} onAdd={() => setAdding(true)} />
        </>
      }
      views={<ViewLinks all={screen.many} permission={permissions.delete} inTrash={list.address.inTrash} />}
      search={words.search(screen.many)}
      searched={searchedIn(collection.fields)}
      clear={clear}
      texts={{ ...textsOf(collection), ...texts }}
      begin={<AddRecord isFirst collection={collection} to={forms?.add} onAdd={() => setAdding(true)} />}
      numbered={numbered}
      opening={opening}
      list={list}
      trash={trash}
      rowActions={(it) => (
        <>
          {Details ? (
            <RowAction
              label={words.viewDetailsOf(trash.nameOf(it))}
              word={words.view}
              Icon={Eye}
              onClick={() => opened.open(it)}
            />
          ) : null}
          {forms ? <EditLink row={it} name={trash.nameOf(it)} to={forms.edit(it.id)} /> : null}
          {!forms && it.can?.edit ? (
            <RowAction
              label={words.editNamed(trash.nameOf(it))}
              word={words.edit}
              Icon={Pencil}
              onClick={() => opened.open(it)}
            />
          ) : null}
          {moreActions?.(it)}
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      <OpenedDetails opened={opened}>
        {(record) => {
          if (Details) return <Details record={record} onClose={opened.close} />;
          return record.can?.edit ? (
            <AsFirstShown record={record}>{(it) => formOf(it, opened.close)}</AsFirstShown>
          ) : null;
        }}
      </OpenedDetails>
      {isAdding ? formOf(undefined, () => setAdding(false)) : null}
    </ListScreen>
  );
}
