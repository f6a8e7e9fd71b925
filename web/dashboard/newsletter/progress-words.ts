import * as words from '#locale/dashboard/newsletter.ts';
import type { CampaignProgress } from '../../../domain/campaign.ts';
import { showNumber } from '../../ui/numbers.ts';

/** "12 of 5,000 sent". */
export const sentWords = ({ sent, total }: CampaignProgress) => words.sentOf(showNumber(sent), showNumber(total));

/** "about 84 minutes": the time that the mails take, one each `pace` milliseconds. */
export function durationWords(mails: number, pace: number): string {
  const minutes = Math.ceil((mails * pace) / 60_000);
  if (minutes <= 1) return words.aMinute;
  return minutes < 120 ? words.minutes(minutes) : words.hours(Math.round(minutes / 60));
}
