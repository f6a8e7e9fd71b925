import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/audit.ts';
import type { AuditChange } from '../../../domain/audit.ts';
import { type PermissionDifferences, permissionDifferences } from './permission-differences.ts';

const fieldName = (field: string): ReactNode => (
  <span key="field" className="font-semibold">
    {field}
  </span>
);

const valueBefore = (text: string): ReactNode => (
  <del key="before" className="no-underline">
    {words.quoted(text)}
  </del>
);

const valueAfter = (text: string): ReactNode => (
  <ins key="after" className="no-underline">
    {words.quoted(text)}
  </ins>
);

/** The permissions a role gained and lost, which is easier to read than two long lists. */
function PermissionDifference({ field, added, removed }: PermissionDifferences & { field: string }) {
  return (
    <>
      {added.length === 0 ? null : <p>{words.nowInclude(fieldName(field), added.join('; '))}</p>}
      {removed.length === 0 ? null : <p>{words.noLongerInclude(fieldName(field), removed.join('; '))}</p>}
    </>
  );
}

/** One difference as a sentence. */
function Difference({ change }: { change: AuditChange }) {
  const { field, before, after } = change;
  const permissions = permissionDifferences(change);
  if (permissions !== undefined) return <PermissionDifference field={field} {...permissions} />;
  const name = fieldName(field);
  if (before === null) return after === null ? words.changed(name) : words.isNow(name, valueAfter(after));
  return after === null
    ? words.isNowEmpty(name, valueBefore(before))
    : words.changedFromTo(name, valueBefore(before), valueAfter(after));
}

/** The changes of one write, in words; folded up if they are long. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-6 w-fit pointer-coarse:min-h-11 cursor-pointer items-center font-semibold text-accent underline">
        {words.differences(changes.length)}
      </summary>
      <ul className="grid max-w-reading gap-1 pb-2">
        {changes.map((change) => (
          <li key={change.field}>
            <Difference change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}
