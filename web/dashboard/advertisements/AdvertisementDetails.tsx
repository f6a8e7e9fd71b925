import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/advertisements.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { clickThroughRate, type StaffAdvertisement, targetUrl } from '../../../domain/collections/advertisements.ts';
import { showPercent } from '../../ui/numbers.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Moment } from '../time/Moment.tsx';
import { AdvertisementBadge, DateRange } from './facts.tsx';

/** An address that is not one, however it came to be kept, is shown and leads nowhere. */
const isLeading = (address: string) => targetUrl.safeParse(address).success;

/** The whole URL: an address of this site has no host, but a copy of it needs one. */
const whole = (address: string) => new URL(address, window.location.origin).href;

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(whole(address));
    toast.success(words.urlCopied);
  } catch {
    toast.error(words.urlNotCopied);
  }
}

/** The address that an advertisement links to: a link, and a button to copy it. */
function TargetAddress({ address }: { address: string }) {
  if (!isLeading(address)) return <p className="break-all">{address}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 min-w-0 items-center break-all text-accent underline underline-offset-4"
      >
        {address}
      </a>
      <Button size="small" onClick={() => void copy(address)}>
        <Copy aria-hidden="true" className="size-4" />
        {words.copyUrl}
      </Button>
    </div>
  );
}

interface AdvertisementDetailsProps {
  record: StaffAdvertisement;
  onClose(): void;
}

/** Everything about one advertisement, over the list. */
export function AdvertisementDetails({ record: advertisement, onClose }: AdvertisementDetailsProps) {
  const { id, title, picture, description, content, target_url, views, clicks, can } = advertisement;
  const edit = (
    <Link to={staffAddresses.editAdvertisement(id)} className={buttonLook('primary')}>
      {words.editAd}
    </Link>
  );
  return (
    <DetailsDialog title={words.adDetails} onClose={onClose} actions={can?.edit ? edit : undefined}>
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
        {description === '' ? null : <p>{description}</p>}
      </div>
      <Facts>
        <Fact name={words.status}>
          <AdvertisementBadge advertisement={advertisement} />
        </Fact>
        <Fact name={words.activePeriod}>
          <DateRange start_date={advertisement.start_date} end_date={advertisement.end_date} />
        </Fact>
        <Fact name={words.created}>
          <Moment at={advertisement.created_at} />
        </Fact>
        <Fact name={words.lastUpdated}>
          <Moment at={advertisement.updated_at} />
        </Fact>
        <Fact name={words.views}>{views}</Fact>
        <Fact name={words.clicks}>{clicks}</Fact>
        <Fact name={words.clickThroughRate}>{words.clicksPerView(showPercent(clickThroughRate(advertisement)))}</Fact>
      </Facts>
      {content === '' ? null : (
        <DetailsPart title={words.content}>
          <p className="whitespace-pre-line">{content}</p>
        </DetailsPart>
      )}
      <DetailsPart title={words.targetUrl}>
        <TargetAddress address={target_url} />
      </DetailsPart>
    </DetailsDialog>
  );
}
