import * as words from '#locale/dashboard/newsletter.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type CampaignOrder, campaignQuery, type ListedCampaign } from '../../../domain/campaign.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DeleteAction, EditLink } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { everyCampaign, useCampaignTrash, whileSending } from './calls.ts';
import { NewsletterLinks } from './NewsletterLinks.tsx';
import { sentWords } from './progress-words.ts';
import { timeWords } from './time-words.ts';

const columns: Column<ListedCampaign, CampaignOrder>[] = [
  {
    name: 'newsletter',
    header: words.newsletter,
    sort: 'subject',
    cell: ({ subject }) => <RowTitle>{subject}</RowTitle>,
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => <CampaignBadge status={it.status} />,
  },
  {
    name: 'progress',
    header: words.progress,
    cell: (it) => (
      <span className="line-clamp-2">
        {it.progress.total === 0 ? (timeWords(it) ?? words.notSentYet) : sentWords(it.progress)}
      </span>
    ),
  },
  { name: 'written', header: words.written, sort: 'created_at', cell: (it) => <Moment at={it.created_at} /> },
];

const texts: ListTexts = {
  label: words.newsletters,
  loading: words.loadingNewsletters,
  failed: words.failedToLoadNewsletters,
  none: words.noNewslettersYet,
  noneHint: words.noneHint,
  noMatch: words.noMatch,
  total: words.total,
  found: words.found,
};

/** The list of campaigns: drafts and those that were sent. Only drafts can be changed and deleted. */
export function Campaigns() {
  const trash = useCampaignTrash();
  const list = useList({
    queryKey: everyCampaign,
    query: campaignQuery,
    load: (query) => request('GET /newsletter/campaigns/', { query }),
    order: '-created_at',
    columns,
    pageSizes: [12],
    refetchInterval: whileSending,
  });
  return (
    <ListScreen
      title={words.newsletter}
      subtitle={words.subtitle}
      actions={
        <AddLink permission="newsletter.send" to={staffAddresses.newCampaign}>
          {words.writeANewsletter}
        </AddLink>
      }
      views={<NewsletterLinks current={list.address.inTrash ? 'trash' : 'campaigns'} />}
      search={words.searchNewsletters}
      searched={words.searchedInNewsletters}
      texts={texts}
      begin={
        <AddLink permission="newsletter.send" to={staffAddresses.newCampaign}>
          {words.writeTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      opening={(it) => staffAddresses.campaign(it.id)}
      rowActions={(it) =>
        it.status === 'draft' || it.status === 'scheduled' ? (
          <>
            {it.status === 'draft' ? (
              <EditLink row={it} name={it.subject} to={staffAddresses.editCampaign(it.id)} />
            ) : null}
            <DeleteAction row={it} trash={trash} />
          </>
        ) : null
      }
    />
  );
}
