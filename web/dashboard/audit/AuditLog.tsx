import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditQuery } from '../../../domain/audit.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { resourceNames } from '../roles/permission-words.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { AuditChanges } from './AuditChanges.tsx';

/** A word of the log as staff read it: `sign_in` becomes "Sign in". */
function plain(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The noun for a kind of record. */
const resourceWord = (resource: string) => resourceNames[resource] ?? plain(resource);

/** The log is read in its order, newest first. */
const columns: Column<AuditEntry>[] = [
  {
    header: 'What happened',
    cell: ({ sentence, changes }) => (
      <>
        <p>{sentence}</p>
        <AuditChanges changes={changes} />
      </>
    ),
  },
  { header: 'Who', cell: ({ user }) => user?.name ?? 'System' },
  { header: 'Resource', cell: ({ resource }) => resourceWord(resource) },
  { header: 'When', cell: ({ at }) => <Moment at={at} /> },
];

const texts: ListTexts = {
  label: 'Audit log',
  loading: 'Loading the audit log...',
  failed: 'Failed to load the audit log',
  none: 'The log is empty',
  noMatch: 'No entries match your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} entries`,
};

const logFilters = queryOptions({ queryKey: ['audit filters'], queryFn: () => request('GET /audit/filters/') });

/** By whom, on what, what, and when. */
function useFilters(): ListFilter[] {
  const { users = [], resources = [], actions = [] } = useQuery(logFilters).data ?? {};
  return [
    {
      kind: 'choice',
      name: 'user',
      label: 'Who',
      all: 'Everyone',
      options: users.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'resource',
      label: 'Resource',
      all: 'All resources',
      options: resources.map((value) => ({ value, label: resourceWord(value) })),
    },
    {
      kind: 'choice',
      name: 'action',
      label: 'Action',
      all: 'All actions',
      options: actions.map((value) => ({ value, label: plain(value) })),
    },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: 'To' },
  ];
}

/** Every write of the staff and every sign-in, newest first. It can be read, not changed. */
export function AuditLog() {
  const list = useList({
    queryKey: ['audit'],
    query: auditQuery,
    load: (query) => request('GET /audit/', { query }),
    order: '-at',
    columns,
    filters: useFilters(),
    pageSizes: [20],
    staleTime: 0,
  });
  return (
    <ListScreen
      title="Audit log"
      subtitle="Who changed what, and who signed in. Entries cannot be changed."
      search="Search the log..."
      clear="Clear all filters"
      texts={texts}
      list={list}
    />
  );
}
