import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/payments.ts';
import type { PaymentDetails } from '../../../domain/api/giving.ts';
import type { Money } from '../../../domain/giving/money.ts';
import type { ShareInput } from '../../../domain/giving/payment.ts';
import { visitorsLanguage } from '../../../domain/languages.ts';
import { showAmount, showMoney } from '../../ui/money.ts';
import { Button } from '../components/Button.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { LanguageField } from '../form/LanguageField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { projectsToGiveFor } from '../pledges/calls.ts';
import { request } from '../session/request.ts';
import { useShowPayment } from './calls.ts';
import { openAmount, payerOf } from './columns.tsx';
import { leftAfter, sharesOf, type TypedShares } from './shares.ts';
import { WhoseField } from './WhoseField.tsx';

type ShareControl = Control<TypedShares, unknown, ShareInput[]>;

/** As many shares as one payment is split into. */
const MOST = 50;

/** A new share: the amount that is left, and the payer's name and number for somebody new. */
const newShare = (
  { amount, currency }: Money,
  payer: { name: string; phone: string },
): TypedShares['shares'][number] => ({
  amount: amount > 0 ? showAmount({ amount, currency }) : '',
  whose: null,
  name: payer.name,
  email: '',
  phone: payer.phone,
  language: visitorsLanguage,
  project_id: null,
});

interface ShareProps {
  control: ShareControl;
  place: number;
  open: Money;
}

/** One share: how much, whose, and what it is for. */
function Share({ control, place, open: { currency } }: ShareProps) {
  const whose = useWatch({ control, name: `shares.${place}.whose` });
  const { data: projects = [] } = useQuery(projectsToGiveFor);
  return (
    <>
      <TextField
        control={control}
        name={`shares.${place}.amount`}
        label={words.amountIn(currency)}
        inputMode="decimal"
        autoComplete="off"
      />
      <WhoseField control={control} place={place} currency={currency} />
      {whose?.kind === 'new' ? (
        <>
          <TextField control={control} name={`shares.${place}.name`} label={words.name} hint={words.newGiverHint} />
          <TextField control={control} name={`shares.${place}.email`} label={words.email} type="email" />
          <TextField control={control} name={`shares.${place}.phone`} label={words.phone} type="tel" />
          <LanguageField control={control} name={`shares.${place}.language`} />
        </>
      ) : null}
      {projects.length === 0 ? null : (
        <SelectField
          control={control}
          name={`shares.${place}.project_id`}
          label={words.project}
          hint={whose?.kind === 'pledge' ? words.projectOfPledgeHint : undefined}
          options={[
            { value: null, label: words.noProject },
            ...projects.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </>
  );
}

interface SharesProps {
  control: ShareControl;
  open: Money;
}

/** All shares, and what is left of the payment. */
function Shares({ control, open }: SharesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'shares', keyName: 'key' });
  const left = leftAfter(open, useWatch({ control, name: 'shares' }));
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ul className="grid gap-6">
        {fields.map(({ key }, place) => (
          <li key={key}>
            <fieldset className="grid gap-4 border-l-4 border-line pl-4">
              <legend className={fields.length === 1 ? 'sr-only' : 'pb-2 font-semibold'}>
                {words.share(place + 1, fields.length)}
              </legend>
              <Share control={control} place={place} open={open} />
              {fields.length === 1 ? null : (
                <Button
                  kind="quiet"
                  className="justify-self-start"
                  aria-label={words.removeShareAt(place + 1)}
                  onClick={() => {
                    remove(place);
                    add.current?.focus();
                  }}
                >
                  <X aria-hidden="true" className="size-5" />
                  {words.removeShare}
                </Button>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {fields.length >= MOST ? null : (
          <Button ref={add} onClick={() => append(newShare(left, { name: '', phone: '' }))}>
            <Plus aria-hidden="true" className="size-5" />
            {words.addShare}
          </Button>
        )}
        <p role="status" className={left.amount < 0 ? 'font-semibold text-danger' : 'text-muted'}>
          {left.amount < 0
            ? words.tooMuch(showMoney({ ...left, amount: -left.amount }))
            : left.amount === 0
              ? words.nothingLeft
              : words.leftOfPayment(showMoney(left))}
        </p>
      </div>
    </>
  );
}

const texts = {
  title: words.assignOrSplit,
  submit: words.assignShares,
  submitting: words.assigning,
  failed: words.notAssigned,
};

interface AssignDialogProps {
  payment: PaymentDetails;
  onClose(): void;
}

/** Says whose gift a payment is where no proposal fits: one giver, or several with a share each. */
export function AssignDialog({ payment, onClose }: AssignDialogProps) {
  const open = openAmount(payment);
  const payer = { name: payment.payer_name.slice(0, 120), phone: payment.payer_phone.slice(0, 40) };
  const showPayment = useShowPayment();
  return (
    <FormDialog
      texts={texts}
      schema={sharesOf(open)}
      startsWith={{ shares: [newShare(open, payer)] }}
      // What was typed for another amount does not add up any more.
      draft={`payment shares ${payment.id} ${open.amount}`}
      save={async (shares) => {
        const parameters = { id: payment.id };
        await showPayment(
          await request('POST /payments/{id}/gifts/', { parameters, body: { shares, assigned: payment.assigned } }),
        );
        toast.success(words.wasAssigned);
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p className="text-lead wrap-anywhere">{words.amountFrom(showMoney(open), payerOf(payment))}</p>
          <Shares control={control} open={open} />
        </>
      )}
    </FormDialog>
  );
}
