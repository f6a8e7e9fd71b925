import { useQuery } from '@tanstack/react-query';
import { type ListAddress, useListAddress } from '../list/list-address.ts';
import { ServerList, type ServerListTexts } from '../list/ServerList.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { logPage } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, logQuery, PAGE_SIZE } from './query.ts';

const texts: ServerListTexts = {
  label: 'Audit log',
  records: 'entries',
  loading: 'Loading the audit log...',
  failed: 'Failed to load the audit log',
  none: 'The log is empty',
  noMatch: 'Nothing in the log matches your filters',
};

/** One page of the log. */
function AuditPage({ address }: { address: ListAddress }) {
  return (
    <ServerList
      texts={texts}
      query={useQuery(logPage(logQuery(address)))}
      columns={columns}
      address={address}
      filters={filterNames}
      pageSize={PAGE_SIZE}
    />
  );
}

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
