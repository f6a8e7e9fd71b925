import * as words from '#locale/pledge.ts';
import type { PaymentWay } from '../../../domain/collections/giving.ts';
import type { Money } from '../../../domain/giving/money.ts';
import { type OwnPledge, outstandingOf } from '../../../domain/giving/pledge.ts';
import { isUnderWay } from '../../../domain/giving/under-way.ts';
import { showAmount, showMoney } from '../../ui/money.ts';
import Copy from '../components/Copy.island.tsx';
import type { PostedForm } from '../forms/plan.ts';
import { langOf } from '../untranslated.ts';
import AskTelephone from './AskTelephone.island.tsx';
import { HowToPay } from './HowToPay.tsx';
import { changes, PledgeChanges } from './PledgeChanges.tsx';
import { requestPlan } from './request-plan.ts';

/** What the giver pays next: of a monthly gift always a month's amount. Undefined where nothing is to come. */
function nextOf(pledge: OwnPledge): Money | undefined {
  const { status, rhythm, amount, currency } = pledge;
  if (status === 'cancelled') return undefined;
  if (rhythm === 'monthly') return { amount, currency };
  const outstanding = outstandingOf(pledge);
  return outstanding > 0 ? { amount: outstanding, currency } : undefined;
}

function Facts({ pledge }: { pledge: OwnPledge }) {
  const { amount, currency, rhythm, project, state, received, expected } = pledge;
  const inFigures = (value: number) => showMoney({ amount: value, currency });
  return (
    <dl className="pledge-facts">
      <div>
        <dt>{words.amount}</dt>
        <dd>{inFigures(amount)}</dd>
      </div>
      <div>
        <dt>{words.howOften}</dt>
        <dd>{words.rhythms[rhythm]}</dd>
      </div>
      <div>
        <dt>{words.whatFor}</dt>
        <dd lang={project ? langOf(project, 'title') : undefined}>{project?.title ?? words.whereItIsNeeded}</dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>
          {words.states[state]}
          {state === 'part' ? <> {words.receivedSoFar(inFigures(received), inFigures(expected))}</> : null}
        </dd>
      </div>
    </dl>
  );
}

/** What a telephone can be asked for now: nothing more than is outstanding. Undefined where none is asked. */
function askedOf(pledge: OwnPledge, next: Money | undefined): Money | undefined {
  if (next === undefined || pledge.request === undefined) return undefined;
  const amount = Math.min(next.amount, outstandingOf(pledge));
  return amount > 0 ? { ...next, amount } : undefined;
}

interface PledgeFoundProps {
  token: string;
  pledge: OwnPledge;
  ways: readonly PaymentWay[];
  /** The page's own address below the site's root, and the whole of it. */
  address: string;
  url: string;
  posted: PostedForm | undefined;
}

/** The pledge as its giver sees it: first what to write on the gift, then how to pay it. */
export function PledgeFound({ token, pledge, ways, address, url, posted }: PledgeFoundProps) {
  const next = nextOf(pledge);
  const asked = askedOf(pledge, next);
  // The form itself tells what became of it, as long as it is there.
  const ofRequest = asked && posted?.form === changes.request ? posted : undefined;
  const told = posted === ofRequest ? undefined : posted;
  return (
    <>
      <section aria-labelledby="pledge-title" className="page-width py-14">
        {pledge.status === 'cancelled' ? null : (
          <p className="mb-3 font-display font-extrabold text-accent text-heading">
            {pledge.full_name === '' ? words.thankYou : words.thankYouByName(pledge.full_name)}
          </p>
        )}
        <h1 id="pledge-title" className="text-title">
          {words.yourPledge}
        </h1>
        {told ? (
          <p
            role={told.taken ? 'status' : 'alert'}
            className={`form-note mt-8 max-w-reading ${told.taken ? 'form-note-taken' : 'form-note-failed'}`}
          >
            {told.message}
          </p>
        ) : null}
        {pledge.request?.state === 'paid' ? (
          <p role="status" className="form-note form-note-taken mt-8 max-w-reading">
            {words.requestStates.paid}
          </p>
        ) : null}
        {pledge.status === 'cancelled' && isUnderWay(pledge.request) && !told ? (
          <p role="status" className="form-note form-note-queued mt-8 max-w-reading">
            {words.telephoneMayStillAsk}
          </p>
        ) : null}
        {next ? (
          <>
            <p className="mt-8 max-w-reading text-lead">{words.writeThisReference}</p>
            <Copy text={pledge.reference} label={words.copyReference} className="pledge-reference" />
          </>
        ) : (
          <p className="pledge-reference mt-8">{pledge.reference}</p>
        )}
        <Facts pledge={pledge} />
        <p className="mt-8 max-w-reading">{words.keepTheAddress}</p>
      </section>
      {next ? (
        <HowToPay money={next} ways={ways} url={url}>
          {asked ? (
            <AskTelephone
              plan={requestPlan(token)}
              token={token}
              address={address}
              last={pledge.request?.state}
              phone={pledge.phone ?? ''}
              amount={showAmount(asked)}
              figures={showMoney(asked)}
              posted={ofRequest}
            />
          ) : null}
        </HowToPay>
      ) : null}
      <PledgeChanges pledge={pledge} action={address} />
    </>
  );
}
