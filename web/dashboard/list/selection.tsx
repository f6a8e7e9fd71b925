import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Button } from '../components/Button.tsx';
import type { ListRow } from './list-row.ts';

/** The rows of a page that are acted on together. */
export interface Selection<Row extends ListRow> {
  chosen: readonly Row[];
  /** Those of the page that can be chosen. */
  offered: readonly Row[];
  isOffered(row: Row): boolean;
  nameOf(row: Row): string;
  choose(rows: readonly Row[], isChosen: boolean): void;
  /** Chooses one row, or no longer; with `isRange` all rows from the last one that was chosen or left to this one. */
  chooseFrom(id: number, isRange: boolean): void;
}

/** The selection on this page; another page begins with none. */
export function useSelection<Row extends ListRow>(
  rows: readonly Row[] | undefined,
  isOffered: (row: Row) => boolean,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const last = useRef<number>(undefined);
  const offered = (rows ?? []).filter(isOffered);
  function choose(changed: readonly Row[], isChosen: boolean) {
    const ids = changed.map(({ id }) => id);
    const others = numbers.filter((id) => !ids.includes(id));
    last.current = ids.length === 1 ? ids[0] : undefined;
    setNumbers(isChosen ? [...others, ...ids] : others);
  }
  function chooseFrom(wanted: number, isRange: boolean) {
    const to = offered.findIndex(({ id }) => id === wanted);
    if (to === -1) return;
    const from = isRange ? offered.findIndex(({ id }) => id === last.current) : -1;
    if (from === -1) choose(offered.slice(to, to + 1), !numbers.includes(wanted));
    else choose(offered.slice(Math.min(from, to), Math.max(from, to) + 1), true);
    last.current = wanted;
  }
  return {
    chosen: offered.filter(({ id }) => numbers.includes(id)),
    offered,
    isOffered,
    nameOf,
    choose,
    chooseFrom,
  };
}

/** Chooses every row of the page, or none. */
export function SelectAll<Row extends ListRow>({ selection }: { selection: Selection<Row> }) {
  const { chosen, offered, choose } = selection;
  const box = useRef<HTMLInputElement>(null);
  const isAll = chosen.length > 0 && chosen.length === offered.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll;
  });
  return (
    <label className="list-choice">
      <input
        ref={box}
        type="checkbox"
        className="size-5"
        checked={isAll}
        disabled={offered.length === 0}
        onChange={() => choose(offered, !isAll)}
      />
      <span className="sr-only">{words.selectAllOnThisPage}</span>
    </label>
  );
}

interface SelectionBarProps<Row extends ListRow> {
  selection: Selection<Row>;
  /** The buttons for the selected rows. */
  children: ReactNode;
}

/** The number of selected rows, and buttons for all of them; renders nothing without a selection. */
export function SelectionBar<Row extends ListRow>({ selection, children }: SelectionBarProps<Row>) {
  const { chosen, offered, choose } = selection;
  if (chosen.length === 0) return null;
  return (
    <section aria-label={words.selected} className="actions items-center">
      <p role="status" className="font-semibold">
        {words.ofSelected(chosen.length, offered.length)}
      </p>
      {children}
      {chosen.length === offered.length ? null : (
        <Button onClick={() => choose(offered, true)}>{words.selectAllOnThisPage}</Button>
      )}
      <Button kind="quiet" onClick={() => choose(offered, false)}>
        {words.selectNone}
      </Button>
    </section>
  );
}
