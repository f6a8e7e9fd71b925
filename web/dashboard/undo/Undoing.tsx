import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as words from '#locale/dashboard/undo.ts';
import type { UndoneChange, UndoOutcome, UndoPeriod } from '../../../domain/undo.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { sliceOf, undoSlice } from './calls.ts';
import { keyOf, nameOf } from './change-words.ts';

/** What came of one record. */
function Outcome({ outcome: { outcome, reason, left_out }, name }: { outcome: UndoOutcome; name: string }) {
  return (
    <li className="grid gap-1 px-4 py-3 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p>{outcome === 'refused' ? reason : words.outcomes[outcome]}</p>
      {left_out.map((one) => (
        <p key={one.field}>{words.leftOut(one.field, one.reason)}</p>
      ))}
    </li>
  );
}

interface ResultsProps {
  outcomes: readonly UndoOutcome[];
  names: ReadonlyMap<string, string>;
}

/** Every result: those with something to be read first, the others folded up. */
function Results({ outcomes, names }: ResultsProps) {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const told = outcomes.filter(({ outcome, left_out }) => outcome !== 'refused' && left_out.length > 0);
  const list = (some: readonly UndoOutcome[]) => (
    <ul className="divide-y divide-line border border-line bg-raised">
      {some.map((one) => (
        <Outcome key={keyOf(one)} outcome={one} name={names.get(keyOf(one)) ?? ''} />
      ))}
    </ul>
  );
  return (
    <>
      <p>{words.undone(outcomes.length - refused.length)}</p>
      {told.length === 0 ? null : list(told)}
      {refused.length === 0 ? null : (
        <>
          <p>{words.refused(refused.length)}</p>
          {list(refused)}
        </>
      )}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline">
          {words.allResults}
        </summary>
        {list(outcomes)}
      </details>
    </>
  );
}

interface UndoingProps {
  period: UndoPeriod;
  changes: readonly UndoneChange[];
  onLookAgain(): void;
}

/** Undoes the changes slice by slice, and lists what came of each. What is on its way when somebody stops or leaves is done. */
export function Undoing({ period, changes, onLookAgain }: UndoingProps) {
  const [outcomes, setOutcomes] = useState<UndoOutcome[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const done = outcomes.length;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isRunning) return;
    const slice = sliceOf(changes.slice(done));
    if (slice.length === 0) {
      setRunning(false);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'undo' });
      return;
    }
    let isLeft = false;
    undoSlice(period, slice)
      .then((next) => {
        if (!isLeft) setOutcomes((before) => [...before, ...next]);
      })
      .catch((error: Error) => {
        if (isLeft) return;
        setProblem(error.message);
        setRunning(false);
      });
    return () => {
      isLeft = true;
    };
  }, [isRunning, done, changes, period, queries]);
  const names = new Map(changes.map((change) => [keyOf(change), nameOf(change)]));
  const isDone = done === changes.length;
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-subheading">
        {words.results}
      </h2>
      <progress className="progress w-full" aria-label={words.results} max={changes.length} value={done} />
      <p role="status" className="font-semibold tabular-nums">
        {words.progress(done, changes.length)}
      </p>
      {problem === undefined ? null : <Banner tone="danger">{words.stopped(problem)}</Banner>}
      <div className="flex flex-wrap gap-3">
        {isRunning ? <Button onClick={() => setRunning(false)}>{words.stop}</Button> : null}
        {isRunning || isDone ? null : (
          <Button
            kind="primary"
            onClick={() => {
              setProblem(undefined);
              setRunning(true);
            }}
          >
            {words.goOn}
          </Button>
        )}
        {isRunning ? null : <Button onClick={onLookAgain}>{words.lookAgain}</Button>}
      </div>
      {isRunning ? null : <Results outcomes={outcomes} names={names} />}
    </section>
  );
}
