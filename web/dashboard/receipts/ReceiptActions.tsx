import { Ban, Download, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/receipts.ts';
import { type Receipt, voidInput } from '../../../domain/giving/gift.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextField } from '../form/TextField.tsx';
import { RowAction } from '../list/RowActions.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useDownloading, useSending } from './actions.ts';

interface VoidFormProps {
  receipt: Receipt;
  onClose(): void;
}

/** Asks why a receipt is made void, and says what that means. */
function VoidForm({ receipt: { id, number }, onClose }: VoidFormProps) {
  const readAgain = useGivingAgain();
  return (
    <FormDialog
      texts={{
        title: words.voidQuestion(number),
        submit: words.makeVoid,
        submitting: words.makingVoid,
        failed: words.notVoided,
      }}
      schema={voidInput}
      startsWith={{ reason: '' }}
      draft={`void receipt ${id}`}
      save={async (body) => {
        await request('POST /receipts/{id}/void/', { parameters: { id }, body });
        toast.success(words.voided(number));
        await readAgain();
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <p>{words.voidHint}</p>
          <TextField
            control={control}
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            maxLength={200}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

function DownloadAction({ receipt }: { receipt: Receipt }) {
  const { mutate, isPending } = useDownloading(receipt);
  return (
    <RowAction
      label={words.downloadOne(receipt.number)}
      word={words.download}
      Icon={Download}
      busy={isPending}
      onClick={mutate}
    />
  );
}

function SendAction({ receipt }: { receipt: Receipt }) {
  const { mutate, isPending } = useSending(receipt);
  return (
    <RowAction label={words.sendOne(receipt.number)} word={words.send} Icon={Send} busy={isPending} onClick={mutate} />
  );
}

/** What this person may do with a receipt, and the form over the list in which one is made void. */
export function useReceiptActions(): { actions(receipt: Receipt): ReactNode; dialog: ReactNode } {
  const maySend = useMay('receipts.create');
  const mayVoid = useMay('receipts.delete');
  const [voiding, setVoiding] = useState<Receipt>();
  return {
    actions: (receipt) => (
      <>
        <DownloadAction receipt={receipt} />
        {maySend && receipt.has_email && receipt.voided_at === null ? <SendAction receipt={receipt} /> : null}
        {mayVoid && receipt.voided_at === null ? (
          <RowAction
            label={words.makeOneVoid(receipt.number)}
            word={words.makeVoid}
            Icon={Ban}
            onClick={() => setVoiding(receipt)}
          />
        ) : null}
      </>
    ),
    dialog: voiding === undefined ? null : <VoidForm receipt={voiding} onClose={() => setVoiding(undefined)} />,
  };
}
