import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Campaign } from '../../../domain/campaign.ts';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { sentWords } from './progress-words.ts';

const column = columnsOf<Campaign>();

export const columns = column.columns([
  column.accessor('subject', {
    header: 'Letter',
    sortFn: 'text',
    cell: ({ row: { original } }) =>
      original.deleted_at === null ? (
        <Link
          to={staffAddresses.campaign(original.id)}
          className="flex min-h-11 items-center font-semibold underline decoration-line-strong hover:decoration-current"
        >
          {original.subject}
        </Link>
      ) : (
        <p className="font-semibold">{original.subject}</p>
      ),
  }),
  column.accessor('status', {
    header: 'Status',
    sortFn: 'text',
    cell: ({ getValue }) => <CampaignBadge status={getValue()} />,
  }),
  column.accessor((it) => it.progress.sent, {
    id: 'sent',
    header: 'Progress',
    sortFn: 'basic',
    cell: ({ row: { original } }) => (original.progress.total === 0 ? 'Not sent yet' : sentWords(original.progress)),
  }),
  column.accessor('created_at', {
    header: 'Written',
    sortFn: 'basic',
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);
