import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/audit.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type AuditEntry, type AuditQuery, auditQuery } from '../../../domain/audit.ts';
import { buttonLook } from '../components/Button.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { BeforeIt } from './BeforeIt.tsx';
import { logFilters } from './calls.ts';
import { actionWord, resourceWord } from './log-words.ts';

/** The log is read in its order, newest first. */
const columns: Column<AuditEntry>[] = [
  {
    name: 'whatHappened',
    header: words.whatHappened,
    cell: (entry) => (
      <>
        <p>{entry.sentence}</p>
        <AuditChanges changes={entry.changes} />
        <BeforeIt entry={entry} />
      </>
    ),
  },
  { name: 'who', header: words.who, cell: ({ user }) => user?.name ?? words.system },
  {
    name: 'resource',
    header: words.resource,
    worth: 'detail',
    cell: ({ resource }) => resourceWord(resource),
  },
  { name: 'when', header: words.when, cell: ({ at }) => <Moment at={at} /> },
];

const texts: ListTexts = {
  label: words.auditLog,
  loading: words.loading,
  failed: words.failedToLoad,
  none: words.empty,
  noMatch: words.noMatch,
  total: words.total,
};

/** By whom, on what, what, and when. */
function useFilters(): ListFilter<AuditQuery>[] {
  const { users = [], resources = [], actions = [] } = useQuery(logFilters).data ?? {};
  return [
    {
      kind: 'choice',
      name: 'user',
      label: words.who,
      all: words.everyone,
      options: users.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'resource',
      label: words.resource,
      all: words.allResources,
      options: resources.map((value) => ({ value, label: resourceWord(value) })),
    },
    {
      kind: 'choice',
      name: 'action',
      label: words.action,
      all: words.allActions,
      options: actions.map((value) => ({ value, label: actionWord(value) })),
    },
    { kind: 'day', name: 'from', label: words.from },
    { kind: 'day', name: 'to', label: words.to },
  ];
}

/** Every write of the staff and every sign-in, newest first. It can be read, not changed. */
export function AuditLog() {
  const isSuperuser = useAccount().is_superuser;
  const list = useList({
    queryKey: ['audit'],
    query: auditQuery,
    load: (query) => request('GET /audit/', { query }),
    columns,
    filters: useFilters(),
    pageSizes: [20],
    staleTime: 0,
  });
  return (
    <ListScreen
      title={words.auditLog}
      subtitle={words.subtitle}
      actions={
        isSuperuser ? (
          <Link to={staffAddresses.undo} className={buttonLook('secondary')}>
            {words.undoAccount}
          </Link>
        ) : undefined
      }
      search={words.search}
      searched={words.searchedInLog}
      texts={texts}
      list={list}
    />
  );
}
