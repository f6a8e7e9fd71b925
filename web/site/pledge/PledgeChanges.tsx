import * as words from '#locale/pledge.ts';
import type { OwnPledge } from '../../../domain/giving/pledge.ts';
import { isUnderWay } from '../../../domain/giving/under-way.ts';
import { calendarDay } from '../../ui/format.ts';

/** The name of the field that says which button was pressed, and what it says. */
export const CHANGE = 'change';
export const changes = { cancel: 'cancel', reopen: 'reopen', receipt: 'receipt', request: 'request' } as const;

/** A form of one button, which needs no script. */
function Press({ action, change, label }: { action: string; change: keyof typeof changes; label: string }) {
  return (
    <form method="post" action={action} aria-label={label}>
      <input type="hidden" name={CHANGE} value={change} />
      <button type="submit" className="submit-button">
        {label}
      </button>
    </form>
  );
}

interface PledgeChangesProps {
  pledge: OwnPledge;
  /** The page's own address. */
  action: string;
}

/** The receipts of the pledge, and the way out of it as long as something is still to come. */
export function PledgeChanges({ pledge, action }: PledgeChangesProps) {
  const { receipts, has_email, status, rhythm, state, request } = pledge;
  const isComplete = rhythm === 'once' && state === 'received';
  return (
    <div className="page-width grid gap-10 pb-16">
      {receipts.length === 0 ? null : (
        <section aria-labelledby="receipts-title">
          <h2 id="receipts-title" className="text-heading">
            {words.receipts}
          </h2>
          <ul className="mt-3">
            {receipts.map(({ number, issued_on, address }) => (
              <li key={number}>
                <a href={address} download className="inline-flex min-h-11 items-center font-semibold underline">
                  {words.receiptOf(number, calendarDay(issued_on))}
                </a>
              </li>
            ))}
          </ul>
          {has_email ? (
            <div className="mt-3">
              <Press action={action} change={changes.receipt} label={words.sendReceipt} />
            </div>
          ) : null}
        </section>
      )}
      {status === 'cancelled' && !isComplete ? (
        <section aria-labelledby="reopen-title">
          <h2 id="reopen-title" className="text-heading">
            {words.cancelledByMistake}
          </h2>
          <div className="mt-3">
            <Press action={action} change={changes.reopen} label={words.reopenMyPledge} />
          </div>
        </section>
      ) : null}
      {status === 'cancelled' || isComplete ? null : (
        <details className="cancel-pledge">
          <summary>{words.cancelMyPledge}</summary>
          <p className="mt-5 max-w-reading">{words.nothingIsLost}</p>
          {isUnderWay(request) ? <p className="mt-5 max-w-reading">{words.telephoneMayStillAsk}</p> : null}
          <div className="mt-5">
            <Press action={action} change={changes.cancel} label={words.yesCancel} />
          </div>
        </details>
      )}
    </div>
  );
}
