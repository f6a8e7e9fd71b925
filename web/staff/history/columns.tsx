import type { StaffTimelineEntry } from '../../../domain/timeline-entry.ts';
import { calendarDay } from '../../ui/format.ts';
import { columnsOf } from '../list/table-features.ts';

const column = columnsOf<StaffTimelineEntry>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Step',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="font-semibold">{original.title}</p>
        <p className="line-clamp-2 max-w-prose text-sm text-muted">{original.text}</p>
      </>
    ),
  }),
  column.accessor('date', {
    header: 'When',
    sortFn: 'basic',
    cell: ({ row: { original } }) => (
      <span className="whitespace-nowrap">{calendarDay(original.date, original.precision)}</span>
    ),
  }),
]);
