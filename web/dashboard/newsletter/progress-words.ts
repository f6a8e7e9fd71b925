import type { CampaignProgress } from '../../../domain/campaign.ts';

const number = new Intl.NumberFormat('en-GB');

/** "12 of 5,000 sent". */
export const sentWords = ({ sent, total }: CampaignProgress) =>
  `${number.format(sent)} of ${number.format(total)} sent`;

/** "1,234 subscribers", "1 subscriber". */
export const subscriberWords = (count: number) =>
  count === 1 ? '1 subscriber' : `${number.format(count)} subscribers`;

/** "about 84 minutes": the time that the mails take, one each `pace` milliseconds. */
export function durationWords(mails: number, pace: number): string {
  const minutes = Math.ceil((mails * pace) / 60_000);
  if (minutes <= 1) return 'about a minute';
  return minutes < 120 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`;
}
