import { ADVERTISEMENT_PREVIEW, type Advertisement, advertisementStatus } from '../../../domain/advertisement.ts';
import { cut } from '../../../domain/text.ts';
import { columnsOf } from '../list/table-features.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { siteTimeZone } from '../time/site-time.ts';
import { DateRange } from './DateRange.tsx';
import { Performance } from './Performance.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const column = columnsOf<Advertisement>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Title',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <div className="flex items-center gap-3">
        <Thumbnail picture={original.picture} />
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold">{original.title}</p>
          <p className="text-sm text-muted">{cut(original.description, ADVERTISEMENT_PREVIEW)}</p>
        </div>
      </div>
    ),
  }),
  column.accessor((it) => advertisementStatus(it, new Date(), siteTimeZone()), {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <StatusBadge advertisement={row.original} />,
  }),
  column.accessor('start_date', {
    header: 'Date Range',
    sortFn: 'basic',
    cell: ({ row: { original } }) => <DateRange start_date={original.start_date} end_date={original.end_date} />,
  }),
  column.accessor('views', {
    header: 'Performance',
    sortFn: 'basic',
    cell: ({ row }) => <Performance advertisement={row.original} />,
  }),
]);
