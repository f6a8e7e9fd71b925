import type { AuditChange } from '../../../domain/audit.ts';
import { type PermissionDifferences, permissionDifferences } from './permission-differences.ts';

/** The permissions a role gained and lost, which is easier to read than two long lists. */
function PermissionDifference({ field, added, removed }: PermissionDifferences & { field: string }) {
  return (
    <>
      {added.length === 0 ? null : (
        <p>
          <span className="font-semibold">{field}</span> now include {added.join('; ')}.
        </p>
      )}
      {removed.length === 0 ? null : (
        <p>
          <span className="font-semibold">{field}</span> no longer include {removed.join('; ')}.
        </p>
      )}
    </>
  );
}

/** One difference as a sentence. */
function Difference({ change }: { change: AuditChange }) {
  const { field, before, after } = change;
  const permissions = permissionDifferences(change);
  if (permissions !== undefined) return <PermissionDifference field={field} {...permissions} />;
  const name = <span className="font-semibold">{field}</span>;
  if (before === null && after === null) return <>{name} changed.</>;
  if (before === null) {
    return (
      <>
        {name} is now <ins className="no-underline">“{after}”</ins>.
      </>
    );
  }
  if (after === null) {
    return (
      <>
        {name} was <del className="no-underline">“{before}”</del>and is now empty.
      </>
    );
  }
  return (
    <>
      {name} changed from <del className="no-underline">“{before}”</del> to{' '}
      <ins className="no-underline">“{after}”</ins>.
    </>
  );
}

/** The changes of one write, in words; folded up if they are long. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  const summary = changes.length === 1 ? '1 difference' : `${changes.length} differences`;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline">
        {summary}
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
