import { useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { type Collection, type StoredRecord, sortableOf } from '../../../domain/collections/collection.ts';
import { Button } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { type ListAddress, useListAddress } from '../list/list-address.ts';
import type { ListTexts } from '../list/list-texts.ts';
import { RowAction } from '../list/RowAction.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ShownList } from '../list/ShownList.tsx';
import { useServerList } from '../list/server-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { callsOf, keyOf, nameOf, type ShownCollection, useCollectionTrash } from './calls.ts';
import { columnsFor, type OwnCell } from './columns.tsx';

const CollectionForm = lazyPart(async () => (await import('./CollectionForm.tsx')).CollectionForm);

const usualPageSizes = [10] as const;

/** The pieces that a collection's screen names in place of those that serve all. */
export interface OwnScreenPieces<Stored extends StoredRecord> {
  /** The cells of columns, by their names in the descriptor. */
  cells?: Readonly<Record<string, OwnCell<Stored>>>;
  /** The filters beside the search, by their names in the address and in the call, and what shows them. */
  filters?: { names: readonly string[]; Tools: ComponentType<{ address: ListAddress }> };
}

interface CollectionScreenProps<Stored extends StoredRecord> {
  collection: ShownCollection<Stored>;
  own?: OwnScreenPieces<Stored>;
}

function textsOf({ screen: { many, none } }: Collection, inTrash: boolean): ListTexts {
  const several = many.toLowerCase();
  const label = inTrash ? `${many} in the trash` : many;
  return {
    label,
    loading: `Loading ${several}...`,
    failed: `Failed to fetch ${several}. Please try again.`,
    none: inTrash ? 'The trash is empty' : none,
    noMatch: `No matching ${several} found`,
    total: (count) => (inTrash ? `${label}: ${count}. They stay here for 30 days.` : `Total ${several}: ${count}`),
    found: (found, count) => `${many} found: ${found} of ${count}`,
  };
}

/** A filter of the address as the call takes it; undefined where it is not set, or mistyped there. */
function acceptedFilter({ query }: ShownCollection, name: string, address: ListAddress): string | undefined {
  const value = address.filter(name);
  return value !== '' && query.safeParse({ [name]: value }).success ? value : undefined;
}

/** The screen of a collection: its list, its trash, and the form over them. */
export function CollectionScreen<Stored extends StoredRecord>({ collection, own = {} }: CollectionScreenProps<Stored>) {
  const { screen, permissions, order } = collection;
  const { cells, filters } = own;
  const [form, setForm] = useState<{ record?: Stored }>();
  const mayCreate = useMay(permissions.create);
  const address = useListAddress(order);
  const trash = useCollectionTrash(collection);
  const message = usePassingMessage();
  const queries = useQueryClient();
  const { inTrash } = address;
  const [pageSize = 0] = screen.pageSizes ?? usualPageSizes;
  const filtered = inTrash ? [] : (filters?.names ?? []);
  const list = useServerList({
    queryKey: keyOf(collection),
    load: callsOf(collection).list,
    address,
    pageSize,
    sortable: sortableOf(collection),
    filters: Object.fromEntries(filtered.map((name) => [name, acceptedFilter(collection, name, address)])),
    inTrash,
  });

  const actions = (it: Stored) => {
    const called = nameOf(collection, it);
    const isBusy = trash.isBusyWith(it);
    if (inTrash) {
      return it.can?.delete ? (
        <RowAction
          label={`Restore ${called}`}
          word="Restore"
          Icon={ArchiveRestore}
          disabled={isBusy}
          onClick={() => trash.restore(it)}
        />
      ) : null;
    }
    return (
      <>
        {it.can?.edit ? (
          <RowAction label={`Edit ${called}`} word="Edit" Icon={Pencil} onClick={() => setForm({ record: it })} />
        ) : null}
        {it.can?.delete ? (
          <RowAction
            label={`Delete ${called}`}
            word="Delete"
            Icon={Trash2}
            disabled={isBusy}
            onClick={() => trash.remove(it)}
          />
        ) : null}
      </>
    );
  };

  return (
    <div className="grid gap-5">
      <ScreenHeader
        title={screen.title}
        subtitle={screen.subtitle}
        message={message.text}
        actions={
          <>
            {screen.page === undefined ? null : <SiteLink page={screen.page} />}
            {mayCreate ? (
              <Button kind="primary" onClick={() => setForm({})}>
                <Plus aria-hidden="true" className="size-5" />
                Add {screen.one}
              </Button>
            ) : null}
          </>
        }
      />
      <ViewLinks label={`${screen.many} and trash`} all={screen.many} inTrash={inTrash} />
      <ListTools>
        <SearchBox
          key={inTrash ? 'trash' : 'list'}
          label={`Search ${screen.many.toLowerCase()}`}
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        {filters && !inTrash ? <filters.Tools address={address} /> : null}
      </ListTools>
      <ShownList
        texts={textsOf(collection, inTrash)}
        list={list}
        columns={useMemo(() => columnsFor(collection, cells), [collection, cells])}
        address={address}
        pageSize={pageSize}
        actions={actions}
      />
      {form === undefined ? null : (
        <Suspense>
          <CollectionForm
            collection={collection}
            record={form.record}
            onClose={() => setForm(undefined)}
            onSaved={async (saved) => {
              message.say(saved);
              await queries.invalidateQueries({ queryKey: keyOf(collection) });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
