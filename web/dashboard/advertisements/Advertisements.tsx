import * as words from '#locale/dashboard/advertisements.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import {
  ADVERTISEMENT_PREVIEW,
  type AdvertisementQuery,
  advertisements,
  clickThroughRate,
  type StaffAdvertisement,
} from '../../../domain/collections/advertisements.ts';
import { cut } from '../../../domain/text.ts';
import { showNumber, showPercent } from '../../ui/numbers.ts';
import { CollectionScreen, type OwnScreenPieces } from '../collections/CollectionScreen.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { optionsOf } from '../list/use-list.ts';
import { lazyPart } from '../loading/lazy.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { AdvertisementBadge, DateRange } from './facts.tsx';

const Details = lazyPart(async () => (await import('./AdvertisementDetails.tsx')).AdvertisementDetails);

function TitleCell({ advertisement: { picture, title, description } }: { advertisement: StaffAdvertisement }) {
  return (
    <RowName title={title} below={cut(description, ADVERTISEMENT_PREVIEW)} picture={<Thumbnail picture={picture} />} />
  );
}

/** Views, clicks, and the share of viewers who clicked, in digits that stand under each other. */
function Performance({ advertisement }: { advertisement: StaffAdvertisement }) {
  const { views, clicks } = advertisement;
  return (
    <div className="tabular-nums">
      <p className="whitespace-nowrap">{words.viewCount(views, showNumber(views))}</p>
      <p className="text-sm whitespace-nowrap text-muted">
        <span>{words.clickCount(clicks, showNumber(clicks))}</span>
        {views > 0 ? (
          <>
            {' · '}
            <span>{words.clickRate(showPercent(clickThroughRate(advertisement)))}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

const own: OwnScreenPieces<StaffAdvertisement, AdvertisementQuery> = {
  cells: {
    title: (it) => <TitleCell advertisement={it} />,
    status: (it) => <AdvertisementBadge advertisement={it} />,
    start_date: (it) => <DateRange {...it} />,
    views: (it) => <Performance advertisement={it} />,
  },
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.status,
      all: words.allStatus,
      options: optionsOf(words.statuses),
    },
    { kind: 'day', name: 'start', label: words.startDate },
    { kind: 'day', name: 'end', label: words.endDate },
  ],
  clear: words.resetFilters,
  texts: {
    failed: words.failedToLoad,
    noMatch: words.noneFound,
    total: words.total,
    found: (found, _, rows) => words.total(found, rows),
  },
  numbered: true,
  Details,
  forms: { add: staffAddresses.newAdvertisement, edit: staffAddresses.editAdvertisement },
};

/** The advertisements of the home page's banner: present, past and future. */
export const Advertisements = () => <CollectionScreen collection={advertisements} own={own} />;
