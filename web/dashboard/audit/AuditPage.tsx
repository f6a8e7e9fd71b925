import { useQuery } from '@tanstack/react-query';
import type { ListAddress } from '../list/list-address.ts';
import { ServerList, type ServerListTexts } from '../list/ServerList.tsx';
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
export function AuditPage({ address }: { address: ListAddress }) {
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
