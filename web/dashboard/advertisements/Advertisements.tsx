import { staffAddresses } from '../../../domain/addresses.ts';
import {
  ADVERTISEMENT_PREVIEW,
  advertisements,
  clickThroughRate,
  type StaffAdvertisement,
} from '../../../domain/collections/advertisements.ts';
import { cut } from '../../../domain/text.ts';
import { CollectionScreen, type OwnScreenPieces } from '../collections/CollectionScreen.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { Showing } from '../list/ShownList.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { DateRange, StatusBadge } from './facts.tsx';

const Details = lazyPart(async () => (await import('./AdvertisementDetails.tsx')).AdvertisementDetails);

function TitleCell({ advertisement: { picture, title, description } }: { advertisement: StaffAdvertisement }) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail picture={picture} />
      <div className="min-w-0">
        <RowTitle>{title}</RowTitle>
        <p className="text-sm text-muted">{cut(description, ADVERTISEMENT_PREVIEW)}</p>
      </div>
    </div>
  );
}

const number = new Intl.NumberFormat('en-GB');

/** "1,240 views": how often something happened, in digits that stand under each other. */
const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;

/** Views, clicks, and the share of viewers who clicked. */
function Performance({ advertisement }: { advertisement: StaffAdvertisement }) {
  const { views, clicks } = advertisement;
  return (
    <div className="whitespace-nowrap tabular-nums">
      <p>{counted(views, 'view', 'views')}</p>
      <p>{counted(clicks, 'click', 'clicks')}</p>
      {views > 0 ? <p className="text-sm text-muted">CTR {clickThroughRate(advertisement)}</p> : null}
    </div>
  );
}

const showing = (count: number, { first, last }: Showing) => `Showing ${first} to ${last} of ${count} advertisements`;

const own: OwnScreenPieces<StaffAdvertisement> = {
  cells: {
    title: (it) => <TitleCell advertisement={it} />,
    status: (it) => <StatusBadge advertisement={it} />,
    start_date: (it) => <DateRange {...it} />,
    views: (it) => <Performance advertisement={it} />,
  },
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      all: 'All',
      options: advertisements.statuses.map((status) => ({ value: status, label: status })),
    },
    { kind: 'day', name: 'start', label: 'Start Date' },
    { kind: 'day', name: 'end', label: 'End Date' },
  ],
  clear: 'Reset Filters',
  texts: {
    failed: 'Failed to load advertisements',
    noMatch: 'No advertisements found',
    total: showing,
    found: (found, _, rows) => showing(found, rows),
  },
  numbered: true,
  Details,
  forms: { add: staffAddresses.newAdvertisement, edit: staffAddresses.editAdvertisement },
};

/** The advertisements of the home page's banner: present, past and future. */
export const Advertisements = () => <CollectionScreen collection={advertisements} own={own} />;
