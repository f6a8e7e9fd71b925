import * as words from '#locale/dashboard/advertisements.ts';
import {
  type AdvertisementStatus,
  advertisementStatus,
  type StaffAdvertisement,
} from '../../../domain/collections/advertisements.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { Day } from '../time/Moment.tsx';
import { useNow } from '../time/now.ts';
import { siteTimeZone } from '../time/site-time.ts';

// Shown in the list and in the details of advertisements.

/** The days it runs, both included. */
export function DateRange({ start_date, end_date }: Pick<StaffAdvertisement, 'start_date' | 'end_date'>) {
  return (
    <span>
      <Day day={start_date} />{' '}
      <span className="whitespace-nowrap">
        – <Day day={end_date} />
      </span>
    </span>
  );
}

const tones: Record<AdvertisementStatus, BadgeTone> = {
  Active: 'success',
  Inactive: 'quiet',
  Scheduled: 'info',
  Expired: 'warning',
};

/** Whether visitors see it at this moment. */
export function AdvertisementBadge({ advertisement }: { advertisement: StaffAdvertisement }) {
  const status = advertisementStatus(advertisement, useNow(), siteTimeZone());
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}
