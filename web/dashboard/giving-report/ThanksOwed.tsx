import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { BackLink } from '../screen/BackLink.tsx';
import { GiftList } from './GiftList.tsx';

/** The gifts for which nobody has said thank you. */
export function ThanksOwed() {
  return (
    <GiftList
      title={words.gifts}
      subtitle={words.giftsSubtitle}
      none={words.noGifts}
      which={{ thanks_owed: true }}
      back={<BackLink to={staffAddresses.givingReport}>{words.backToReport}</BackLink>}
    />
  );
}
