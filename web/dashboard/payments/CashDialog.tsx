import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/payments.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { cashInput, type PaymentSource } from '../../../domain/giving/payment.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { DayField } from '../form/DayField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { siteTimeZone } from '../time/site-time.ts';
import { moneySources } from './calls.ts';
import { SourceDialog } from './SourceDialog.tsx';

const texts = {
  title: words.enterCash,
  submit: words.enterIt,
  submitting: words.saving,
  failed: words.cashNotEntered,
};

/** In place of a source: none is chosen yet. */
const NONE = 0;

/** The cash box, if there is one. Cash that is entered as mobile money would never agree with its statement. */
const boxOf = (sources: readonly PaymentSource[]) => sources.find(({ kind }) => kind === 'cash')?.id ?? NONE;

interface CashFormProps {
  sources: readonly PaymentSource[];
  onClose(): void;
}

function CashForm({ sources, onClose }: CashFormProps) {
  const readAgain = useGivingAgain();
  const [isAdding, setAdding] = useState(false);
  // Sent with every try: an entry that arrives twice is stored once.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      texts={texts}
      schema={cashInput}
      startsWith={{
        source_id: boxOf(sources),
        day: dayOf(new Date(), siteTimeZone()),
        amount: '',
        payer_name: '',
        payer_phone: '',
        reference: '',
        text: '',
        key,
      }}
      draft="payment entered"
      save={async (body) => {
        await request('POST /payments/', { body });
        toast.success(words.cashEntered);
        void readAgain();
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <div className="grid gap-2">
            <SelectField
              control={control}
              name="source_id"
              label={words.whereMoneyIs}
              options={[
                ...(boxOf(sources) === NONE ? [{ value: NONE, label: words.chooseSource }] : []),
                ...sources.map(({ id, name, currency }) => ({ value: id, label: words.sourceIn(name, currency) })),
              ]}
            />
            <Button className="justify-self-start" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-5" />
              {words.addSource}
            </Button>
            {isAdding ? <SourceDialog kind="cash" onAdded={() => undefined} onClose={() => setAdding(false)} /> : null}
          </div>
          <TextField control={control} name="amount" label={words.amount} inputMode="decimal" autoComplete="off" />
          <DayField control={control} name="day" label={words.day} />
          <TextField control={control} name="payer_name" label={words.whoGave} hint={words.whoGaveHint} />
          <TextField control={control} name="payer_phone" label={words.phone} type="tel" autoComplete="off" />
          <TextField control={control} name="reference" label={words.reference} hint={words.referenceHint} />
          <TextField control={control} name="text" label={words.note} />
        </>
      )}
    </FormDialog>
  );
}

/** The place for the money first, where none is known yet. */
function CashSteps({ sources, onClose }: CashFormProps) {
  const [isFirst, setFirst] = useState(sources.length === 0);
  if (!isFirst) return <CashForm sources={sources} onClose={onClose} />;
  return (
    <SourceDialog
      kind="cash"
      onAdded={() => undefined}
      onClose={() => {
        if (sources.length === 0) onClose();
        else setFirst(false);
      }}
    />
  );
}

/** Enters money that no statement tells of. Where no place for it is known yet, that is asked first. */
export function CashDialog({ onClose }: { onClose(): void }) {
  const { data: sources, error } = useQuery(moneySources);
  if (sources === undefined) {
    return (
      <Modal title={words.enterCash} onClose={onClose}>
        {error === null ? <Waiting>{words.loadingSources}</Waiting> : <Banner tone="danger">{error.message}</Banner>}
      </Modal>
    );
  }
  return <CashSteps sources={sources} onClose={onClose} />;
}
