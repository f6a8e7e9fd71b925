import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { Button } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { DeleteAction, RowAction } from '../list/RowActions.tsx';
import { type ListTexts, ShownList } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { callsOf, keyOf, type ShownCollection, useCollectionTrash } from './calls.ts';
import { columnsFor, type OwnCell } from './columns.tsx';

const CollectionForm = lazyPart(async () => (await import('./CollectionForm.tsx')).CollectionForm);

const usualPageSizes = [10] as const;

/** The pieces that a collection's screen names in place of those that serve all. */
export interface OwnScreenPieces<Stored extends StoredRecord> {
  /** The cells of columns, by their names in the descriptor. */
  cells?: Readonly<Record<string, OwnCell<Stored>>>;
  /** The filters beside the search. */
  filters?: readonly ListFilter[];
}

interface CollectionScreenProps<Stored extends StoredRecord> {
  collection: ShownCollection<Stored>;
  own?: OwnScreenPieces<Stored>;
}

function textsOf({ screen: { many, none } }: Collection): ListTexts {
  const several = many.toLowerCase();
  return {
    label: many,
    loading: `Loading ${several}...`,
    failed: `Failed to fetch ${several}. Please try again.`,
    none,
    noMatch: `No matching ${several} found`,
    total: (count) => `Total ${several}: ${count}`,
    found: (found, count) => `${many} found: ${found} of ${count}`,
  };
}

/** The screen of a collection: its list, its trash, and the form over them. */
export function CollectionScreen<Stored extends StoredRecord>({ collection, own = {} }: CollectionScreenProps<Stored>) {
  const { screen, permissions, order, query } = collection;
  const { cells, filters = [] } = own;
  const [form, setForm] = useState<{ record?: Stored }>();
  const mayCreate = useMay(permissions.create);
  const trash = useCollectionTrash(collection);
  const message = usePassingMessage();
  const queries = useQueryClient();
  const { pageSizes = usualPageSizes } = screen;
  const list = useList({
    queryKey: keyOf(collection),
    query,
    load: callsOf(collection).list,
    order,
    columns: useMemo(() => columnsFor(collection, cells), [collection, cells]),
    filters,
    pageSizes,
  });

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
      <ViewLinks label={`${screen.many} and trash`} all={screen.many} inTrash={list.address.inTrash} />
      <ListTools list={list} search={`Search ${screen.many.toLowerCase()}`} />
      <ShownList
        texts={textsOf(collection)}
        list={list}
        trash={trash}
        actions={(it) => (
          <>
            {it.can?.edit ? (
              <RowAction
                label={`Edit ${trash.nameOf(it)}`}
                word="Edit"
                Icon={Pencil}
                onClick={() => setForm({ record: it })}
              />
            ) : null}
            <DeleteAction row={it} trash={trash} />
          </>
        )}
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
