import { queryOptions, useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/audit.ts';
import { type AuditEntry, type AuditQuery, auditQuery } from '../../../domain/audit.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { resourceNames } from '../roles/permission-words.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { AuditChanges } from './AuditChanges.tsx';

const actionNames: Readonly<Record<string, string>> = words.actions;
const otherResources: Readonly<Record<string, string>> = words.resources;

/** A word of the log that has no name here: `sign_in` becomes "Sign in". */
function plain(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The noun for a kind of record. */
const resourceWord = (resource: string) => resourceNames[resource] ?? otherResources[resource] ?? plain(resource);

/** The log is read in its order, newest first. */
const columns: Column<AuditEntry>[] = [
  {
    name: 'whatHappened',
    header: words.whatHappened,
    cell: ({ sentence, changes }) => (
      <>
        <p>{sentence}</p>
        <AuditChanges changes={changes} />
      </>
    ),
  },
  { name: 'who', header: words.who, cell: ({ user }) => user?.name ?? words.system },
  { name: 'resource', header: words.resource, cell: ({ resource }) => resourceWord(resource) },
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

const logFilters = queryOptions({ queryKey: ['audit filters'], queryFn: () => request('GET /audit/filters/') });

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
      options: actions.map((value) => ({ value, label: actionNames[value] ?? plain(value) })),
    },
    { kind: 'day', name: 'from', label: words.from },
    { kind: 'day', name: 'to', label: words.to },
  ];
}

/** Every write of the staff and every sign-in, newest first. It can be read, not changed. */
export function AuditLog() {
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
      search={words.search}
      clear={words.clearFilters}
      texts={texts}
      list={list}
    />
  );
}
