import { type Advertisement, type AdvertisementStatus, advertisementStatus } from '../../../domain/advertisement.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useNow } from '../time/now.ts';
import { siteTimeZone } from '../time/site-time.ts';

const tones: Record<AdvertisementStatus, BadgeTone> = {
  Active: 'success',
  Inactive: 'quiet',
  Scheduled: 'info',
  Expired: 'warning',
};

/** Whether visitors see it at this moment. */
export function StatusBadge({ advertisement }: { advertisement: Advertisement }) {
  const status = advertisementStatus(advertisement, useNow(), siteTimeZone());
  return <Badge tone={tones[status]}>{status}</Badge>;
}
