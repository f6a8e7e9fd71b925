import { useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/payments.ts';
import type { PaymentDetails as Details } from '../../../domain/api/giving.ts';
import type { Payment } from '../../../domain/giving/payment.ts';
import { showMoney } from '../../ui/money.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Day, Moment } from '../time/Moment.tsx';
import { Amount } from './Amount.tsx';
import { onePayment, usePaymentStep } from './calls.ts';
import { openAmount, PaymentBadge } from './columns.tsx';
import { useFocusKept } from './focus-kept.ts';
import { GiftsOfPayment, RefundedGifts } from './GiftsOfPayment.tsx';
import type { OpenPayment } from './open-payment.ts';
import { Proposals, Refundable } from './Proposals.tsx';

/** What the statement says, or whoever entered the money. */
function StatementPart({ payment }: { payment: Payment }) {
  const { payer_name, payer_phone, reference, text, external_id } = payment;
  return (
    <DetailsPart title={words.whatStatementSays}>
      <Facts>
        <Fact name={words.payer}>
          <span className="wrap-anywhere">{payer_name || words.notGiven}</span>
        </Fact>
        <Fact name={words.phone}>{payer_phone || words.notGiven}</Fact>
        <Fact name={words.reference}>
          <span className="wrap-anywhere">{reference || words.notGiven}</span>
        </Fact>
        {text === '' ? null : (
          <Fact name={words.text}>
            <span className="wrap-anywhere">{text}</span>
          </Fact>
        )}
        {external_id === '' ? null : (
          <Fact name={words.numberOfTransaction}>
            <span className="break-all">{external_id}</span>
          </Fact>
        )}
        <Fact name={words.source}>{payment.source.name}</Fact>
        <Fact name={words.addedAt}>
          <Moment at={payment.created_at} />
        </Fact>
      </Facts>
    </DetailsPart>
  );
}

interface OpenPartProps {
  payment: Details;
  onOpen(next: OpenPayment): void;
}

/** What can be done with money that nobody has yet: assign it by a proposal, to somebody else, or set it aside. */
function OpenPart({ payment, onOpen }: OpenPartProps) {
  const mayEdit = useMay('statements.edit');
  const isOut = payment.amount < 0;
  return (
    <DetailsPart title={isOut ? words.whichGiftWentBack : words.whoseGift}>
      {payment.assigned === 0 ? null : <p>{words.stillOpen(showMoney(openAmount(payment)))}</p>}
      {isOut ? <Refundable payment={payment} /> : <Proposals payment={payment} />}
      {mayEdit ? (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {isOut ? null : (
            <Button
              kind={payment.proposals.length === 0 ? 'primary' : 'secondary'}
              onClick={() => onOpen({ dialog: 'assign', payment })}
            >
              {words.chooseOrSplit}
            </Button>
          )}
          {payment.assigned === 0 ? (
            <Button onClick={() => onOpen({ dialog: 'set-aside', payment })}>{words.setAsideDots}</Button>
          ) : null}
        </div>
      ) : null}
    </DetailsPart>
  );
}

/** That it is no gift, why, and the way back. */
function SetAsidePart({ payment }: { payment: Payment }) {
  const mayEdit = useMay('statements.edit');
  const { take, isBusy } = usePaymentStep();
  const { id } = payment;
  return (
    <DetailsPart title={words.setAside}>
      <p className="wrap-anywhere">{payment.set_aside}</p>
      {mayEdit ? (
        <Button
          className="justify-self-start"
          disabled={isBusy}
          onClick={() =>
            take({
              name: 'take up',
              work: () => request('POST /payments/{id}/take-up/', { parameters: { id } }),
              done: words.wasTakenUp,
            })
          }
        >
          {words.takeUp}
        </Button>
      ) : null}
    </DetailsPart>
  );
}

interface PaymentDetailsProps {
  payment: Payment;
  onOpen(next: OpenPayment): void;
  onClose(): void;
}

/** All that is known of a payment, whose gift it may be, and whose it is. */
export function PaymentDetails({ payment, onOpen, onClose }: PaymentDetailsProps) {
  const { data, error, refetch } = useQuery(onePayment(payment.id));
  const it = data ?? payment;
  const amount = useFocusKept<HTMLDivElement>();
  return (
    <DetailsDialog title={words.payment} onClose={onClose}>
      <div ref={amount} tabIndex={-1} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="text-subheading">
          <Amount money={it} />
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <Day day={it.day} />
          <PaymentBadge payment={it} />
        </p>
      </div>
      <StatementPart payment={it} />
      {data === undefined && error === null ? <Waiting>{words.loadingPayment}</Waiting> : null}
      {data !== undefined || error === null ? null : (
        <Banner tone="danger">
          <p>{words.failedToLoadPayment}</p>
          <p>{error.message}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {data === undefined ? null : (
        <>
          {data.state === 'set_aside' ? <SetAsidePart payment={data} /> : null}
          <GiftsOfPayment payment={data} onOpen={onOpen} />
          <RefundedGifts payment={data} onOpen={onOpen} />
          {data.state === 'open' ? <OpenPart payment={data} onOpen={onOpen} /> : null}
        </>
      )}
    </DetailsDialog>
  );
}
