import { ADVERTISEMENT_PREVIEW, type Advertisement } from '../../../domain/advertisement.ts';
import { cut } from '../../../domain/text.ts';
import type { Column } from '../list/ListTable.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { DateRange } from './DateRange.tsx';
import { Performance } from './Performance.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export const columns: Column<Advertisement>[] = [
  {
    header: 'Title',
    sort: 'title',
    cell: (it) => (
      <div className="flex items-center gap-3">
        <Thumbnail picture={it.picture} />
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold">{it.title}</p>
          <p className="text-sm text-muted">{cut(it.description, ADVERTISEMENT_PREVIEW)}</p>
        </div>
      </div>
    ),
  },
  { header: 'Status', cell: (it) => <StatusBadge advertisement={it} /> },
  {
    header: 'Date Range',
    sort: 'start_date',
    cell: (it) => <DateRange start_date={it.start_date} end_date={it.end_date} />,
  },
  { header: 'Performance', sort: 'views', cell: (it) => <Performance advertisement={it} /> },
];
