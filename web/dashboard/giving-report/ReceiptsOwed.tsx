import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { BackLink } from '../screen/BackLink.tsx';
import { GiftList } from './GiftList.tsx';

/** The gifts for which there is no receipt yet. */
export function ReceiptsOwed() {
  return (
    <GiftList
      title={words.receiptsOwed}
      subtitle={words.receiptsOwedSubtitle}
      none={words.noReceiptsOwed}
      which={{ receipt_owed: true }}
      back={<BackLink to={staffAddresses.receipts}>{words.backToReceipts}</BackLink>}
    />
  );
}
