import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEventHandler, useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/collections.ts';
import type { StoredRecord } from '../../../domain/collections/collection.ts';
import type { NewOrder } from '../../../domain/order.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { movedTo, useDragging } from '../components/dragging.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { requestAny } from '../session/request.ts';
import { undoButton, useAction } from '../toast/use-action.ts';
import { allRecords, collectionKey, nameOfRecord, type ShownCollection } from './calls.ts';

interface OrderRowProps {
  name: string;
  /** Tells it from others of the same name. */
  below: string;
  place: number;
  last: number;
  isDragged: boolean;
  onGrip: PointerEventHandler;
  onMove(place: number): void;
}

/** The keys that move a row from its handle, and where to. */
const keys: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A record with the ways to move it: its handle, and a button up and one down. */
function OrderRow({ name, below, place, last, isDragged, onGrip, onMove }: OrderRowProps) {
  function moveByKey(event: KeyboardEvent) {
    const to = keys[event.key]?.(place, last);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <li className={`order-row ${isDragged ? 'order-row-dragged' : ''}`}>
      <button
        type="button"
        className="order-handle"
        aria-label={words.handle(name, place + 1, last + 1)}
        title={words.handleHint}
        onPointerDown={onGrip}
        onKeyDown={moveByKey}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <span className="min-w-8 text-right text-muted tabular-nums">{place + 1}</span>
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="block font-semibold">{name}</span>
        {below === '' ? null : <span className="block text-sm text-muted">{below}</span>}
      </span>
      <Button
        kind="quiet"
        size="icon"
        aria-label={words.moveNamedUp(name)}
        title={words.moveUp}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        kind="quiet"
        size="icon"
        aria-label={words.moveNamedDown(name)}
        title={words.moveDown}
        aria-disabled={place === last}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}

/** Saves an order in one call, says so, and offers to put it back. */
function useSavedOrder({ name, path, screen }: ShownCollection, onSaved: () => void) {
  const queries = useQueryClient();
  const save = (order: NewOrder) => requestAny(`PUT /order${path}`, { body: order });
  const loadAgain = () => queries.invalidateQueries({ queryKey: collectionKey({ name }) });
  const undoing = useAction({ call: save, again: loadAgain, done: () => words.orderAsBefore });
  return useMutation({
    mutationFn: save,
    async onSuccess(_, { ids, seen }) {
      await loadAgain();
      onSaved();
      toast.success(
        words.orderSaved(screen.many),
        undoButton(() => undoing.mutate({ ids: seen, seen: ids })),
      );
    },
  });
}

interface OrderListProps<Stored extends StoredRecord> {
  collection: ShownCollection<Stored>;
  records: readonly Stored[];
  onClose(): void;
  /** Somebody else has changed the records meanwhile; this loads them again. */
  onReload(): void;
}

function OrderList<Stored extends StoredRecord>({ collection, records, onClose, onReload }: OrderListProps<Stored>) {
  const [seen] = useState(() => records.map(({ id }) => id));
  const [ids, setIds] = useState<readonly number[]>(seen);
  const [said, setSaid] = useState('');
  const focused = useRef<Element>(null);
  const { list, dragged, begin, handlers } = useDragging(ids, setIds);
  const { mutate, isPending, isSuccess, error } = useSavedOrder(collection, onClose);
  const isChanged = ids.join() !== seen.join();
  const isConflict = error instanceof RequestFailed && error.status === 409;
  const called = (id: number) => {
    const record = records.find((one) => one.id === id);
    return record ? nameOfRecord(collection, record) : '';
  };
  const below = collection.screen.columns[0]?.below;
  const belowOf = (id: number) => String(records.find((one) => one.id === id)?.[below ?? ''] ?? '');

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true });
      focused.current.closest('li')?.scrollIntoView({ block: 'nearest' });
    }
    focused.current = null;
  });
  function move(id: number, place: number) {
    if (place < 0 || place >= ids.length) return;
    focused.current = document.activeElement;
    setIds(movedTo(ids, id, place));
    setSaid(words.isNow(called(id), place + 1, ids.length));
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ ids: [...ids], seen });
      }}
    >
      <p className="text-muted">{words.orderHint}</p>
      <ol ref={list} className="order-list" aria-label={collection.screen.many} {...handlers}>
        {ids.map((id, place) => (
          <OrderRow
            key={id}
            name={called(id)}
            below={belowOf(id)}
            place={place}
            last={ids.length - 1}
            isDragged={id === dragged}
            onGrip={(event) => begin(id, event)}
            onMove={(to) => move(id, to)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="actions">
        {error ? (
          <Banner tone="danger">
            <p>{error.message}</p>
            {isConflict ? (
              <Button className="mt-3" onClick={onReload}>
                {words.showOrderNow}
              </Button>
            ) : null}
          </Banner>
        ) : null}
        <Button kind="primary" type="submit" disabled={isPending || !isChanged}>
          {isPending ? words.saving : words.saveOrder}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
      <LeaveGuard changed={isChanged && !isSuccess} onDiscarded={() => undefined} />
    </form>
  );
}

interface OrderFormProps<Stored extends StoredRecord> {
  collection: ShownCollection<Stored>;
  onClose(): void;
}

/** All records of a collection on one screen, however many pages its list has, to be put in order. */
export function OrderForm<Stored extends StoredRecord>({ collection, onClose }: OrderFormProps<Stored>) {
  const { data, error, refetch, isFetchedAfterMount, dataUpdatedAt } = useQuery({
    ...allRecords(collection),
    refetchOnMount: 'always',
    // Rows must not move while a user drags them.
    refetchOnWindowFocus: false,
  });
  if (error) {
    return <ScreenProblem title={words.recordsNotLoaded} detail={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined || !isFetchedAfterMount) return <Waiting>{words.loadingRecords}</Waiting>;
  return (
    <OrderList
      key={dataUpdatedAt}
      collection={collection}
      records={data}
      onClose={onClose}
      onReload={() => void refetch()}
    />
  );
}
