import { useEffect, useState } from 'react';
import * as words from '#locale/pledge.ts';
import type { PaymentRequest } from '../../../domain/giving/payment-request.ts';
import type { OwnPledge } from '../../../domain/giving/pledge.ts';
import { isUnderWay } from '../../../domain/giving/under-way.ts';
import { request } from '../../request.ts';
import { TextLink } from '../components/TextLink.tsx';
import { Form, InputField, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { useForm } from '../forms/useForm.ts';
import { island } from '../island.tsx';

type State = PaymentRequest['state'];

/** Interval for looking whether the payer has confirmed (ms), and how often: beyond the time that the payer has. */
const LOOK_EVERY = 4_000;
const MOST_LOOKS = 90;

/** Looks at the pledge again and again until this is called. Nothing is fetched where nobody can see it. */
function watch(token: string, onSeen: (pledge: OwnPledge) => void): () => void {
  let left = MOST_LOOKS;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (document.hidden || isLooking) return;
    left -= 1;
    if (left === 0) clearInterval(timer);
    isLooking = true;
    await request('GET /own-pledges/{token}/', { parameters: { token } }).then(onSeen, () => undefined);
    isLooking = false;
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

interface AskTelephoneProps {
  plan: FormPlan;
  token: string;
  /** The page's own address. */
  address: string;
  /** How the last request stands, and the number that is offered. */
  last: State | undefined;
  phone: string;
  /** What is asked for: as it is sent, and as people read it. */
  amount: string;
  figures: string;
  posted?: PostedForm | undefined;
}

/** Has the operator ask the giver's telephone for the money, and shows how it goes. Once it is paid, the page is made anew. */
function AskTelephone({ plan, token, address, last, phone, amount, figures, posted }: AskTelephoneProps) {
  const [{ state, number }, setSeen] = useState({ state: last, number: phone });
  const form = useForm(plan, { posted, onSent: () => setSeen({ state: 'asked', number }) });
  const isWatched = state !== undefined && isUnderWay({ state });

  useEffect(() => {
    if (!isWatched) return;
    return watch(token, (pledge) => {
      const found = pledge.request?.state;
      if (found === 'paid') location.replace(address);
      else setSeen({ state: found, number: pledge.phone ?? '' });
    });
  }, [isWatched, token, address]);

  // What was paid is told at the top of the page.
  const told = state === 'paid' ? undefined : state;
  return (
    <div id="ask" className="ask-telephone">
      <h3 className="text-heading">{words.payByTelephone}</h3>
      <p className="mt-3 max-w-reading">{words.yourTelephoneAsks(figures)}</p>
      <div role="status">
        {told ? (
          <div className={`form-note form-note-${told === 'refused' || told === 'failed' ? 'failed' : 'queued'} mt-5`}>
            <p>{words.requestStates[told]}</p>
            {isUnderWay({ state: told }) || told === 'late' ? (
              <TextLink href={address}>{words.lookAgain}</TextLink>
            ) : null}
          </div>
        ) : null}
      </div>
      <Form
        form={form.note?.kind === 'taken' ? { ...form, note: undefined } : form}
        action={`${address}#ask`}
        label={words.payByTelephone}
        className="form-grid mt-5"
      >
        <input type="hidden" name="change" value="request" />
        <input type="hidden" name="amount" value={amount} />
        <InputField
          form={form}
          prefix="ask"
          name="phone"
          label={words.numberThatPays}
          initial={number}
          type="tel"
          autoComplete="tel"
          className="form-wide"
        />
        <SubmitButton
          state={form.state}
          label={words.askMyTelephone}
          busy={words.submitting}
          className="form-button form-wide"
        />
      </Form>
    </div>
  );
}

export default island('pledge/AskTelephone', AskTelephone);
