import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import {
  type SubscriberQuery,
  subscriberQuery,
  subscriberStatuses,
  subscriberWords,
} from '../../../domain/subscriber.ts';
import { Button } from '../components/Button.tsx';
import { saveFile } from '../list/download.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { type ListAddress, useListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { ServerList, type ServerListTexts } from '../list/ServerList.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { countedSubscribers, subscribersOf } from './calls.ts';
import { NewsletterLinks } from './NewsletterLinks.tsx';
import { columns } from './subscriber-columns.tsx';

const PAGE_SIZE = 20;

const texts: ServerListTexts = {
  label: 'Subscribers',
  records: 'subscribers',
  loading: 'Loading subscribers...',
  failed: 'Failed to load the subscribers. Please try again.',
  none: 'Nobody has asked for the newsletter yet',
  noMatch: 'No subscriber matches your search',
};

const statusOptions = [
  { value: '', label: 'All statuses' },
  ...subscriberStatuses.map((value) => ({ value, label: subscriberWords[value] })),
];

/** The search and the status in the address, without a status that somebody has mistyped there. */
function filtersIn(address: ListAddress): Pick<SubscriberQuery, 'search' | 'status'> {
  const { data: status } = subscriberQuery.shape.status.safeParse(address.filter('status') || undefined);
  return { search: address.search || undefined, status };
}

/** Everybody who has asked for the newsletter. */
export function Subscribers() {
  const address = useListAddress('-created_at');
  const mayExport = useMay('newsletter.export');
  const filters = filtersIn(address);
  const { data: counts } = useQuery(countedSubscribers);
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => request('GET /newsletter/subscribers/export/', { query: filters }),
    onError: (error: Error) => toast.error(error.message),
    onSuccess: (file) => saveFile(file, 'newsletter-subscribers.csv'),
  });
  const counted = counts && `${counts.confirmed} confirmed, ${counts.pending} pending, ${counts.left} left.`;
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Newsletter"
        subtitle={counted ?? 'Everybody who has asked for the newsletter.'}
        actions={
          mayExport ? (
            <Button disabled={isPending} onClick={() => save()}>
              <Download aria-hidden="true" className="size-5" />
              Export CSV
            </Button>
          ) : null
        }
      />
      <NewsletterLinks current="subscribers" />
      <ListTools>
        <SearchBox
          label="Search subscribers"
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        <FilterSelect
          label="Status"
          value={address.filter('status')}
          options={statusOptions}
          onChange={(status) => address.narrow({ status })}
        />
      </ListTools>
      <ServerList
        texts={texts}
        query={useQuery(subscribersOf({ ...filters, page: address.page, page_size: PAGE_SIZE }))}
        columns={columns}
        address={address}
        filters={['status']}
        pageSize={PAGE_SIZE}
      />
    </div>
  );
}
