import { History } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/audit.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { AuditEntry } from '../../../domain/audit.ts';
import { versionedCollections } from '../../../domain/collections/versioned.ts';
import { BEFORE } from '../../../domain/version.ts';
import { useAccount } from '../session/account.ts';

/** The way from a change to what was there before it, for those who may bring that back. */
export function BeforeIt({ entry: { at, resource, resource_id, sentence, changes } }: { entry: AuditEntry }) {
  const { permissions } = useAccount();
  const collection = versionedCollections.find(({ name }) => name === resource);
  if (!collection || resource_id === null || changes.length === 0) return null;
  if (!permissions.includes(collection.permissions.edit)) return null;
  return (
    <Link
      to={`${staffAddresses.versions(collection.name, resource_id)}?${BEFORE}=${encodeURIComponent(at)}`}
      aria-label={words.whatWasBeforeOf(sentence)}
      className="inline-flex min-h-11 w-fit items-center gap-2 text-sm font-semibold text-accent underline"
    >
      <History aria-hidden="true" className="size-4" />
      {words.whatWasBefore}
    </Link>
  );
}
