import * as words from '#locale/dashboard/newsletter.ts';
import { type ListedCampaign, MAX_LATE_HOURS } from '../../../domain/campaign.ts';
import { showDateAndTime } from '../time/site-time.ts';

/** When a campaign goes out, or why it did not; undefined where neither is known. */
export function timeWords({ send_at, missed }: Pick<ListedCampaign, 'send_at' | 'missed'>): string | undefined {
  if (send_at === null) return undefined;
  const moment = showDateAndTime(send_at);
  return missed === null ? words.goesOutOn(moment) : words.missedReasons[missed](moment, MAX_LATE_HOURS);
}
