import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as words from '#locale/dashboard/undo.ts';
import type { UndoneChange, UndoPeriod } from '../../../domain/undo.ts';
import { actionWord, resourceWord } from '../audit/log-words.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { showDateAndTime } from '../time/site-time.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesOf, othersOf } from './calls.ts';
import { keyOf, nameOf } from './change-words.ts';

/** What stays, and what the log says of it. */
function NotUndone({ period }: { period: UndoPeriod }) {
  const { data = [], error } = useQuery(othersOf(period));
  return (
    <FormSection title={words.notUndone}>
      <p>{data.length === 0 ? words.notUndoneAlone : words.notUndoneHint}</p>
      {error ? <Banner tone="danger">{words.othersNotLoaded(error.message)}</Banner> : null}
      {data.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {data.map(({ action, resource, count }) => (
            <li key={`${action} ${resource}`}>{words.counted(actionWord(action), resourceWord(resource), count)}</li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

/** Says who has changed a record since, and asks whether it is put back all the same. */
function Asked({
  change,
  isChosen,
  onChoose,
}: {
  change: UndoneChange;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}) {
  const { since } = change;
  return (
    <>
      {since === null ? null : <p className="text-muted">{words.since(since.by, showDateAndTime(since.at))}</p>}
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {words.anyway(nameOf(change))}
      </label>
    </>
  );
}

interface UndoPreviewProps {
  period: UndoPeriod;
  turn: number;
  onUndo(changes: UndoneChange[]): void;
}

/** Every change that would be undone, before it is. */
export function UndoPreview({ period, turn, onUndo }: UndoPreviewProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    changesOf(period, turn),
  );
  const [anyway, setAnyway] = useState<ReadonlySet<string>>(new Set());
  const goesOn = hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (error) {
    return (
      <Banner tone="danger">
        <p>{error.message}</p>
        <Button className="mt-3" onClick={() => void (data ? fetchNextPage() : refetch())}>
          {words.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (data === undefined) return <Waiting>{words.loadingChanges}</Waiting>;
  const all = data.pages.flatMap(({ changes }) => changes);
  const count = data.pages[0]?.count ?? 0;
  if (hasNextPage) {
    return (
      <div className="grid gap-2">
        <progress className="progress w-full" aria-label={words.loadingChanges} max={count} value={all.length} />
        <p role="status">{words.read(all.length, count)}</p>
      </div>
    );
  }
  const of = (state: UndoneChange['state']) => all.filter((one) => one.state === state);
  const [open, asked, impossible] = [of('open'), of('ask'), of('impossible')];
  const chosen = [...open, ...asked.filter((one) => anyway.has(keyOf(one)))];
  const choose = (one: UndoneChange, isChosen: boolean) => {
    const next = new Set(anyway);
    if (isChosen) next.add(keyOf(one));
    else next.delete(keyOf(one));
    setAnyway(next);
  };
  return (
    <div className="grid gap-6">
      {open.length + asked.length + impossible.length === 0 ? <p role="status">{words.nothing}</p> : null}
      {asked.length === 0 ? null : (
        <FormSection title={words.asked} hint={words.askedHint}>
          <ChangeList
            changes={asked}
            more={(one) => (
              <Asked change={one} isChosen={anyway.has(keyOf(one))} onChoose={(isChosen) => choose(one, isChosen)} />
            )}
          />
        </FormSection>
      )}
      {open.length === 0 ? null : (
        <FormSection title={words.changes} hint={words.changesHint(open.length)}>
          <ChangeList changes={open} />
        </FormSection>
      )}
      {impossible.length === 0 ? null : (
        <FormSection title={words.impossible}>
          <ChangeList changes={impossible} />
        </FormSection>
      )}
      <NotUndone period={period} />
      {chosen.length === 0 ? (
        asked.length + impossible.length === 0 ? null : (
          <p>{words.noneOpen}</p>
        )
      ) : (
        <div className="grid justify-items-start gap-2">
          <Button kind="primary" onClick={() => onUndo(chosen)}>
            {words.undo(chosen.length)}
          </Button>
          <p className="text-sm text-muted">{words.undoHint}</p>
        </div>
      )}
    </div>
  );
}
