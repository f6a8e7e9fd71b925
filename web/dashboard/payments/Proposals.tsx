import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/payments.ts';
import type { PaymentDetails, Proposed } from '../../../domain/api/giving.ts';
import type { ShareInput } from '../../../domain/giving/payment.ts';
import { showMoney } from '../../ui/money.ts';
import { Button } from '../components/Button.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Day } from '../time/Moment.tsx';
import { usePaymentStep } from './calls.ts';
import { openAmount, pledgeWords } from './columns.tsx';

const tones: Record<Proposed['certainty'], BadgeTone> = { certain: 'success', likely: 'info', possible: 'quiet' };

/** A share without anything that a proposal says. */
const nobody = { pledge_id: null, giver_id: null, project_id: null, gift_id: null };

/** Assigns a share of the payment with one press. */
function useAssigning({ id, assigned }: PaymentDetails) {
  const { take, isBusy, busyWith } = usePaymentStep();
  const assign = (name: string, share: ShareInput, done: string) =>
    take({
      name,
      work: () => request('POST /payments/{id}/gifts/', { parameters: { id }, body: { shares: [share], assigned } }),
      done,
    });
  return { assign, isBusy, busyWith };
}

/** A choice with its button, in the list of those that are proposed. */
function ProposedGift({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-line p-3">
      <div className="grid min-w-0 grow basis-56 gap-1 wrap-anywhere">{children}</div>
      {button}
    </li>
  );
}

/** Whose gift the payment may be, the likeliest first, each with the reason why. */
export function Proposals({ payment }: { payment: PaymentDetails }) {
  const mayEdit = useMay('statements.edit');
  const { assign, isBusy, busyWith } = useAssigning(payment);
  const open = openAmount(payment);
  if (payment.proposals.length === 0) return <p className="text-muted">{words.noProposals}</p>;
  return (
    <ul className="grid gap-3">
      {payment.proposals.map(({ giver, pledge, reason, certainty }, index) => {
        const name = giver.name || pledge?.full_name || words.noName;
        const key = `${giver.id} ${pledge?.id}`;
        return (
          <ProposedGift
            key={key}
            button={
              mayEdit ? (
                <Button
                  kind={index === 0 && certainty !== 'possible' ? 'primary' : 'secondary'}
                  aria-label={words.assignTo(showMoney(open), name)}
                  disabled={isBusy}
                  onClick={() =>
                    assign(
                      key,
                      {
                        ...nobody,
                        amount: open.amount,
                        ...(pledge === null ? { giver_id: giver.id } : { pledge_id: pledge.id }),
                      },
                      words.wasAssignedTo(showMoney(open), name),
                    )
                  }
                >
                  {busyWith === key ? words.assigning : words.assign(showMoney(open))}
                </Button>
              ) : null
            }
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{name}</span>
              <Badge tone={tones[certainty]}>{words.certainties[certainty]}</Badge>
            </p>
            <p>{words.reasons[reason]}</p>
            {pledge === null ? null : <p className="text-sm text-muted">{pledgeWords(pledge)}</p>}
          </ProposedGift>
        );
      })}
    </ul>
  );
}

/** The gifts that money which went back may have been. */
export function Refundable({ payment }: { payment: PaymentDetails }) {
  const mayEdit = useMay('statements.edit');
  const { assign, isBusy, busyWith } = useAssigning(payment);
  const open = openAmount(payment);
  const wentBack = showMoney({ amount: -open.amount, currency: open.currency });
  if (payment.refundable.length === 0) return <p className="text-muted">{words.nothingRefundable}</p>;
  return (
    <>
      <p className="text-muted">{words.refundHint}</p>
      <ul className="grid gap-3">
        {payment.refundable.map((gift) => {
          const name = gift.giver.name || words.noName;
          return (
            <ProposedGift
              key={gift.id}
              button={
                mayEdit ? (
                  <Button
                    aria-label={words.wentBackTo(wentBack, name)}
                    disabled={isBusy}
                    onClick={() =>
                      assign(
                        String(gift.id),
                        { ...nobody, amount: open.amount, gift_id: gift.id },
                        words.wasRefunded(wentBack, name),
                      )
                    }
                  >
                    {busyWith === String(gift.id) ? words.assigning : words.thisOneWentBack}
                  </Button>
                ) : null
              }
            >
              <p className="font-semibold">{words.amountFrom(showMoney(gift), name)}</p>
              <p className="text-sm text-muted">
                <Day day={gift.day} />
              </p>
              {gift.receipt === null ? null : (
                <p className="text-sm">{words.receiptBecomesVoid(gift.receipt.number)}</p>
              )}
            </ProposedGift>
          );
        })}
      </ul>
    </>
  );
}
