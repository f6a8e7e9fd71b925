import { toast } from 'sonner';
import * as words from '#locale/dashboard/payments.ts';
import { setAsideInput, takeBackInput } from '../../../domain/giving/payment.ts';
import { showMoney } from '../../ui/money.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { useShowPayment } from './calls.ts';
import { payerOf } from './columns.tsx';
import type { OpenPayment } from './open-payment.ts';
import { PaymentDetails } from './PaymentDetails.tsx';

interface PaymentDialogsProps {
  open: OpenPayment;
  onOpen(next?: OpenPayment): void;
}

const setAsideTexts = {
  title: words.setPaymentAside,
  submit: words.setItAside,
  submitting: words.saving,
  failed: words.notSetAside,
};

const takeBackTexts = {
  title: words.takeGiftBack,
  submit: words.takeBack,
  submitting: words.saving,
  failed: words.notTakenBack,
};

/** The dialogs over the list, one at a time. The others lead back to the details. */
export function PaymentDialogs({ open, onOpen }: PaymentDialogsProps) {
  const { payment } = open;
  const { id, currency } = payment;
  const showPayment = useShowPayment();
  const toDetails = () => onOpen({ dialog: 'details', payment });
  if (open.dialog === 'details') {
    return <PaymentDetails payment={payment} onOpen={onOpen} onClose={() => onOpen()} />;
  }
  if (open.dialog === 'assign') return <AssignDialog payment={open.payment} onClose={toDetails} />;
  if (open.dialog === 'set-aside') {
    return (
      <FormDialog
        texts={setAsideTexts}
        schema={setAsideInput}
        startsWith={{ reason: '' }}
        draft={`payment set aside ${id}`}
        save={async (body) => {
          await showPayment(await request('POST /payments/{id}/set-aside/', { parameters: { id }, body }));
          toast.success(words.wasSetAside);
          return undefined;
        }}
        onClose={toDetails}
      >
        {(control) => (
          <>
            <p className="text-lead wrap-anywhere">{words.amountFrom(showMoney(payment), payerOf(payment))}</p>
            <TextField control={control} name="reason" label={words.whyNoGift} hint={words.whyNoGiftHint} />
          </>
        )}
      </FormDialog>
    );
  }
  const { gift } = open;
  return (
    <FormDialog
      texts={takeBackTexts}
      schema={takeBackInput}
      startsWith={{ reason: '' }}
      draft={`gift taken back ${gift.gift_id}`}
      save={async ({ reason }) => {
        const body = { reason, payment_id: id };
        const parameters = { id: gift.gift_id };
        await showPayment(await request('POST /gifts/{id}/take-back/', { parameters, body }));
        toast.success(words.wasTakenBack);
        return undefined;
      }}
      onClose={toDetails}
    >
      {(control) => (
        <>
          <p className="text-lead wrap-anywhere">
            {words.amountFrom(showMoney({ amount: gift.amount, currency }), gift.giver.name || words.noName)}
          </p>
          <TextField control={control} name="reason" label={words.whyTakenBack} hint={words.whyTakenBackHint} />
        </>
      )}
    </FormDialog>
  );
}
