import type { StaffTestimonial } from '../../../domain/testimonial.ts';
import { Badge } from '../list/Badge.tsx';
import { columnsOf } from '../list/table-features.ts';

const column = columnsOf<StaffTestimonial>();

export const columns = column.columns([
  column.accessor('name', {
    header: 'Who',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="font-semibold">{original.name}</p>
        <p className="text-sm text-muted">{original.role}</p>
      </>
    ),
  }),
  column.accessor('quote', {
    header: 'Quotation',
    enableSorting: false,
    cell: ({ getValue }) => <p className="line-clamp-3 max-w-prose">{getValue()}</p>,
  }),
  column.accessor('is_consented', {
    header: 'Consent',
    sortFn: 'basic',
    cell: ({ getValue }) =>
      getValue() ? <Badge tone="success">Agreed, shown</Badge> : <Badge tone="warning">Not shown</Badge>,
  }),
  column.accessor('position', { header: 'Position', sortFn: 'basic' }),
]);
