import type { StaffDocument } from '../../../domain/document.ts';
import { fileSize } from '../../../domain/file-size.ts';
import { calendarDay } from '../../ui/format.ts';
import { columnsOf } from '../list/table-features.ts';

const column = columnsOf<StaffDocument>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Document',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="font-semibold">{original.title}</p>
        <p className="line-clamp-2 max-w-prose text-sm text-muted">{original.description}</p>
      </>
    ),
  }),
  column.accessor('date', {
    header: 'Date',
    sortFn: 'basic',
    cell: ({ getValue }) => <span className="whitespace-nowrap">{calendarDay(getValue())}</span>,
  }),
  column.accessor('file_name', {
    header: 'File',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <div>
        <a
          href={original.url}
          download={original.file_name}
          className="inline-flex min-h-11 items-center break-all text-accent underline"
        >
          {original.file_name}
        </a>
        <p className="text-sm text-muted">{fileSize(original.bytes)}</p>
      </div>
    ),
  }),
]);
