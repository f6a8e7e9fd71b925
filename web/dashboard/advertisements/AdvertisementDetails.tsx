import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Advertisement, clickThroughRate } from '../../../domain/advertisement.ts';
import { Picture } from '../../ui/Picture.tsx';
import { buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Moment } from '../time/Moment.tsx';
import { DateRange } from './DateRange.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TargetAddress } from './TargetAddress.tsx';

interface AdvertisementDetailsProps {
  advertisement: Advertisement;
  onClose(): void;
}

/** Everything about one advertisement, over the list. */
export function AdvertisementDetails({ advertisement, onClose }: AdvertisementDetailsProps) {
  const { id, title, picture, description, content, target_url, views, clicks, can } = advertisement;
  const edit = (
    <Link to={staffAddresses.editAdvertisement(id)} className={buttonLook('primary')}>
      Edit Ad
    </Link>
  );
  return (
    <DetailsDialog title="Ad Details" onClose={onClose} actions={can?.edit ? edit : undefined}>
      {picture === null ? null : (
        <div>
          <Picture
            picture={{ ...picture, alt: picture.alt || title }}
            sizes="(width < 40rem) 100vw, 36rem"
            className="max-h-72 w-full bg-sunken object-contain"
          />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <h3 className="text-subheading">{title}</h3>
        {description === '' ? null : <p className="break-words">{description}</p>}
      </div>
      <Facts>
        <Fact name="Status">
          <StatusBadge advertisement={advertisement} />
        </Fact>
        <Fact name="Active Period">
          <DateRange start_date={advertisement.start_date} end_date={advertisement.end_date} />
        </Fact>
        <Fact name="Created">
          <Moment at={advertisement.created_at} />
        </Fact>
        <Fact name="Last Updated">
          <Moment at={advertisement.updated_at} />
        </Fact>
        <Fact name="Views">{views}</Fact>
        <Fact name="Clicks">{clicks}</Fact>
        <Fact name="CTR">{clickThroughRate(advertisement)}</Fact>
      </Facts>
      {content === '' ? null : (
        <DetailsPart title="Content">
          <p className="break-words whitespace-pre-line">{content}</p>
        </DetailsPart>
      )}
      <DetailsPart title="Target URL">
        <TargetAddress address={target_url} />
      </DetailsPart>
    </DetailsDialog>
  );
}
