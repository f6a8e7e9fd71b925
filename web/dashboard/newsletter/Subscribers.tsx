import { useQuery } from '@tanstack/react-query';
import {
  type Subscriber,
  type SubscriberStatus,
  subscriberQuery,
  subscriberWords,
} from '../../../domain/subscriber.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { countedSubscribers } from './calls.ts';
import { NewsletterLinks } from './NewsletterLinks.tsx';

const tones: Record<SubscriberStatus, BadgeTone> = { pending: 'warning', confirmed: 'success', left: 'quiet' };

const moment = (at: string | null) => (at === null ? '–' : <Moment at={at} />);

const columns: Column<Subscriber>[] = [
  { header: 'E-mail', cell: ({ email }) => <span className="font-semibold break-all">{email}</span> },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{subscriberWords[status]}</Badge>,
  },
  { header: 'Requested', cell: (it) => moment(it.created_at) },
  { header: 'Confirmed', cell: (it) => moment(it.confirmed_at) },
  { header: 'Unsubscribed', cell: (it) => moment(it.left_at) },
];

const texts: ListTexts = {
  label: 'Subscribers',
  loading: 'Loading subscribers...',
  failed: 'Failed to load the subscribers. Please try again.',
  none: 'No subscribers yet',
  noMatch: 'No subscribers match your search',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} subscribers`,
};

const filters: ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(subscriberWords) },
];

/** Everyone who has asked for the newsletter. */
export function Subscribers() {
  const { data: counts } = useQuery(countedSubscribers);
  const list = useList({
    queryKey: ['subscribers'],
    query: subscriberQuery,
    load: (query) => request('GET /newsletter/subscribers/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [20],
  });
  const counted = counts && `${counts.confirmed} confirmed, ${counts.pending} pending, ${counts.left} unsubscribed.`;
  return (
    <ListScreen
      title="Newsletter"
      subtitle={counted ?? 'Everyone who has asked for the newsletter.'}
      actions={
        <ExportButtons
          permission="newsletter.export"
          list={list}
          name="newsletter-subscribers"
          fetchFile={(query) => request('GET /newsletter/subscribers/export/', { query })}
        />
      }
      views={<NewsletterLinks current="subscribers" />}
      search="Search subscribers"
      texts={texts}
      list={list}
    />
  );
}
