import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/payments.ts';
import { currencies } from '../../../domain/giving/money.ts';
import {
  type PaymentSource,
  type PaymentSourceInput,
  paymentSourceInput,
  type SourceKind,
  sourceKinds,
} from '../../../domain/giving/payment.ts';
import { controlLook } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormField } from '../form/FormField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { request } from '../session/request.ts';
import { moneySources, waysToPay } from './calls.ts';

const texts = {
  title: words.addSource,
  submit: words.addSource,
  submitting: words.saving,
  failed: words.sourceNotAdded,
};

const kinds = sourceKinds.map((value) => ({ value, label: words.kinds[value] }));

/** The name: ways to pay are suggested, and the kind and the currency of the one that is chosen are taken over. */
function SourceName({ control }: { control: Control<PaymentSourceInput, unknown, PaymentSourceInput> }) {
  const list = useId();
  const { data: ways = [] } = useQuery(waysToPay);
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: currency } = useController({ control, name: 'currency' });
  return (
    <FormField control={control} name="name" label={words.sourceName} hint={words.sourceNameHint}>
      {(wiring, { value, onChange }) => (
        <>
          <input
            {...wiring}
            list={list}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              const chosen = ways.find(({ name }) => name === target.value);
              if (chosen === undefined) return;
              kind.onChange(chosen.kind);
              currency.onChange(chosen.currency);
            }}
            className={controlLook}
          />
          <datalist id={list}>
            {ways.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}

interface SourceDialogProps {
  kind: SourceKind;
  onAdded(source: PaymentSource): void;
  onClose(): void;
}

/** Adds a place where money comes in: a code, an account, a cash box. */
export function SourceDialog({ kind, onAdded, onClose }: SourceDialogProps) {
  const queries = useQueryClient();
  return (
    // It stands over another form, which React would send as well.
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        texts={texts}
        schema={paymentSourceInput}
        startsWith={{ name: '', kind, currency: currencies[0] }}
        draft="payment source"
        save={async (body) => {
          const added = await request('POST /payment-sources/', { body });
          queries.setQueryData(moneySources.queryKey, (all = []) => [...all, added]);
          toast.success(words.sourceAdded);
          onAdded(added);
          return undefined;
        }}
        onClose={onClose}
      >
        {(control) => (
          <>
            <SourceName control={control} />
            <SelectField control={control} name="kind" label={words.kind} options={kinds} />
            <SelectField
              control={control}
              name="currency"
              label={words.currency}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
          </>
        )}
      </FormDialog>
    </div>
  );
}
