import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import type { ListRow } from './list-row.ts';
import { type Selection, SelectionBar } from './selection.tsx';
import type { ListTrash, Refused } from './trash.ts';

interface TrashSelectionProps<Row extends ListRow> {
  selection: Selection<Row>;
  trash: ListTrash<Row>;
  /** They lie in the trash now: asks whether they are to be deleted for good, where all of them may be. */
  forGood: { ask(items: readonly Row[]): void; may(row: Row): boolean } | undefined;
}

interface RefusalsProps<Row extends ListRow> {
  refused: readonly Refused<Row>[];
  trash: ListTrash<Row>;
  onClose(): void;
}

/** The records with which it could not be done, and why. */
export function Refusals<Row extends ListRow>({ refused, trash, onClose }: RefusalsProps<Row>) {
  if (refused.length === 0) return null;
  return (
    <Banner tone="danger">
      <p className="font-semibold">
        {refused.length === 1 ? words.oneLeftAsItWas : words.leftAsTheyWere(refused.length)}
      </p>
      <ul className="list-disc pl-5">
        {refused.map(({ item, why }) => (
          <li key={item.id}>{words.leftBecause(trash.nameOf(item), why)}</li>
        ))}
      </ul>
      <Button className="mt-3" onClick={onClose}>
        {words.close}
      </Button>
    </Banner>
  );
}

/** The Delete key deletes the selected rows from anywhere in the list: the button is many Tab stops away. */
function useDeleteKey(isOffered: boolean, onPressed: () => void): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      const isTyped = target instanceof Element && target.matches('select, textarea, input:not([type=checkbox])');
      if (key === 'Delete' && !isTyped && document.querySelector('[role=dialog], [role=alertdialog]') === null)
        onPressed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Moves the chosen records to the trash, or back, and says which could not be. */
export function TrashSelection<Row extends ListRow>({ selection, trash, forGood }: TrashSelectionProps<Row>) {
  const [asking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused<Row>[]>([]);
  const { chosen } = selection;
  const OwnQuestion = trash.Question;
  const act = async (move: ListTrash<Row>['removeAll']) => {
    setAsking(false);
    setBusy(true);
    setRefused(await move(chosen));
    setBusy(false);
  };
  useDeleteKey(forGood === undefined && !isBusy && chosen.length > 0, () => setAsking(true));
  return (
    <>
      <Refusals refused={refused} trash={trash} onClose={() => setRefused([])} />
      <SelectionBar selection={selection}>
        {forGood ? (
          <>
            <Button busy={isBusy} onClick={() => void act(trash.restoreAll)}>
              <ArchiveRestore aria-hidden="true" className="size-5" />
              {words.restoreShort}
            </Button>
            {chosen.every(forGood.may) ? (
              <Button busy={isBusy} onClick={() => forGood.ask(chosen)}>
                <Trash2 aria-hidden="true" className="size-5" />
                {words.deleteForGood}
              </Button>
            ) : null}
          </>
        ) : (
          <Button busy={isBusy} aria-keyshortcuts="Delete" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {words.deleteShort}
          </Button>
        )}
      </SelectionBar>
      {asking && OwnQuestion ? (
        <OwnQuestion items={chosen} onClose={() => setAsking(false)} onYes={(removeAll) => void act(removeAll)} />
      ) : null}
      <Question
        open={asking && !OwnQuestion}
        title={chosen.length === 1 ? words.moveOneRecord : words.moveRecordsToTheTrash(chosen.length)}
        detail={words.canBeRestored(chosen.map(trash.nameOf).join(', '), trash.affected?.(chosen) ?? '')}
        no={words.keepThem}
        yes={words.moveToTheTrash}
        onNo={() => setAsking(false)}
        onYes={() => void act(trash.removeAll)}
      />
    </>
  );
}
