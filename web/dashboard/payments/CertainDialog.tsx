import { useState } from 'react';
import * as words from '#locale/dashboard/payments.ts';
import type { Payment } from '../../../domain/giving/payment.ts';
import type { PledgeInShort } from '../../../domain/giving/pledge.ts';
import { showMoney } from '../../ui/money.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Day } from '../time/Moment.tsx';
import { openAmount, payerOf } from './columns.tsx';

interface Match {
  payment: Payment;
  pledge: PledgeInShort;
}

interface MatchRowProps {
  match: Match;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** A payment beside the pledge that its reference names. */
function MatchRow({ match: { payment, pledge }, isChosen, onChoose }: MatchRowProps) {
  return (
    <li className="border-t border-line">
      <label className="flex cursor-pointer items-start gap-3 py-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="grid min-w-0 grow gap-x-6 gap-y-2 sm:grid-cols-2">
          <span className="grid content-start wrap-anywhere">
            <span className="text-sm text-muted">{words.payment}</span>
            <span className="font-semibold">{showMoney(openAmount(payment))}</span>
            <span>{payerOf(payment)}</span>
            <span className="text-sm text-muted">
              <Day day={payment.day} />
            </span>
          </span>
          <span className="grid content-start wrap-anywhere">
            <span className="text-sm text-muted">{words.pledgeCalled(pledge.reference)}</span>
            <span className="font-semibold">{words.pledgeOf(showMoney(pledge), pledge.rhythm)}</span>
            <span>{pledge.full_name || words.noName}</span>
            {pledge.project === null ? null : <span className="text-sm text-muted">{pledge.project.title}</span>}
          </span>
        </span>
      </label>
    </li>
  );
}

interface CertainDialogProps {
  matches: readonly Match[];
  isBusy: boolean;
  /** Why they were not assigned. */
  problem: string | undefined;
  onAssign(matches: { payment_id: number; pledge_id: number }[]): void;
  onClose(): void;
}

/** All payments that say themselves whose gift they are, each to be looked at, assigned with one press. */
export function CertainDialog({ matches, isBusy, problem, onAssign, onClose }: CertainDialogProps) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = matches.filter(({ payment }) => !left.includes(payment.id));
  return (
    <Modal wide title={words.matchedByReference} onClose={onClose}>
      <p>{words.matchedHint}</p>
      <ul>
        {matches.map((match) => (
          <MatchRow
            key={match.payment.id}
            match={match}
            isChosen={chosen.includes(match)}
            onChoose={(isChosen) =>
              setLeft(isChosen ? left.filter((id) => id !== match.payment.id) : [...left, match.payment.id])
            }
          />
        ))}
      </ul>
      {matches.length === 0 ? <p className="text-muted">{words.noneToMatch}</p> : null}
      <div className="actions">
        {problem === undefined || isBusy ? null : (
          <Banner tone="danger">
            <p>{words.notAssigned}</p>
            <p>{problem}</p>
          </Banner>
        )}
        <Button
          kind="primary"
          disabled={isBusy || chosen.length === 0}
          onClick={() =>
            onAssign(chosen.map(({ payment, pledge }) => ({ payment_id: payment.id, pledge_id: pledge.id })))
          }
        >
          {isBusy ? words.assigning : words.assignThese(chosen.length)}
        </Button>
        <Button onClick={onClose}>{words.notNow}</Button>
      </div>
    </Modal>
  );
}
