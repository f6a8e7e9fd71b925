import { useListAddress } from '../list/list-address.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditPage } from './AuditPage.tsx';

/** Every write of the staff and every sign-in, newest first. It can be read, not changed. */
export function AuditLog() {
  const address = useListAddress('-at');
  return (
    <div className="grid gap-5">
      <ScreenHeader title="Audit log" subtitle="Who changed what, and who signed in. Nobody can change this list." />
      <AuditFilters address={address} />
      <AuditPage address={address} />
    </div>
  );
}
