import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/undo.ts';
import { versionedRecord } from '../../../domain/collections/versioned.ts';
import type { UndoneChange } from '../../../domain/undo.ts';
import { Button } from '../components/Button.tsx';
import { versionedCollection } from '../versions/collections.ts';
import { RecordDifference } from '../versions/Versions.tsx';
import { deedOf, keyOf, nameOf } from './change-words.ts';

/** Records that are shown before somebody asks for more. */
const AT_FIRST = 50;

/** The record as it was before against how it is now, read when it is opened. Not of one in the trash, whose versions wait there. */
function Comparison({ change }: { change: UndoneChange }) {
  const [isOpen, setOpen] = useState(false);
  const { resource, record: id, version, action } = change;
  const collection = versionedCollection(resource);
  const { data: record } = versionedRecord.safeParse({ collection: resource, id });
  if (version === null || action === 'delete' || !collection || !record) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline">
        {words.compare}
      </summary>
      {isOpen ? <RecordDifference record={record} collection={collection} version={version} /> : null}
    </details>
  );
}

interface ChangeListProps {
  changes: readonly UndoneChange[];
  /** What stands below each: a reason, or a question. */
  more?: (change: UndoneChange) => ReactNode;
}

/** Changes, each with what was done and what becomes of it. */
export function ChangeList({ changes, more }: ChangeListProps) {
  const [shown, setShown] = useState(AT_FIRST);
  const hidden = changes.length - shown;
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="w-full divide-y divide-line border border-line bg-raised">
        {changes.slice(0, shown).map((change) => (
          <li key={keyOf(change)} className="grid gap-1 px-4 py-3 wrap-anywhere">
            <p className="font-semibold">{nameOf(change)}</p>
            {change.state === 'impossible' ? <p>{change.reason}</p> : <p>{deedOf(change)}</p>}
            {more?.(change)}
            <Comparison change={change} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button onClick={() => setShown(shown + AT_FIRST)}>{words.showMore(Math.min(hidden, AT_FIRST))}</Button>
      ) : null}
    </div>
  );
}
