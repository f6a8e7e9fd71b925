import { useQuery } from '@tanstack/react-query';
import { seeTheForm } from '#locale/dashboard/components.ts';
import * as words from '#locale/dashboard/newsletter.ts';
import { addresses } from '../../../domain/addresses.ts';
import {
  type Subscriber,
  type SubscriberQuery,
  type SubscriberStatus,
  subscriberQuery,
} from '../../../domain/subscriber.ts';
import { SiteLink } from '../components/SiteLink.tsx';
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
  {
    name: 'email',
    header: words.email,
    cell: ({ email }) => <span className="line-clamp-2 font-semibold break-all">{email}</span>,
  },
  {
    name: 'status',
    header: words.status,
    worth: 'state',
    cell: ({ status }) => <Badge tone={tones[status]}>{words.subscriberStatuses[status]}</Badge>,
  },
  { name: 'requested', header: words.requested, cell: (it) => moment(it.created_at) },
  { name: 'confirmed', header: words.confirmed, cell: (it) => moment(it.confirmed_at) },
  { name: 'unsubscribed', header: words.unsubscribed, cell: (it) => moment(it.left_at) },
];

const texts: ListTexts = {
  label: words.subscribers,
  loading: words.loadingSubscribers,
  failed: words.failedToLoadSubscribers,
  none: words.noSubscribersYet,
  noneHint: words.noSubscribersHint,
  noMatch: words.noSubscribersMatch,
  total: words.totalSubscribers,
};

const filters: ListFilter<SubscriberQuery>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    all: words.allStatuses,
    options: optionsOf(words.subscriberStatuses),
  },
];

/** Everyone who has asked for the newsletter. */
export function Subscribers() {
  const { data: counts } = useQuery(countedSubscribers);
  const list = useList({
    queryKey: ['subscribers'],
    query: subscriberQuery,
    load: (query) => request('GET /newsletter/subscribers/', { query }),
    columns,
    filters,
    pageSizes: [20],
  });
  return (
    <ListScreen
      title={words.newsletter}
      subtitle={counts ? words.counted(counts) : words.subscribersSubtitle}
      actions={
        <ExportButtons
          permission="subscribers.export"
          list={list}
          name="newsletter-subscribers"
          fetchFile={(query) => request('GET /newsletter/subscribers/export/', { query })}
        />
      }
      views={<NewsletterLinks current="subscribers" />}
      search={words.searchSubscribers}
      searched={words.searchedInSubscribers}
      texts={texts}
      begin={<SiteLink page={addresses.newsletter} words={seeTheForm} />}
      list={list}
    />
  );
}
