import type { AuditEntry } from '../../../domain/audit.ts';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { resourceWord } from './words.ts';

const column = columnsOf<AuditEntry>();

/** The log comes sorted from the server, newest first, and is read in that order. */
export const columns = column.columns([
  column.accessor('sentence', {
    header: 'What happened',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        <p className="break-words">{original.sentence}</p>
        <AuditChanges changes={original.changes} />
      </>
    ),
  }),
  column.accessor((it) => it.user?.name ?? 'Nobody signed in', {
    id: 'user',
    header: 'Who',
    enableSorting: false,
    cell: ({ getValue }) => getValue(),
  }),
  column.accessor((it) => resourceWord(it.resource), {
    id: 'resource',
    header: 'Resource',
    enableSorting: false,
    cell: ({ getValue }) => getValue(),
  }),
  column.accessor('at', {
    header: 'When',
    enableSorting: false,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);
