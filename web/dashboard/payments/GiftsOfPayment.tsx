import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Mail, Undo2 } from 'lucide-react';
import * as words from '#locale/dashboard/payments.ts';
import type { PaymentDetails } from '../../../domain/api/giving.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { Button } from '../components/Button.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { useDownloading, useSending } from '../receipts/actions.ts';
import { receiptNumbered } from '../receipts/calls.ts';
import { useIssuing } from '../receipts/issuing.tsx';
import { useMay } from '../session/account.ts';
import type { OpenPayment } from './open-payment.ts';

const icon = 'size-4.5';

interface ReceiptProps {
  gift: Gift;
  receipt: NonNullable<Gift['receipt']>;
}

/** Sends a receipt, where an address is known. */
function SendReceipt({ gift, receipt }: ReceiptProps) {
  const { data } = useQuery(receiptNumbered(receipt.number));
  const { mutate, isPending } = useSending(receipt);
  if (!data?.has_email) return null;
  return (
    <Button
      size="small"
      aria-label={words.sendReceipt(receipt.number, gift.giver.name || words.noName)}
      busy={isPending}
      onClick={() => mutate()}
    >
      <Mail aria-hidden="true" className={icon} />
      {isPending ? words.sending : words.sendByEmail}
    </Button>
  );
}

function DownloadReceipt({ receipt }: Pick<ReceiptProps, 'receipt'>) {
  const { mutate, isPending } = useDownloading(receipt);
  return (
    <Button size="small" aria-label={words.downloadReceipt(receipt.number)} busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" className={icon} />
      {isPending ? words.downloading : words.download}
    </Button>
  );
}

function IssueReceipt({ gift }: { gift: Gift }) {
  const { ask, isPending, question } = useIssuing(gift);
  return (
    <>
      <Button
        size="small"
        aria-label={words.issueReceiptFor(gift.giver.name || words.noName)}
        busy={isPending}
        onClick={ask}
      >
        <FileText aria-hidden="true" className={icon} />
        {isPending ? words.issuing : words.issueReceipt}
      </Button>
      {question}
    </>
  );
}

/** The receipt of a gift: issued, sent and downloaded here. */
function ReceiptOfGift({ gift }: { gift: Gift }) {
  const mayIssue = useMay('receipts.create');
  const maySee = useMay('receipts.view');
  const { receipt } = gift;
  if (receipt === null) return mayIssue ? <IssueReceipt gift={gift} /> : null;
  if (!maySee) return null;
  return (
    <>
      {mayIssue ? <SendReceipt gift={gift} receipt={receipt} /> : null}
      <DownloadReceipt receipt={receipt} />
    </>
  );
}

interface GiftsProps {
  payment: PaymentDetails;
  onOpen(next: OpenPayment): void;
}

interface TakeBackButtonProps {
  label: string;
  onClick(): void;
}

function TakeBackButton({ label, onClick }: TakeBackButtonProps) {
  return (
    <Button size="small" aria-label={label} onClick={onClick}>
      <Undo2 aria-hidden="true" className={icon} />
      {words.takeBackDots}
    </Button>
  );
}

const row = 'grid gap-2 border border-line p-3';

/** Whose gifts the payment is. Nothing where it is nobody's yet. */
export function GiftsOfPayment({ payment, onOpen }: GiftsProps) {
  const mayEdit = useMay('statements.edit');
  if (payment.gifts.length === 0) return null;
  return (
    <DetailsPart title={words.gifts}>
      <ul className="grid gap-3">
        {payment.gifts.map((gift) => {
          const name = gift.giver.name || words.noName;
          const takeBack = () =>
            onOpen({
              dialog: 'take-back',
              payment,
              gift: { gift_id: gift.id, giver: gift.giver, amount: gift.original_amount },
            });
          return (
            <li key={gift.id} className={row}>
              <p className="font-semibold wrap-anywhere">{words.amountFrom(showMoney(gift), name)}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {gift.pledge === null ? words.withoutPledge : words.pledgeCalled(gift.pledge.reference)}
                {gift.project === null ? null : `, ${gift.project.title}`}
              </p>
              {gift.amount === gift.original_amount ? null : (
                <p className="text-sm">
                  {words.partWentBack(showMoney({ amount: gift.original_amount, currency: gift.currency }))}
                </p>
              )}
              {gift.receipt === null ? null : <p className="text-sm">{words.receiptCalled(gift.receipt.number)}</p>}
              <div className="flex flex-wrap gap-2 empty:hidden">
                <ReceiptOfGift gift={gift} />
                {mayEdit ? <TakeBackButton label={words.takeBackFrom(name)} onClick={takeBack} /> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </DetailsPart>
  );
}

/** For money that went back: the gifts that it took back. */
export function RefundedGifts({ payment, onOpen }: GiftsProps) {
  const mayEdit = useMay('statements.edit');
  if (payment.taken_back.length === 0) return null;
  return (
    <DetailsPart title={words.giftsThatWentBack}>
      <ul className="grid gap-3">
        {payment.taken_back.map((taken) => {
          const name = taken.giver.name || words.noName;
          return (
            <li key={taken.gift_id} className={row}>
              <p className="font-semibold wrap-anywhere">
                {words.wentBackTo(showMoney({ amount: taken.amount, currency: payment.currency }), name)}
              </p>
              {mayEdit ? (
                <div className="flex flex-wrap gap-2">
                  <TakeBackButton
                    label={words.undoRefundOf(name)}
                    onClick={() => onOpen({ dialog: 'take-back', payment, gift: taken })}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </DetailsPart>
  );
}
